import { plural, type WeekRank } from "@standings/domain";
import type { KeyboardEvent, PointerEvent } from "react";
import { dayOf, nearestWeek, PLOT_HEIGHT, type PlottedWeek, plotWeeks } from "./week-plot.ts";

interface WeekLineProps {
  /** One or more, oldest first. */
  readonly weeks: readonly WeekRank[];
  /** The week that is read out. */
  readonly chosen: string;
  readonly onChoose: (week: string) => void;
}

const PLOT = "size-full overflow-visible";
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The weeks as a line; pointing at one, or the arrow keys, choose the week that is read out. */
export function WeekLine({ weeks, chosen, onChoose }: WeekLineProps) {
  const { ticks, points, yOf } = plotWeeks(weeks);
  const index = points.findIndex((point) => point.week === chosen);
  const current = points[index];
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const nearest = nearestWeek(points, ((event.clientX - left) / width) * 100);
    if (nearest) onChoose(nearest.week);
  };
  const move = (event: KeyboardEvent) => {
    const to = points[index + (STEPS[event.key] ?? 0)];
    if (!(event.key in STEPS)) return;
    event.preventDefault();
    if (to) onChoose(to.week);
  };
  return (
    <div className="mt-4 grid h-35 grid-cols-[26px_minmax(0,1fr)] text-xs">
      <svg className={PLOT} aria-hidden="true">
        {ticks.map((rank) => (
          <text key={rank} className="fill-ink-3" x="0" y={yOf(rank) + 4}>
            #{rank}
          </text>
        ))}
      </svg>
      <div
        role="slider"
        tabIndex={0}
        aria-label="Week"
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={index + 1}
        aria-valuetext={current && textOf(current)}
        className="rounded-1 touch-pan-y"
        onPointerMove={point}
        onPointerDown={point}
        onKeyDown={move}
      >
        <svg className={PLOT} aria-hidden="true">
          <rect width="100%" height={yOf(3)} className="fill-mark-tint" />
          {ticks.map((rank) => (
            <line key={rank} x2="100%" y1={yOf(rank)} y2={yOf(rank)} className="stroke-line" />
          ))}
          {current && (
            <line x1={`${current.x}%`} x2={`${current.x}%`} y2={PLOT_HEIGHT} className="stroke-line-2" />
          )}
          {points.slice(1).map((to, nth) => (
            <Segment key={to.week} from={points[nth]} to={to} />
          ))}
          {points.map((one) => (
            <Dot key={one.week} point={one} isChosen={one === current} />
          ))}
          <Dates first={points[0]} last={points.at(-1)} />
        </svg>
      </div>
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

function Dot({ point, isChosen }: { point: PlottedWeek; isChosen: boolean }) {
  return (
    <circle
      cx={`${point.x}%`}
      cy={point.y}
      r={isChosen ? 4.5 : 3}
      className={`stroke-ink stroke-[1.5] ${isChosen ? "fill-mark" : "fill-paper"}`}
    />
  );
}

function Dates({ first, last }: { first: PlottedWeek | undefined; last: PlottedWeek | undefined }) {
  return (
    <>
      <text className="fill-ink-3" y={PLOT_HEIGHT + 24}>
        {first && dayOf(first)}
      </text>
      {last !== first && (
        <text className="fill-ink-3" x="100%" y={PLOT_HEIGHT + 24} textAnchor="end">
          {last && dayOf(last)}
        </text>
      )}
    </>
  );
}

function textOf(week: WeekRank): string {
  return `Week of ${dayOf(week)}: ${week.averageRank.toFixed(1)} over ${plural(week.mentions, "answer")}`;
}
