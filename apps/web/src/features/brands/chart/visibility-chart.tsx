import {
  type AnswersBehind,
  type BrandOverview,
  isolated,
  type NamesBefore,
  type ShareScale,
  sharePercent,
  visitDays,
} from "@standings/domain";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { OpensAnswers } from "../answers/opens-answers.tsx";
import { LoneDots } from "./lone-dots.tsx";
import {
  type DrawnCompany,
  PLOT_HEIGHT,
  placeOfDay,
  placesOf,
  scaleOf,
  spreadNames,
  yOf,
} from "./visibility-plot.ts";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface VisibilityChartProps {
  readonly overview: Pick<BrandOverview, "timeZone" | "visits" | "notes" | "alerts"> & {
    readonly companies: readonly DrawnCompany[];
    readonly namesBefore?: NamesBefore | null;
  };
  /** What the table is called that says the same to screen readers. */
  readonly caption: string;
  /** The answers that a visit opens. */
  readonly behind?: AnswersBehind;
}

/** Shares over time: the brand with its range, its competitors in grey. A table says the same to screen readers. */
export function VisibilityChart({ overview, caption, behind = "all" }: VisibilityChartProps) {
  const { visits, companies, timeZone } = overview;
  const dayOf = visitDays(timeZone);
  const [chosen, setChosen] = useState<number | null>(null);
  // A press keeps what is pointed at, so that its answers can be opened.
  const [kept, setKept] = useState<number | null>(null);
  const scale = scaleOf(companies, overview.namesBefore);
  const places = placesOf(visits);
  const shown = Math.min(chosen ?? visits.length - 1, visits.length - 1);
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - left) / width) * 100;
    const nearest = places.reduce(
      (best, x, nth) => (Math.abs(x - at) < Math.abs((places[best] ?? 0) - at) ? nth : best),
      0,
    );
    setChosen(nearest);
    return nearest;
  };
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setChosen(Math.min(Math.max(shown + step, 0), visits.length - 1));
  };
  return (
    <figure className="mt-4">
      <div className="grid grid-cols-[34px_minmax(0,1fr)] pt-2 text-xs sm:grid-cols-[34px_minmax(0,1fr)_150px]">
        <Axis scale={scale} />
        <div
          role="slider"
          tabIndex={0}
          aria-label={behind === "plain" ? "Visit, plain answers" : "Visit"}
          aria-valuemin={1}
          aria-valuemax={visits.length}
          aria-valuenow={shown + 1}
          aria-valuetext={readOut(overview, shown)}
          className="touch-pan-y rounded-1"
          onPointerMove={point}
          onPointerDown={(event) => setKept(point(event))}
          onPointerLeave={() => setChosen(kept)}
          onKeyDown={move}
        >
          <Plot overview={overview} scale={scale} places={places} shown={chosen === null ? null : shown} />
        </div>
        <Names companies={companies} scale={scale} at={shown} />
      </div>
      <p className="mt-9 min-h-5 text-sm wrap-anywhere text-ink-2" aria-live="polite">
        {readOut(overview, shown)}{" "}
      </p>
      <OpensAnswers
        of={{ behind, visitId: visits[shown]?.id }}
        title={`${behind === "plain" ? "Plain answers" : "Answers"} of ${dayOf(visits[shown]?.at ?? "")}`}
        className="text-sm text-ink-2"
      >
        {behind === "plain" ? "Plain answers of this visit" : "Answers of this visit"}
      </OpensAnswers>
      <DataTable overview={overview} caption={caption} />
    </figure>
  );
}

function readOut(
  { visits, companies, timeZone, namesBefore }: VisibilityChartProps["overview"],
  at: number,
): string {
  const visit = visits[at];
  if (!visit) return "";
  const shares = companies.flatMap(({ name, line }) => {
    const point = line[at];
    return point ? [`${isolated(name)} ${sharePercent(point.value)}`] : [];
  });
  const share = namesBefore?.line[at];
  const before = namesBefore && share != null ? `; ${sharePercent(share)} ${countedWith(namesBefore)}` : "";
  return `Four weeks to ${visitDays(timeZone)(visit.at)}: ${shares.join(", ")}${before}`;
}

function countedWith({ version }: NamesBefore): string {
  return `as counted with names ${version}`;
}

