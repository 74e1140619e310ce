import {
  type ModelWeather,
  PANEL_QUESTIONS,
  PUBLIC_PAGES,
  plural,
  WEATHER_METHOD,
  type Weather,
  type WeatherWeek,
  weatherSentences,
} from "@standings/domain";
import { ModelDisc } from "../../components/brand/maker.tsx";
import { SandboxBadge } from "../../components/ui/badge.tsx";
import { LoadFailed } from "../../components/ui/load-failed.tsx";
import { DelayedLoading } from "../../components/ui/loading.tsx";
import { PageFrame } from "../../components/ui/page-frame.tsx";
import { HEAVY_RULE } from "../../components/ui/table.tsx";
import { TitledSection } from "../../components/ui/titled-section.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { formatDayOfMonth } from "../../lib/format.ts";
import { useCatalogue } from "../../lib/html/catalogue.tsx";

const dayOf = (week: string) => formatDayOfMonth(new Date(week));

/** `/weather`: whether models changed and not the world (`proof.md` §10). */
export function WeatherPage() {
  const { data, isError, refetch } = trpc.weather.get.useQuery();
  return (
    <PageFrame top="page">
      <h1 className="text-page-title font-strong sm:text-2xl/7.5">{PUBLIC_PAGES.weather.title}</h1>
      {data ? (
        <Shown weather={data} />
      ) : isError ? (
        <LoadFailed title="Model weather could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <div className="min-h-screen">
          <DelayedLoading>Loading model weather...</DelayedLoading>
        </div>
      )}
    </PageFrame>
  );
}

