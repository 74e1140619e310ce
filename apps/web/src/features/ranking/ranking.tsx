import type { ColumnId, Market } from "@standings/domain";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { useOwnKey } from "../../components/company/own-badge.tsx";
import { RawAnswers } from "./columns/raw-answers.tsx";
import { HighlightProvider } from "./highlight.tsx";
import { ScopeProvider } from "./scope.ts";
import type { Standings } from "./standings.ts";

const EntryDialog = lazy(() =>
  import("./entry/entry-dialog.tsx").then((module) => ({ default: module.EntryDialog })),
);

interface RankingProps {
  /** Null until the run has an id, and when the viewer may not read the full answers. */
  readonly searchId: string | null;
  readonly standings: Standings;
  /** Number of models asked. */
  readonly asked: number;
  /** Company names lead to their pages. */
  readonly linksNames?: boolean;
  readonly market?: Market | null;
  readonly children: ReactNode;
}

/** Shared state of the two tabs: highlighted entry, opened details and opened answer. */
export function Ranking({
  searchId,
  standings,
  asked,
  linksNames = false,
  market = null,
  children,
}: RankingProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const [answer, setAnswer] = useState<ColumnId | null>(null);
  const { kind } = standings;
  const ownKey = useOwnKey();
  const hasAnswers = searchId !== null && !standings.isCensored;
  const scope = useMemo(
    () => ({
      kind,
      linksNames,
      market,
      searchId,
      openEntry: setOpened,
      ownKey,
      openAnswer: hasAnswers ? setAnswer : null,
    }),
    [kind, linksNames, market, searchId, ownKey, hasAnswers],
  );
  const entry = opened === null ? undefined : standings.find(opened);
  return (
    <HighlightProvider>
      <ScopeProvider value={scope}>
        {children}
        {entry && opened !== null && (
          <Suspense fallback={null}>
            <EntryDialog
              entry={entry}
              mentions={standings.mentions(opened)}
              columns={standings.columns}
              asked={asked}
              isCensored={standings.isCensored}
              onClose={() => setOpened(null)}
            />
          </Suspense>
        )}
        <RawAnswers
          searchId={searchId}
          columnId={answer}
          columns={standings.answered}
          onClose={() => setAnswer(null)}
        />
      </ScopeProvider>
    </HighlightProvider>
  );
}
