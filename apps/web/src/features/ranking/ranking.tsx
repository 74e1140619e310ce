import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from "react";
import { LitProvider } from "./lit.tsx";
import type { Standings } from "./standings.ts";

const CompanyDialog = lazy(() =>
  import("./company-dialog.tsx").then((module) => ({ default: module.CompanyDialog })),
);

const OpenCompany = createContext<(key: string) => void>(() => undefined);

interface RankingProps {
  readonly standings: Standings;
  /** How many models were asked. */
  readonly asked: number;
  readonly children: ReactNode;
}

/** Holds what the two tabs share: the lit company and the details dialog. */
export function Ranking({ standings, asked, children }: RankingProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const open = useMemo(() => (key: string) => setOpened(key), []);
  const company = opened === null ? undefined : standings.find(opened);
  return (
    <LitProvider>
      <OpenCompany value={open}>
        {children}
        {company && opened !== null && (
          <Suspense fallback={null}>
            <CompanyDialog
              company={company}
              mentions={standings.mentions(opened)}
              models={standings.models}
              asked={asked}
              isCensored={standings.isCensored}
              onClose={() => setOpened(null)}
            />
          </Suspense>
        )}
      </OpenCompany>
    </LitProvider>
  );
}

/** Opens a company's details. */
export function useOpenCompany(): (key: string) => void {
  return use(OpenCompany);
}