function Shown({ weather }: { readonly weather: Weather }) {
  const { weeks, models, answers, isSandbox, isAsked } = weather;
  const catalogue = useCatalogue();
  const last = weeks.at(-1);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-2 text-sm text-ink-2">
        {last && (
          <span>
            Week of {dayOf(last)}: {plural(models.length, "model")}, {PANEL_QUESTIONS.length} neutral
            questions, {plural(answers, "answer")}
          </span>
        )}
        {isSandbox && <SandboxBadge />}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-5 pt-4 lg:grid-cols-[minmax(0,1fr)_320px]">
        <p className="text-lg text-pretty">
          {last ? weatherSentences(weather, catalogue).join(" ") : emptyText(isAsked)}
        </p>
        <p className="self-start border-l-2 border-line pl-3 text-sm text-pretty text-ink-3">
          {WEATHER_METHOD[0]} {WEATHER_METHOD[1]}
        </p>
      </div>
      {last && <Weeks weather={weather} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 pt-10 lg:grid-cols-2">
        <TitledSection title="What it means for your figures" size="lg" heading="pb-2">
          <dl className={`${HEAVY_RULE} text-sm`}>
            {MEANINGS.map(([name, text]) => (
              <div
                key={name}
                className="grid grid-cols-[110px_minmax(0,1fr)] gap-x-4 border-b border-line py-2"
              >
                <dt>{name}</dt>
                <dd className="text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </TitledSection>
        <TitledSection title="What it does not see" size="lg" heading="pb-2">
          <p className={`${HEAVY_RULE} pt-2 text-sm text-pretty text-ink-2`}>
            {WEATHER_METHOD[2]} “No model changed” means that no change was found.
          </p>
          <p className="pt-3 text-sm">
            <a className="underline underline-offset-2" href="/api/weather">
              All weeks as JSON
            </a>
            {", "}
            <a className="underline underline-offset-2" href="/api/weather/export">
              the answers behind them as CSV
            </a>
          </p>
        </TitledSection>
      </div>
    </>
  );
}

const MEANINGS = [
  ["Trends", "In a changed model, changes are looked for anew from that week on."],
  [
    "Alerts",
    "The change itself alarms for no company. Brands that ask the model are told of it, and what was told in the two weeks before is withdrawn where it no longer stands.",
  ],
  ["Experiments", "A model that changed while an experiment ran is left out of its result."],
] as const;

function emptyText(isAsked: boolean): string {
  return isAsked
    ? "The first week is being asked. It is told here once it has ended."
    : "This installation does not ask the panel of questions, so nothing is known of changes of models.";
}

function Weeks({ weather: { weeks, models } }: { readonly weather: Weather }) {
  const first = weeks[0] ?? "";
  const last = weeks.at(-1) ?? "";
  return (
    <section aria-label="Week by week" className="pt-8">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2 pb-3 text-xs text-ink-3">
        <span className="flex items-center gap-1.5">
          {SHADES.map((shade) => (
            <Cell key={shade} className={shade} />
          ))}
          near to further from its own past
        </span>
        <span className="flex items-center gap-1.5">
          <Cell className={CHANGED} /> changed, same version
        </span>
        <span className="flex items-center gap-1.5">
          <Cell className={NEW_VERSION} /> new version
        </span>
        <span className="flex items-center gap-1.5">
          <Cell className={UNTESTED} /> not tested
        </span>
      </p>
      <div className={`${HEAVY_RULE} ${ROW} border-b border-line py-2 text-xs text-ink-3 max-sm:hidden`}>
        <span>Model</span>
        <span className="flex justify-between">
          <span>{dayOf(first)}</span>
          {first !== last && <span>{dayOf(last)}</span>}
        </span>
        <span>What was seen</span>
      </div>
      <ul className="max-sm:border-t-2 max-sm:border-line-ink">
        {models.map((model) => (
          <ModelRow key={model.modelId} model={model} weeks={weeks} />
        ))}
      </ul>
    </section>
  );
}

const ROW =
  "grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-2 sm:grid-cols-[170px_minmax(0,1fr)_220px]";

function ModelRow({ model, weeks }: { readonly model: ModelWeather; readonly weeks: readonly string[] }) {
  const { modelName } = useCatalogue();
  const own = new Map(model.weeks.map((week) => [week.week, week]));
  const hasChanged = model.weeks.some((week) => week.hasChanged);
  return (
    <li className={`${ROW} border-b border-line py-3 ${hasChanged ? "bg-mark-tint" : ""}`}>
      <span className="flex min-w-0 items-center gap-2.5 font-medium">
        <ModelDisc model={model.modelId} size="md" />
        <span className="truncate">{modelName(model.modelId)}</span>
      </span>
      <span className="flex gap-0.5 sm:gap-1" aria-hidden="true">
        {weeks.map((week) => (
          <Cell key={week} isWide className={styleOf(own.get(week))} title={dayOf(week)} />
        ))}
      </span>
      <span className="text-sm text-pretty text-ink-2">{seenText(model)}</span>
    </li>
  );
}

const SHADES = ["bg-line", "bg-line-2", "bg-strip-axis", "bg-ink-3"] as const;
const CHANGED = "bg-mark outline-[1.5px] outline-ink";
const NEW_VERSION = "border-l-2 border-ink bg-line";
const UNTESTED = "border border-dashed border-line-2";
/** How seldom chance makes a week as unlike, from near to further. */
const NEAR = [0.5, 0.2, 0.05] as const;

function styleOf(week: WeatherWeek | undefined): string {
  if (!week) return UNTESTED;
  if (week.hasChanged) return CHANGED;
  if (week.isNewVersion) return NEW_VERSION;
  const { p } = week;
  if (p === null) return UNTESTED;
  const nth = NEAR.findIndex((bound) => p >= bound);
  return SHADES[nth < 0 ? SHADES.length - 1 : nth] ?? SHADES[0];
}

function Cell({
  className,
  isWide = false,
  title,
}: {
  readonly className: string;
  readonly isWide?: boolean;
  readonly title?: string;
}) {
  return (
    <span
      className={`block h-4 rounded-[3px] ${isWide ? "min-w-0 flex-1 sm:max-w-8" : "w-4"} ${className}`}
      title={title}
    />
  );
}

function seenText({ weeks }: ModelWeather): string {
  const changed = weeks.findLast(({ hasChanged }) => hasChanged);
  if (changed) return `changed in the week of ${dayOf(changed.week)}, same version`;
  const version = weeks.findLast(({ isNewVersion }) => isNewVersion);
  if (version) return `new version in the week of ${dayOf(version.week)}; no change since`;
  const tested = weeks.filter(({ p }) => p !== null).length;
  return tested === 0 ? "not tested yet" : `no change found in ${plural(tested, "week")}`;
}
