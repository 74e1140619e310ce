import type { Change } from "@standings/domain";

/** Points at the ends of the scale. */
const END = 0.25;

/** A change with its range, about a line at nothing; filled where it is real. Decorative: the figure stands beside it. */
export function ChangePlot({ change, isReal }: { change: Change; isReal: boolean }) {
  const { value, range } = change;
  return (
    <svg className="block h-4 w-full overflow-visible" aria-hidden="true">
      <line className="stroke-ink-3" x1="50%" x2="50%" y1="-30" y2="46" />
      {range && (
        <line
          className={isReal ? "stroke-ink" : "stroke-strip-axis"}
          x1={placeOf(range.low)}
          x2={placeOf(range.high)}
          y1="50%"
          y2="50%"
          strokeWidth="3"
          strokeLinecap="round"
        />
      )}
      <circle
        className={isReal ? "fill-mark stroke-ink" : "fill-paper stroke-ink-3"}
        strokeWidth="1.5"
        cx={placeOf(value)}
        cy="50%"
        r="4.5"
      />
    </svg>
  );
}

function placeOf(points: number): string {
  const held = Math.min(END, Math.max(-END, points));
  return `${Math.round(1000 * (0.5 + held / (2 * END))) / 10}%`;
}
