import { layoutSlopes, type Movement } from "@standings/domain";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "../../../../components/ui/button.tsx";
import { moveInColumns } from "../../columns/column-keys.ts";
import { useHighlight } from "../../highlight.tsx";
import { SlopeLabels } from "./slope-labels.tsx";
import { SlopeLegend } from "./slope-legend.tsx";
import { SlopeLines } from "./slope-lines.tsx";
import { SlopeTable } from "./slope-table.tsx";

const COLUMNS =
  "grid grid-cols-[minmax(0,1fr)_56px_minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)_minmax(120px,360px)_minmax(0,1fr)]";

interface SlopeGraphProps {
  readonly prompts: readonly string[];
  readonly movements: readonly Movement[];
  /** Answers that are missing: the first, the second. */
  readonly waiting: readonly [first: boolean, second: boolean];
  /** Keeps room for the longest lists, so that nothing below moves when an answer comes. */
  readonly keepsRoom: boolean;
}

/** The companies of both answers by rank, with lines between; each side appears with its answer. */
export function SlopeGraph({ prompts, movements, waiting, keepsRoom }: SlopeGraphProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(false);
  const { entry: highlighted } = useHighlight();
  const graph = layoutSlopes(movements);
  const isComplete = !waiting[0] && !waiting[1];
  const rows = isComplete ? graph.rows : Number.POSITIVE_INFINITY;
  const move = (event: KeyboardEvent) => {
    if (grid.current && moveInColumns(grid.current, event.key)) event.preventDefault();
  };
  const side = (at: 0 | 1) => (
    <SlopeLabels
      side={at === 0 ? "left" : "right"}
      prompt={prompts[at] ?? ""}
      labels={at === 0 ? graph.left : graph.right}
      rows={rows}
      isComplete={isComplete}
      isWaiting={waiting[at]}
    />
  );
  return (
    <section className="mb-12 break-inside-avoid" aria-labelledby="slopes-heading">
      <div className="flex min-h-13 items-center justify-between gap-x-4 pb-3">
        <h2 id="slopes-heading" className="text-lg font-strong sm:text-xl">
          How the ranks change
        </h2>
        {isComplete && (
          <Button
            className="noscript:hidden print:hidden"
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? "Show as graph" : "Show as table"}
          </Button>
        )}
      </div>
      <div className={keepsRoom ? "min-h-100 sm:min-h-168" : ""}>
        {asTable ? (
          <SlopeTable graph={graph} prompts={prompts} />
        ) : (
          <>
            <Heads prompts={prompts} />
            {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the labels, which are buttons */}
            <div ref={grid} className={COLUMNS} onKeyDown={move}>
              {side(0)}
              {isComplete ? <SlopeLines graph={graph} highlighted={highlighted} /> : <span />}
              {side(1)}
            </div>
            <div className="min-h-9 pt-4">{isComplete && <SlopeLegend graph={graph} />}</div>
          </>
        )}
      </div>
    </section>
  );
}

function Heads({ prompts }: { prompts: readonly string[] }) {
  return (
    <div className={`${COLUMNS} mb-2 border-t-2 border-line-ink pt-2.5 text-sm`}>
      <Head label="Prompt 1" className="text-right">
        {prompts[0]}
      </Head>
      <span />
      <Head label="Prompt 2">{prompts[1]}</Head>
    </div>
  );
}

function Head({
  label,
  className = "",
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <p className={`min-w-0 px-1 ${className}`}>
      <span className="block text-xs text-ink-3">{label}</span>
      <span className="line-clamp-2 min-h-9 break-words text-ink-2">“{children}”</span>
    </p>
  );
}