function Axis({ scale }: { scale: ShareScale }) {
  return (
    <svg className="h-70 w-full overflow-visible" aria-hidden="true">
      {scale.ticks.map((tick) => (
        <text key={tick} className="fill-ink-3" y={yOf(scale, tick) + 4}>
          {sharePercent(tick)}
        </text>
      ))}
    </svg>
  );
}

interface PlotProps extends Pick<VisibilityChartProps, "overview"> {
  readonly scale: ShareScale;
  readonly places: readonly number[];
  readonly shown: number | null;
}

function Plot({ overview, scale, places, shown }: PlotProps) {
  const catalogue = useCatalogue();
  const { companies, visits, notes, alerts, namesBefore = null } = overview;
  const own = companies.find(({ isBrand }) => isBrand);
  const marks = [
    ...notes.map(({ id, day, text }) => ({ id, day, text })),
    ...alerts.flatMap((alert) => {
      if (alert.type === "change" || alert.type === "first") return [];
      const text = alert.type === "market" ? "Market moved" : catalogue.modelName(alert.modelId);
      return [{ id: alert.id, day: alert.at, text }];
    }),
  ];
  const changes = alerts.flatMap((alert) => (alert.type === "change" ? [alert.to] : []));
  return (
    <div className="relative h-70">
      <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
        {scale.ticks.map((tick) => (
          <line key={tick} x2="100%" y1={yOf(scale, tick)} y2={yOf(scale, tick)} className="stroke-line" />
        ))}
        {marks.map(({ id, day, text }) => {
          const x = placeOfDay(visits, day);
          if (x === null) return null;
          return (
            <g key={id}>
              <line
                x1={`${x}%`}
                x2={`${x}%`}
                y2={PLOT_HEIGHT}
                className="stroke-ink-3"
                strokeDasharray="2 3"
              />
              <text
                x={`${x}%`}
                dx={x > 70 ? -4 : 4}
                y={PLOT_HEIGHT - 6}
                textAnchor={x > 70 ? "end" : "start"}
                className="fill-ink-2"
              >
                {text.length > 24 ? `${text.slice(0, 23)}…` : text}
              </text>
            </g>
          );
        })}
        {shown !== null && (
          <line
            x1={`${places[shown]}%`}
            x2={`${places[shown]}%`}
            y2={PLOT_HEIGHT}
            className="stroke-line-2"
          />
        )}
      </svg>
      <svg
        className="absolute inset-0 size-full overflow-visible"
        viewBox={`0 0 100 ${PLOT_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {namesBefore && (
          <polyline
            points={pointsOf(namesBefore.line, places, scale).join(" ")}
            className="fill-none stroke-(--ghost) stroke-[1.75]"
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
          />
        )}
        {own && <polygon className="fill-ink opacity-8" points={bandOf(own, places, scale)} />}
        {companies
          .toSorted((a, b) => Number(a.isBrand) - Number(b.isBrand))
          .map((company) => (
            <polyline
              key={company.key}
              points={lineOf(company, places, scale)}
              className={`fill-none ${company.isBrand ? "stroke-ink stroke-2" : "stroke-ink-3 stroke-[1.5] opacity-55"}`}
              vectorEffect="non-scaling-stroke"
              strokeLinejoin="round"
            />
          ))}
      </svg>
      <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
        {own?.byVisit.map((share, nth) =>
          share === null ? null : (
            <circle
              key={visits[nth]?.id}
              cx={`${places[nth]}%`}
              cy={yOf(scale, share)}
              r="2.5"
              className="fill-paper stroke-ink-2"
            />
          ),
        )}
        <LoneDots companies={companies} places={places} scale={scale} />
        {changes.map((at) => {
          const nth = visits.findIndex((visit) => visit.at === at);
          const value = own?.line[nth]?.value;
          if (value === undefined) return null;
          const y = yOf(scale, value);
          return (
            <circle
              key={at}
              cx={`${places[nth]}%`}
              cy={y}
              r="5"
              className="fill-mark stroke-ink stroke-[1.5]"
            />
          );
        })}
        {namesBefore && <GhostLabel before={namesBefore} places={places} scale={scale} />}
        <Dates visits={visits} timeZone={overview.timeZone} />
      </svg>
    </div>
  );
}

function lineOf({ line }: DrawnCompany, places: readonly number[], scale: ShareScale): string {
  return pointsOf(
    line.map((point) => point?.value ?? null),
    places,
    scale,
  ).join(" ");
}

function pointsOf(
  shares: readonly (number | null)[],
  places: readonly number[],
  scale: ShareScale,
): string[] {
  return shares.flatMap((share, nth) => (share === null ? [] : [`${places[nth]},${yOf(scale, share)}`]));
}

interface GhostLabelProps extends Pick<PlotProps, "places" | "scale"> {
  readonly before: NamesBefore;
}

/** Under the middle of the line, where no name stands. */
function GhostLabel({ before, places, scale }: GhostLabelProps) {
  const known = before.line.flatMap((share, nth) => (share === null ? [] : [{ share, x: places[nth] ?? 0 }]));
  const middle = known[Math.floor(known.length / 2)];
  if (!middle) return null;
  const { x, share } = middle;
  return (
    <text
      x={`${x}%`}
      y={Math.min(yOf(scale, share) + 24, PLOT_HEIGHT - 20)}
      textAnchor={x > 70 ? "end" : x < 30 ? "start" : "middle"}
      className="fill-ink-2"
    >
      {countedWith(before)}
    </text>
  );
}

function bandOf({ line }: DrawnCompany, places: readonly number[], scale: ShareScale): string {
  const known = line.flatMap((point, nth) => (point?.range ? [{ ...point.range, x: places[nth] }] : []));
  const top = known.map(({ x, high }) => `${x},${yOf(scale, high)}`);
  const bottom = known.map(({ x, low }) => `${x},${yOf(scale, low)}`);
  return [...top, ...bottom.reverse()].join(" ");
}

function Dates({ visits, timeZone }: Pick<BrandOverview, "visits" | "timeZone">) {
  const dayOf = visitDays(timeZone);
  const [first] = visits;
  const last = visits.at(-1);
  return (
    <>
      {first && first !== last && (
        <text className="fill-ink-3" y={PLOT_HEIGHT + 22}>
          {dayOf(first.at)}
        </text>
      )}
      {last && (
        <text className="fill-ink font-medium" x="100%" y={PLOT_HEIGHT + 22} textAnchor="end">
          {dayOf(last.at)}
        </text>
      )}
    </>
  );
}

/** Beside the ends of the lines; below the chart's width a phone reads them in the sentence. */
function Names({
  companies,
  scale,
  at,
}: {
  companies: readonly DrawnCompany[];
  scale: ShareScale;
  at: number;
}) {
  const ended = companies.flatMap((company) => {
    const point = company.line[at];
    return point ? [{ company, y: yOf(scale, point.value), share: point.value }] : [];
  });
  const places = spreadNames(ended.map(({ y }) => y));
  return (
    <div className="relative h-70 max-sm:hidden" aria-hidden="true">
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        {ended.map(({ company, y }, nth) => (
          <line
            key={company.key}
            x1="2"
            x2="12"
            y1={y}
            y2={places[nth]}
            className={company.isBrand ? "stroke-ink" : "stroke-strip-axis"}
          />
        ))}
      </svg>
      {ended.map(({ company, share }, nth) => (
        <p
          key={company.key}
          className="absolute right-0 left-4 flex -translate-y-1/2 gap-1.5 text-ink-2"
          style={{ top: places[nth] }}
        >
          <span className={`min-w-0 flex-1 truncate ${company.isBrand ? "font-strong text-ink" : ""}`}>
            {company.name}
          </span>
          <span className="tabular-nums">{sharePercent(share)}</span>
        </p>
      ))}
    </div>
  );
}

function shareText(share: number | null | undefined): string {
  return share == null ? "not counted" : sharePercent(share);
}

function DataTable({ overview, caption }: VisibilityChartProps) {
  const { visits, companies, timeZone, namesBefore } = overview;
  const dayOf = visitDays(timeZone);
  return (
    // A table alone would keep its width.
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Visit</th>
            {companies.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
            {namesBefore && <th scope="col">{countedWith(namesBefore)}</th>}
          </tr>
        </thead>
        <tbody>
          {visits.map(({ id, at }, nth) => (
            <tr key={id}>
              <th scope="row">{dayOf(at)}</th>
              {companies.map(({ key, line }) => {
                const point = line[nth];
                return <td key={key}>{point ? sharePercent(point.value) : "not asked"}</td>;
              })}
              {namesBefore && <td>{shareText(namesBefore.line[nth])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
