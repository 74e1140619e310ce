import { dayText, type WeekOfGroups } from "@standings/domain";

const WIDTH = 640;
const HEIGHT = 220;
const EDGE = 8;

/** Both groups week by week with their ranges. Decorative: the table below it says the same. */
export function GroupPlot({ weeks }: { readonly weeks: readonly WeekOfGroups[] }) {
  const bounds = weeks.flatMap(({ targets, controls }) =>
    [targets, controls].flatMap((group) => (group ? [group.range.low, group.range.high] : [])),
  );
  const [low, high] = [Math.min(...bounds), Math.max(...bounds)];
  const x = (nth: number) => EDGE + (nth / Math.max(1, weeks.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) =>
    HEIGHT - EDGE - ((value - low) / Math.max(1, high - low)) * (HEIGHT - 2 * EDGE);
  const path = (of: (week: WeekOfGroups) => number | undefined) =>
    weeks
      .flatMap((week, nth) => {
        const value = of(week);
        return value === undefined ? [] : [`${x(nth).toFixed(1)},${y(value).toFixed(1)}`];
      })
      .join(" ");
  const first = weeks.findIndex(({ part }) => part === "live" || part === "counted");
  const isCounted = weeks.findIndex(({ part }) => part === "counted");
  return (
    <figure className="min-w-0">
      <svg className="block h-auto w-full" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {isCounted >= 0 && (
          <rect
            className="fill-hover"
            x={x(isCounted)}
            y="0"
            width={WIDTH - EDGE - x(isCounted)}
            height={HEIGHT}
          />
        )}
        {first >= 0 && (
          <line
            className="stroke-ink-3"
            strokeDasharray="3 3"
            x1={x(first)}
            x2={x(first)}
            y1="0"
            y2={HEIGHT}
          />
        )}
        {weeks.map(({ week, targets }, nth) =>
          targets ? (
            <line
              key={week}
              className="stroke-ink"
              x1={x(nth)}
              x2={x(nth)}
              y1={y(targets.range.low)}
              y2={y(targets.range.high)}
            />
          ) : null,
        )}
        {weeks.map(({ week, controls }, nth) =>
          controls ? (
            <line
              key={week}
              className="stroke-line-2"
              strokeWidth="4"
              x1={x(nth)}
              x2={x(nth)}
              y1={y(controls.range.low)}
              y2={y(controls.range.high)}
            />
          ) : null,
        )}
        <polyline
          className="fill-none stroke-ink-3"
          strokeWidth="1.5"
          points={path(({ controls }) => controls?.value)}
        />
        <polyline
          className="fill-none stroke-ink"
          strokeWidth="2.5"
          points={path(({ targets }) => targets?.value)}
        />
      </svg>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 pt-1 text-xs text-ink-3">
        <span>━ targets, range over prompts</span>
        <span>─ controls</span>
        <span>┊ first go-live; shaded: counted</span>
        {weeks[0] && (
          <span>
            {dayText(weeks[0].week)} to {dayText(weeks.at(-1)?.week ?? weeks[0].week)}, points of 100
          </span>
        )}
      </figcaption>
    </figure>
  );
}
