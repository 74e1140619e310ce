import type { ColumnId, Market } from "@standings/domain";
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useMemo, useRef, useState } from "react";
import { useOwnKey } from "../../../components/company/own-badge.tsx";
import { columnGrid } from "../columns/column-frame.tsx";
import { moveInColumns } from "../columns/column-keys.ts";
import type { ModelColumn } from "../columns/model-column.ts";
import { RawAnswers } from "../columns/raw-answers.tsx";
import type { RetryProps } from "../columns/retry-button.tsx";
import { HighlightProvider } from "../highlight.tsx";
import { ScopeProvider } from "../scope.ts";
import type { Standings } from "../standings.ts";
import { ComparisonColumn } from "./comparison-column.tsx";
import { ComparisonSummary } from "./comparison-summary.tsx";

const ComparedDialog = lazy(() =>
  import("./compared-dialog.tsx").then((module) => ({ default: module.ComparedDialog })),
);

interface ComparisonViewProps extends RetryProps {
  readonly searchId: string | null;
  /** That both prompts are asked in. */
  readonly market: Market | null;
  /** In the order of the columns. */
  readonly prompts: readonly string[];
  readonly columns: readonly ModelColumn[];
  readonly standings: Standings;
  /** Line above the comparison: state of the search. */
  readonly line?: ReactNode;
  /** It runs, or has run on this page. */
  readonly isLive?: boolean;
}

/** Two answers of one model: their overlap, the slope graph and both lists side by side. */
export function ComparisonView({
  searchId,
  market,
  prompts,
  columns,
  standings,
  line,
  isLive = false,
  ...retry
}: ComparisonViewProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [answer, setAnswer] = useState<ColumnId | null>(null);
  const ownKey = useOwnKey();
  const hasAnswers = searchId !== null && !standings.isCensored;
  const scope = useMemo(
    () => ({
      kind: "company" as const,
      market,
      searchId,
      linksNames: true,
      openEntry: setOpened,
      ownKey,
      openAnswer: hasAnswers ? setAnswer : null,
    }),
    [searchId, market, ownKey, hasAnswers],
  );
  const move = (event: KeyboardEvent) => {
    if (grid.current && moveInColumns(grid.current, event.key)) event.preventDefault();
  };
  const mentions = opened === null ? [] : standings.mentions(opened);
  return (
    <HighlightProvider>
      <ScopeProvider value={scope}>
        {line}
        <ComparisonSummary prompts={prompts} columns={columns} standings={standings} isLive={isLive} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the rows, which are buttons */}
        <div ref={grid} className={columnGrid("compared")} onKeyDown={move}>
          {columns.map((column, index) => (
            <ComparisonColumn
              key={column.columnId}
              index={index}
              prompt={prompts[index] ?? ""}
              column={column}
              standings={standings}
              hasTexts={standings.answered.length > 0 && columns.every(({ phase }) => phase !== "waiting")}
              {...retry}
            />
          ))}
        </div>
        {opened !== null && mentions.length > 0 && (
          <Suspense fallback={null}>
            <ComparedDialog
              mentions={mentions}
              prompts={prompts}
              standings={standings}
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
