import { lazy, Suspense, useState } from "react";
import { useSession } from "../../../lib/session/session.ts";
import type { Standings } from "../standings.ts";
import { AskForCompany } from "./ask-for-company.tsx";
import { OwnRow } from "./own-row.tsx";

const KEY = "own_company_declined";

/** Whether this browser's user has declined to name a company, and the way to decline. */
function useAskedBefore(): [wasAsked: boolean, decline: () => void] {
  const [wasAsked, setAsked] = useState(() => localStorage.getItem(KEY) !== null);
  const decline = () => {
    localStorage.setItem(KEY, "1");
    setAsked(true);
  };
  return [wasAsked, decline];
}

const ChooseDialog = lazy(() =>
  import("./choose-company-dialog.tsx").then((module) => ({ default: module.ChooseCompanyDialog })),
);

/** The viewer's own company above the aggregate; before one is named, the question which it is, until it is declined. */
export function OwnCompany({ standings }: { standings: Standings }) {
  const { user } = useSession();
  const [isChoosing, setChoosing] = useState(false);
  const [wasAsked, decline] = useAskedBefore();
  if (!user || standings.kind === "expert" || (user.company === null && wasAsked)) return null;
  const choose = () => setChoosing(true);
  return (
    <>
      {user.company ? (
        <OwnRow company={user.company} standings={standings} onChange={choose} />
      ) : (
        <AskForCompany onChoose={choose} onDecline={decline} />
      )}
      {isChoosing && (
        <Suspense fallback={null}>
          <ChooseDialog entries={standings.results} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
