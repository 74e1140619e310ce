import { lonePoints, type ShareScale } from "@standings/domain";
import { type DrawnCompany, yOf } from "./visibility-plot.ts";

/** Pixels between two of one visit. */
const GAP = 14;

interface LoneDotsProps {
  readonly companies: readonly DrawnCompany[];
  readonly places: readonly number[];
  readonly scale: ShareScale;
}

/** Companies that one visit asked about, with their ranges where they are known: a line needs two. */
export function LoneDots({ companies, places, scale }: LoneDotsProps) {
  return lonePoints(companies).map(({ company: { key, isBrand }, nth, value, range, aside }) => {
    const x = `${places[nth]}%`;
    return (
      <g
        key={key}
        transform={`translate(${GAP * aside})`}
        className={isBrand ? "fill-ink stroke-ink" : "fill-ink-3 stroke-ink-3 opacity-70"}
      >
        {range && <line x1={x} x2={x} y1={yOf(scale, range.low)} y2={yOf(scale, range.high)} />}
        <circle cx={x} cy={yOf(scale, value)} r={isBrand ? 4.5 : 3} stroke="none" />
      </g>
    );
  });
}
