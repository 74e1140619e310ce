import { entryKey, type Movement, type Slope } from "@standings/domain";
import { useState } from "react";
import { Skeleton } from "../../../../components/ui/loading.tsx";
import { SlopeLabel } from "./slope-label.tsx";

/** Height of a row: higher in short lists, so that the picture keeps its size. */
function rowHeight(rows: number): string {
  if (rows > 14) return "h-10 sm:h-7";
  return rows > 10 ? "h-10" : "h-10 sm:h-14";
}

const WAITING = Array.from({ length: 10 }, (_, row) => row);

interface SlopeLabelsProps {
  readonly side: "left" | "right";
  readonly prompt: string;
  readonly labels: readonly Slope<Movement>[];
  /** Rows of the graph. */
  readonly rows: number;
  readonly isComplete: boolean;
  /** This side's answer is missing. */
  readonly isWaiting: boolean;
}

/** The labels of one side, one per row, with one Tab stop; arrows move. */
export function SlopeLabels({ side, prompt, labels, rows, isComplete, isWaiting }: SlopeLabelsProps) {
  const [active, setActive] = useState(0);
  const height = rowHeight(rows);
  if (isWaiting) {
    return (
      <div className="mask-fade" aria-hidden="true">
        {WAITING.map((row) => (
          <div key={row} className={`flex items-center ${height} ${side === "left" ? "justify-end" : ""}`}>
            <Skeleton className="h-3 w-2/5" />
          </div>
        ))}
      </div>
    );
  }
  if (labels.length === 0) {
    return (
      <p className={`px-1 text-sm text-ink-3 ${side === "left" ? "text-right" : ""}`}>
        The model named no company
      </p>
    );
  }
  return (
    <ol aria-label={prompt}>
      {labels.map((slope, index) => (
        <li key={entryKey(slope.movement.entry, "company")} className={height}>
          <SlopeLabel
            slope={slope}
            side={side}
            isComplete={isComplete}
            isTabStop={index === active}
            onReached={() => setActive(index)}
          />
        </li>
      ))}
    </ol>
  );
}
