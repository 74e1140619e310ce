import { type ShareScale, shareScale, timePlaces, type WeekOfGroups } from "@standings/domain";
import { formatDayOfMonth } from "../../../lib/format.ts";
import { PLOT_HEIGHT, spreadNames, yOf } from "../chart/visibility-plot.ts";

type Group = "targets" | "controls";

const dayOf = (week: string) => formatDayOfMonth(new Date(week));

/** Scores of both groups week by week, with the range of the prompts aimed at. A table says the same to screen readers. */
export function GroupPlot({ weeks }: { readonly weeks: readonly WeekOfGroups[] }) {
  const scale = shareScale(
    weeks.flatMap(({ targets, controls }) =>
      [targets?.range.low, targets?.range.high, targets?.value, controls?.value].flatMap((score) =>
        score === undefined ? [] : [Math.min(1, Math.max(0, score / 100))],
      ),
    ),
  );
  const places = timePlaces(weeks.map(({ week }) => week)).map((place) => 100 * place);
  return (
    <figure className="min-w-0">
      <figcaption className="pb-4">
        <b className="block font-strong">Score of the prompts aimed at and of the controls</b>
        <span className="text-sm text-ink-3">
          Points of 100, a visit each week. Band: 95% range of the prompts aimed at
        </span>
      </figcaption>
      <div className="grid grid-cols-[26px_minmax(0,1fr)] pb-8 text-xs sm:grid-cols-[26px_minmax(0,1fr)_96px]">
        <svg className="h-70 w-full overflow-visible" aria-hidden="true">
          {scale.ticks.map((tick) => (
            <text key={tick} className="fill-ink-3" y={yOf(scale, tick) + 4}>
              {Math.round(100 * tick)}
            </text>
          ))}
        </svg>
        <Plot weeks={weeks} places={places} scale={scale} />
        <Names last={weeks.at(-1)} scale={scale} />
      </div>
      <p className="flex flex-wrap gap-x-5 text-xs text-ink-3 sm:hidden">
        <span>━ aimed at</span>
        <span>─ controls</span>
      </p>
      <WeekTable weeks={weeks} />
    </figure>
  );
}

interface PlotProps {
  readonly weeks: readonly WeekOfGroups[];
  readonly places: readonly number[];
  readonly scale: ShareScale;
}

function Plot({ weeks, places, scale }: PlotProps) {
  const placeOf = (...parts: readonly WeekOfGroups["part"][]) =>
    places[weeks.findIndex(({ part }) => parts.includes(part))];
  const [live, counted] = [placeOf("live", "counted"), placeOf("counted")];
  const y = (score: number) => yOf(scale, score / 100);
  const line = (group: Group) =>
    weeks.flatMap((week, nth) => (week[group] ? [`${places[nth]},${y(week[group].value)}`] : [])).join(" ");
  const known = weeks.flatMap(({ targets }, nth) =>
    targets ? [{ ...targets.range, value: targets.value, x: places[nth] ?? 0 }] : [],
  );
  const band = [
    ...known.map(({ x, high }) => `${x},${y(Math.min(100, high))}`),
    ...known.map(({ x, low }) => `${x},${y(Math.max(0, low))}`).reverse(),
  ].join(" ");
  const first = weeks[0];
  const last = weeks.at(-1);
  return (
    <div className="relative h-70">
      <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
        {counted !== undefined && (
          <rect className="fill-hover" x={`${counted}%`} width={`${100 - counted}%`} height={PLOT_HEIGHT} />
        )}
        {scale.ticks.map((tick) => (
          <line key={tick} x2="100%" y1={yOf(scale, tick)} y2={yOf(scale, tick)} className="stroke-line" />
        ))}
        {live !== undefined && (
          <Mark
            x={live}
            text={`${dayOf(weeks.find(({ part }) => part !== "before" && part !== "base")?.week ?? "")}, live`}
          />
        )}
      </svg>
      <svg
        className="absolute inset-0 size-full overflow-visible"
        viewBox={`0 0 100 ${PLOT_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polygon className="fill-ink opacity-8" points={band} />
        {(["controls", "targets"] as const).map((group) => (
          <polyline
            key={group}
            points={line(group)}
            className={`fill-none ${group === "targets" ? "stroke-ink stroke-2" : "stroke-ink-3 stroke-[1.5]"}`}
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
        {known.map(({ x, value }, nth) => (
          <circle
            key={x}
            cx={`${x}%`}
            cy={y(value)}
            r={nth === known.length - 1 ? 5 : 2.5}
            className={
              nth === known.length - 1 ? "fill-mark stroke-ink stroke-[1.5]" : "fill-paper stroke-ink-2"
            }
          />
        ))}
        {first && (
          <text className="fill-ink-3" y={PLOT_HEIGHT + 22}>
            {dayOf(first.week)}
          </text>
        )}
        {last && last !== first && (
          <text className="fill-ink font-medium" x="100%" y={PLOT_HEIGHT + 22} textAnchor="end">
            {dayOf(last.week)}
          </text>
        )}
        {counted !== undefined && (
          <text className="fill-ink-3" x={`${(counted + 100) / 2}%`} y={PLOT_HEIGHT - 8} textAnchor="middle">
            counted
          </text>
        )}
      </svg>
    </div>
  );
}

/** A week on the axis, with what happened in it. */
function Mark({ x, text }: { readonly x: number; readonly text: string }) {
  return (
    <>
      <line x1={`${x}%`} x2={`${x}%`} y2={PLOT_HEIGHT} className="stroke-ink-3" strokeDasharray="2 3" />
      <text x={`${x}%`} dx="-5" y="10" textAnchor="end" className="fill-ink-2">
        {text}
      </text>
    </>
  );
}

/** Beside the ends of both lines. */
function Names({ last, scale }: { readonly last: WeekOfGroups | undefined; readonly scale: ShareScale }) {
  const ends = (["targets", "controls"] as const).flatMap((group) => {
    const score = last?.[group]?.value;
    return score === undefined ? [] : [{ group, score, y: yOf(scale, score / 100) }];
  });
  const places = spreadNames(ends.map(({ y }) => y));
  return (
    <svg className="h-70 w-full overflow-visible max-sm:hidden" aria-hidden="true">
      {ends.map(({ group, score }, nth) => (
        <text
          key={group}
          x="12"
          y={(places[nth] ?? 0) + 4}
          className={group === "targets" ? "fill-ink font-strong" : "fill-ink-2"}
        >
          {group === "targets" ? "aimed at" : "controls"} {Math.round(score)}
        </text>
      ))}
    </svg>
  );
}

function WeekTable({ weeks }: { readonly weeks: readonly WeekOfGroups[] }) {
  const text = (effect: WeekOfGroups[Group]) => (effect ? String(Math.round(effect.value)) : "no visit");
  return (
    <div className="sr-only">
      <table>
        <caption>Score of both groups in each week</caption>
        <thead>
          <tr>
            <th scope="col">Week</th>
            <th scope="col">Prompts aimed at</th>
            <th scope="col">Controls</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, targets, controls }) => (
            <tr key={week}>
              <th scope="row">{dayOf(week)}</th>
              <td>{text(targets)}</td>
              <td>{text(controls)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
