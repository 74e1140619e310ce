import type { ColumnId } from "@standings/domain";
import { type KeyboardEvent, lazy, Suspense, useMemo, useRef, useState } from "react";
import { columnGrid } from "../columns/column-frame.tsx";
import { moveInColumns } from "../columns/column-keys.ts";
import type { ModelColumn } from "../columns/model-column.ts";
import { RawAnswers } from "../columns/raw-answers.tsx";
import type { RetryProps } from "../columns/retry-button.tsx";
import { HighlightProvider } from "../highlight.tsx";
import { useOwnKey } from "../own/use-own-key.ts";
import { type CompanyClicks, ScopeProvider } from "../scope.ts";
import type { Standings } from "../standings.ts";
import { ComparisonColumn } from "./comparison-column.tsx";
import { OverlapSentence } from "./overlap-sentence.tsx";

const ComparedDialog = lazy(() =>
  import("./compared-dialog.tsx").then((module) => ({ default: module.ComparedDialog })),
);

interface ComparisonViewProps extends RetryProps {
  readonly clicks: CompanyClicks;
  readonly searchId: string | null;
  /** In the order of the columns. */
  readonly prompts: readonly string[];
  readonly columns: readonly ModelColumn[];
  readonly standings: Standings;
}

/** Two answers of one model side by side, with their overlap. */
export function ComparisonView({
  clicks,
  searchId,
  prompts,
  columns,
  standings,
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
      clicks,
      openEntry: setOpened,
      ownKey,
      openAnswer: hasAnswers ? setAnswer : null,
    }),
    [clicks, ownKey, hasAnswers],
  );
  const move = (event: KeyboardEvent) => {
    if (grid.current && moveInColumns(grid.current, event.key)) event.preventDefault();
  };
  const mentions = opened === null ? [] : standings.mentions(opened);
  return (
    <HighlightProvider>
      <ScopeProvider value={scope}>
        <OverlapSentence standings={standings} />
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
