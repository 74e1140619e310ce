import { plural, type WeekRank } from "@standings/domain";
import { formatDayOfMonth } from "../../lib/format.ts";
import { PLOT_HEIGHT, type PlottedWeek, plotWeeks } from "./week-plot.ts";

interface WeekChartProps {
  readonly name: string;
  /** Two or more, oldest first. */
  readonly weeks: readonly WeekRank[];
}

/** Chart of the average rank over the last weeks, with a table for screen readers. */
export function WeekChart({ name, weeks }: WeekChartProps) {
  return (
    <section className="min-w-0" aria-labelledby="weeks-heading">
      <h2 id="weeks-heading" className="text-md font-strong">
        Average rank by week
      </h2>
      <p className="truncate text-sm text-ink-3">Over the answers that list {name}. Up is better.</p>
      <Plot weeks={weeks} />
      <WeekTable weeks={weeks} />
    </section>
  );
}

const PLOT = "size-full overflow-visible";

function Plot({ weeks }: Pick<WeekChartProps, "weeks">) {
  const { ticks, points, yOf } = plotWeeks(weeks);
  const [first] = points;
  const last = points.at(-1);
  return (
    <div className="mt-5.5 grid h-35 grid-cols-[26px_minmax(0,1fr)] text-xs" aria-hidden="true">
      <svg className={PLOT} aria-hidden="true">
        {ticks.map((rank) => (
          <text key={rank} className="fill-ink-3" x="0" y={yOf(rank) + 4}>
            #{rank}
          </text>
        ))}
      </svg>
      <svg className={PLOT} aria-hidden="true">
        <rect width="100%" height={yOf(3)} className="fill-mark-tint" />
        {ticks.map((rank) => (
          <line key={rank} x2="100%" y1={yOf(rank)} y2={yOf(rank)} className="stroke-line" />
        ))}
        {points.slice(1).map((point, index) => (
          <Segment key={point.week} from={points[index]} to={point} />
        ))}
        {points.map((point) => (
          <Dot key={point.week} point={point} isLast={point === last} />
        ))}
        {last && (
          <text
            x={`${last.x}%`}
            y={last.y + (last.y > PLOT_HEIGHT - 24 ? -12 : 20)}
            className="fill-ink font-strong"
            textAnchor="middle"
          >
            {last.averageRank.toFixed(1)}
          </text>
        )}
        <text className="fill-ink-3" y={PLOT_HEIGHT + 24}>
          {first && dayOf(first)}
        </text>
        <text className="fill-ink-3" x="100%" y={PLOT_HEIGHT + 24} textAnchor="end">
          {last && dayOf(last)}
        </text>
      </svg>
    </div>
  );
}

function Segment({ from, to }: { from: PlottedWeek | undefined; to: PlottedWeek }) {
  if (!from) return null;
  return (
    <line
      x1={`${from.x}%`}
      y1={from.y}
      x2={`${to.x}%`}
      y2={to.y}
      className="stroke-ink stroke-2"
      strokeLinecap="round"
    />
  );
}

function Dot({ point, isLast }: { point: PlottedWeek; isLast: boolean }) {
  return (
    <circle
      cx={`${point.x}%`}
      cy={point.y}
      r={isLast ? 4.5 : 3.5}
      className={`stroke-ink stroke-[1.5] ${isLast ? "fill-mark" : "fill-paper"}`}
    >
      <title>{`Week of ${dayOf(point)}: ${point.averageRank.toFixed(1)} over ${plural(point.mentions, "answer")}`}</title>
    </circle>
  );
}

function WeekTable({ weeks }: Pick<WeekChartProps, "weeks">) {
  return (
    <div className="sr-only">
      <table>
        <caption>Average rank by week</caption>
        <thead>
          <tr>
            <th scope="col">Week of</th>
            <th scope="col">Average rank</th>
            <th scope="col">Mentions</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.week}>
              <th scope="row">{dayOf(week)}</th>
              <td>{week.averageRank.toFixed(1)}</td>
              <td>{week.mentions}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function dayOf({ week }: WeekRank): string {
  return formatDayOfMonth(new Date(week));
}
