import type { EntryInModel, Interval } from "@standings/domain";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { modelHue } from "../brand/hue.ts";

interface IntervalPlotProps {
  /** From 0 to 1. */
  readonly value: number;
  readonly range: Interval | null;
  /** The figure in each model, as small dots behind it. */
  readonly models?: readonly Pick<EntryInModel, "modelId" | "score">[];
}

/** A figure on a scale from 0 to 1: a dot with whiskers, hollow without a range. Decorative: the numbers stand beside it. */
export function IntervalPlot({ value, range, models = [] }: IntervalPlotProps) {
  const catalogue = useCatalogue();
  return (
    // Room for the marks at both ends.
    <svg className="mx-1.25 block h-4 w-[calc(100%-10px)] overflow-visible" aria-hidden="true">
      <line className="stroke-strip-axis" x1="0" x2="100%" y1="50%" y2="50%" />
      {models.map(({ modelId, score }) => (
        <circle
          key={modelId}
          className={`fill-(--hue) opacity-60 ${modelHue(catalogue, modelId)}`}
          cx={percent(score.value)}
          cy="50%"
          r="3"
        />
      ))}
      {range && (
        <line
          className="stroke-ink"
          x1={percent(range.low)}
          x2={percent(range.high)}
          y1="50%"
          y2="50%"
          strokeWidth="3"
          strokeLinecap="round"
        />
      )}
      <circle
        className={range ? "fill-ink" : "fill-paper stroke-ink"}
        strokeWidth="1.5"
        cx={percent(value)}
        cy="50%"
        r="4.5"
      />
    </svg>
  );
}

function percent(value: number): string {
  return `${Math.round(1000 * value) / 10}%`;
}
