import { capitalised, numberWord, plural } from "@standings/domain";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { useHighlight } from "../highlight.tsx";
import { StatusLine } from "../live/run-line.tsx";
import type { Standings } from "../standings.ts";
import { type ColumnCount, columnGrid } from "./column-frame.tsx";
import { moveInColumns } from "./column-keys.ts";
import { ColumnView } from "./column-view.tsx";
import type { ModelColumn } from "./model-column.ts";
import type { RetryProps } from "./retry-button.tsx";

interface ResultsByModelProps extends RetryProps {
  readonly columns: readonly ModelColumn[];
  readonly standings: Standings;
  /** Line above the columns of a search that runs or hides results; otherwise it counts the answers. */
  readonly line?: ReactNode;
  /** Card over the columns. */
  readonly children?: ReactNode;
}

/** Answers side by side: five columns, three on a tablet, one on a phone. Wide columns also show the reason. */
export function ResultsByModel({ columns, standings, line, children, ...retry }: ResultsByModelProps) {
  const grid = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    if (grid.current && moveInColumns(grid.current, event.key)) event.preventDefault();
  };
  const running = columns.some((column) => column.phase === "waiting");
  return (
    <>
      {line || <Note standings={standings} />}
      <div className="relative">
        {children}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the rows, which are buttons */}
        <div ref={grid} className={columnGrid(countOf(columns.length))} onKeyDown={move}>
          {columns.map((column, index) => (
            <ColumnView
              key={column.columnId}
              index={index}
              column={column}
              standings={standings}
              hasTexts={!running && standings.answered.length > 0}
              {...retry}
            />
          ))}
        </div>
      </div>
    </>
  );
}

const COUNTS = [1, 2, 3, 4, 5] as const;

function countOf(columns: number): ColumnCount {
  return COUNTS.find((count) => count >= columns) ?? 5;
}

function Note({ standings }: { standings: Standings }) {
  const { entry } = useHighlight();
  const highlighted = entry ? standings.find(entry) : undefined;
  const { kind } = standings;
  const count = standings.answered.length;
  const hasEntries = standings.results.length > 0;
  return (
    <StatusLine>
      <div className="flex items-center justify-between gap-4">
        <p className="text-ink-2">
          {countAnswers(count, hasEntries)}{" "}
          {count > 1 && hasEntries && (
            <span className="max-sm:hidden">
              {kind === "expert"
                ? "Hover an expert to find them in every column."
                : "Hover a company to find it in every column."}
            </span>
          )}
        </p>
        {highlighted && (
          <p className="truncate text-sm text-ink-3 max-sm:hidden">
            <span className="font-medium text-ink">{highlighted.name}</span> is listed by{" "}
            {highlighted.votes.length} of {plural(count, "model")}
          </p>
        )}
      </div>
    </StatusLine>
  );
}

function countAnswers(count: number, hasEntries: boolean): string {
  if (count === 0) return "No model answered.";
  const answers = `${capitalised(numberWord(count))} ${count === 1 ? "answer" : "answers"}`;
  if (!hasEntries) return `${answers} without a ranking.`;
  return count === 1 ? `${answers}.` : `${answers} side by side.`;
}
