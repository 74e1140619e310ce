import type { EntryInModel, Interval } from "@standings/domain";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { modelHue } from "../brand/hue.ts";

interface IntervalPlotProps {
  readonly value: number;
  readonly range: Interval | null;
  /** What the scale shows: a figure from 0 to 1, or a change about a line at nothing, real or not. */
  readonly tone?: "figure" | "real" | "unsure";
  /** The figure in each model, as small dots behind it. */
  readonly models?: readonly Pick<EntryInModel, "modelId" | "score">[];
}

/** Points at the ends of a change's scale. */
const CHANGE_END = 0.25;

const LINES = { figure: "stroke-ink", real: "stroke-ink", unsure: "stroke-strip-axis" };
const DOTS = { figure: "fill-ink", real: "fill-mark stroke-ink", unsure: "fill-paper stroke-ink-3" };

/** A dot with whiskers on a scale; a figure is hollow without a range. Decorative: the numbers stand beside it. */
export function IntervalPlot({ value, range, tone = "figure", models = [] }: IntervalPlotProps) {
  const catalogue = useCatalogue();
  const isFigure = tone === "figure";
  const placeOf = isFigure ? percent : placeOfChange;
  return (
    <svg
      // Room for the marks at both ends of a figure's scale.
      className={`block h-4 overflow-visible ${isFigure ? "mx-1.25 w-[calc(100%-10px)]" : "w-full"}`}
      aria-hidden="true"
    >
      {isFigure ? (
        <line className="stroke-strip-axis" x1="0" x2="100%" y1="50%" y2="50%" />
      ) : (
        <line className="stroke-ink-3" x1="50%" x2="50%" y1="-30" y2="46" />
      )}
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
          className={LINES[tone]}
          x1={placeOf(range.low)}
          x2={placeOf(range.high)}
          y1="50%"
          y2="50%"
          strokeWidth="3"
          strokeLinecap="round"
        />
      )}
      <circle
        className={isFigure && !range ? "fill-paper stroke-ink" : DOTS[tone]}
        strokeWidth="1.5"
        cx={placeOf(value)}
        cy="50%"
        r="4.5"
      />
    </svg>
  );
}

function placeOfChange(points: number): string {
  const held = Math.min(CHANGE_END, Math.max(-CHANGE_END, points));
  return percent(0.5 + held / (2 * CHANGE_END));
}

function percent(value: number): string {
  return `${Math.round(1000 * value) / 10}%`;
}
