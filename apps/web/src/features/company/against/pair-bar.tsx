import { PAIR_OUTCOMES, type PairOutcome, type PairTally } from "@standings/domain";

/** The other's parts are grey, the company's green; outlined where only one of them is listed. */
export const OUTCOME_FILLS: Readonly<Record<PairOutcome, string>> = {
  absent: "fill-paper stroke-control",
  below: "fill-strip-range stroke-strip-range",
  level: "fill-hover stroke-line-2",
  above: "fill-mark stroke-mark",
  alone: "fill-mark-tint stroke-mark-ink",
};

interface PairBarProps {
  readonly tally: PairTally;
  /** The same in words. */
  readonly label: string;
  readonly isLarge?: boolean;
}

/** Parts narrower than this, in per cent, have no room for their number. */
const NUMBERED = { large: 2.5, small: 11 };

/** In how many answers who stands above, as one bar. */
export function PairBar({ tally, label, isLarge = false }: PairBarProps) {
  const height = isLarge ? 32 : 20;
  const least = isLarge ? NUMBERED.large : NUMBERED.small;
  return (
    <svg className={`block w-full ${isLarge ? "h-8" : "h-5"}`} role="img" aria-label={label}>
      {partsOf(tally).map(({ outcome, count, from, width }) => (
        <svg
          key={outcome}
          x={`${from}%`}
          width={`${width}%`}
          height={height}
          overflow="visible"
          aria-hidden="true"
        >
          <rect
            x="1"
            y="0.6"
            height={height - 1.2}
            rx={isLarge ? 5 : 3}
            className={`[width:calc(100%-2px)] ${OUTCOME_FILLS[outcome]}`}
          />
          {width >= least && (
            <text
              x="50%"
              y={height / 2}
              textAnchor="middle"
              dominantBaseline="central"
              className={`font-strong ${isLarge ? "text-base" : "text-xs"} ${outcome === "above" ? "fill-on-mark" : "fill-ink"}`}
            >
              {count}
            </text>
          )}
        </svg>
      ))}
    </svg>
  );
}

/** The outcomes that there are, with where they begin and how wide they are, in per cent. */
function partsOf({ answers, counts }: PairTally) {
  const shown = PAIR_OUTCOMES.filter((outcome) => counts[outcome] > 0);
  const widthOf = (outcome: PairOutcome) => (100 * counts[outcome]) / answers;
  return shown.map((outcome, index) => ({
    outcome,
    count: counts[outcome],
    from: shown.slice(0, index).reduce((sum, before) => sum + widthOf(before), 0),
    width: widthOf(outcome),
  }));
}
