import { plural } from "@standings/domain";

const WIDTH = 72;
const HEIGHT = 24;
const MARGIN = 3;
/** Places of the scale: ranks beyond stand at the bottom. */
const PLACES = 20;

interface RankTrendProps {
  /** Oldest first; null where the company has no rank. */
  readonly ranks: readonly (number | null)[];
}

/** The ranks of one question's searches as a small line: up is better, a gap is a search without a rank. */
export function RankTrend({ ranks }: RankTrendProps) {
  const known = ranks.flatMap((rank, index) => (rank === null ? [] : [{ rank, index }]));
  const last = known.at(-1);
  if (!last || known.length < 2) return <span className="max-sm:hidden" />;
  const label = changeOf(known.map(({ rank }) => rank));
  const xOf = (index: number) => MARGIN + (index * (WIDTH - 2 * MARGIN)) / (ranks.length - 1);
  const yOf = (rank: number) =>
    MARGIN + ((Math.min(rank, PLACES) - 1) * (HEIGHT - 2 * MARGIN)) / (PLACES - 1);
  return (
    <span className="max-sm:hidden" title={label}>
      <svg width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
        {known.slice(1).map(({ rank, index }, nth) => {
          const from = known[nth] ?? last;
          return (
            <line
              key={index}
              x1={xOf(from.index)}
              y1={yOf(from.rank)}
              x2={xOf(index)}
              y2={yOf(rank)}
              className="stroke-ink-3 stroke-[1.5]"
              strokeLinecap="round"
            />
          );
        })}
        <circle cx={xOf(last.index)} cy={yOf(last.rank)} r="2.5" className="fill-ink" />
      </svg>
    </span>
  );
}

/** What a line shows, in words. */
export function changeOf(ranks: readonly number[]): string {
  const [first = 0] = ranks;
  const last = ranks.at(-1) ?? first;
  const places = plural(Math.abs(first - last), "place");
  const change = last === first ? "unchanged" : last < first ? `up ${places}` : `down ${places}`;
  return `#${first} to #${last} in ${ranks.length} searches, ${change}`;
}
