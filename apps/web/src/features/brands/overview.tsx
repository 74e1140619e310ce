import {
  type BrandFilters,
  type BrandOverview,
  type BrandRecord,
  brandSentence,
  type CompanyOverTime,
  isExploratory,
  plural,
  sharePercent,
  visitDays,
} from "@standings/domain";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { IntervalPlot } from "../../components/chart/interval-plot.tsx";
import { HEAVY_RULE } from "../../components/ui/table.tsx";
import { formatNumber } from "../../lib/format.ts";
import { AlertList } from "./alert-list.tsx";
import { OpensAnswers } from "./answers/opens-answers.tsx";
import { BrandNotes } from "./brand-notes.tsx";
import type { BrandSearch } from "./brand-search.ts";
import { BrandSheet } from "./brand-sheet.tsx";
import { CalledNames } from "./called-names.tsx";
import { VisibilityChart } from "./chart/visibility-chart.tsx";
import { NextVisit } from "./next-visit.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { OverviewFilters } from "./overview-filters.tsx";
import { PlainWords } from "./plain-words.tsx";
import { PromptTable } from "./prompt-table.tsx";
import { RivalQuestions } from "./rival-questions.tsx";
import { SourcesToGet } from "./sources-to-get.tsx";
import type { Visiting } from "./use-visit.ts";
import { VisitProgress } from "./visit-progress.tsx";
import { WonAndLost } from "./won-and-lost.tsx";

export interface OverviewProps {
  readonly brand: BrandRecord;
  readonly overview: BrandOverview;
  readonly filters: BrandFilters;
  readonly visit: Visiting;
  readonly onFilter: (changes: Partial<BrandSearch>) => void;
}

/** What a marketer opens every Monday. */
export function Overview({ brand, overview, filters, visit, onFilter }: OverviewProps) {
  if (overview.visits.length === 0)
    return (
      <NothingYet brand={brand} overview={overview} visit={visit} filters={filters} onFilter={onFilter} />
    );
  return (
    <>
      {brand.visit && <VisitProgress visit={brand.visit} />}
      <Figures overview={overview} />
      <div className="mt-8">
        <OverviewFilters overview={overview} filters={filters} hasSpan onChange={onFilter} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_340px]">
        <Visibility overview={overview} brandId={brand.id} />
        <ShareOfVoice overview={overview} />
      </div>
      <WonAndLost name={brand.name} overview={overview} />
      <PromptTable overview={overview} />
      <PlainWords name={brand.name} overview={overview} />
      <CalledNames overview={overview} />
      <RivalQuestions name={brand.name} overview={overview} />
      <div className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_340px]">
        <SourcesToGet name={brand.name} overview={overview} brandId={brand.id} />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          <NextVisit brand={brand} overview={overview} visit={visit} />
          <section aria-labelledby="brand-alerts">
            <h2 id="brand-alerts" className="mb-2.5 text-xl font-strong">
              Alerts
            </h2>
            <AlertList
              name={brand.name}
              timeZone={overview.timeZone}
              alerts={overview.alerts.slice(0, 4)}
              prompts={overview.tracked.isAsked ? overview.prompts.length : 0}
            />
          </section>
        </div>
      </div>
      <BrandSheet brand={brand} overview={overview} />
    </>
  );
}

/** The sentence, and what its figures count. The same for strangers who have a link. */
export function Figures({ overview }: { overview: BrandOverview }) {
  const { answers, recentVisits, earlierVisits, visits, timeZone } = overview;
  const since = visits[0] ? visitDays(timeZone)(visits[0].at) : "";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-4 lg:grid-cols-[minmax(0,1fr)_340px]">
      <p className="max-w-180 text-lg text-pretty wrap-anywhere sm:text-xl/8">{brandSentence(overview)}</p>
      <p className="border-l border-line-2 pl-4 text-sm text-pretty text-ink-3">
        Figures count the last four weeks and prompts that name no tracked company:{" "}
        <OpensAnswers of={{}} title="Answers of the last four weeks">
          {plural(answers, "answer")}
        </OpensAnswers>
        , {plural(recentVisits, "visit")}.
        {isExploratory(overview) && " Exploratory: fewer than 50 questions."}{" "}
        {earlierVisits > 0
          ? `Changes are against the first four weeks shown, from ${since}.`
          : "Changes since the first weeks are shown once visits lie four weeks apart."}
      </p>
    </div>
  );
}

/** `brandId` null: for a stranger, who writes no notes. */
export function Visibility({ overview, brandId }: { overview: BrandOverview; brandId: string | null }) {
  return (
    <section aria-labelledby="brand-visibility" className={`${HEAVY_RULE} min-w-0 pt-4`}>
      <h2 id="brand-visibility" className="text-lg font-strong">
        Visibility
      </h2>
      <p className="text-sm text-pretty text-ink-3">
        Share of answers that list each company, over four weeks, the brand’s with its range, of a first visit
        all with theirs. Open dots are the brand’s single visits.
      </p>
      <VisibilityChart
        overview={overview}
        caption="Share of answers that list each company, over four weeks up to each visit"
      />
      {brandId !== null && <BrandNotes brandId={brandId} notes={overview.notes} />}
    </section>
  );
}

export function ShareOfVoice({ overview }: { overview: BrandOverview }) {
  const { companies, others } = overview;
  const ranked = companies.toSorted((a, b) => b.voice.value - a.voice.value);
  return (
    <section aria-labelledby="brand-voice" className={`${HEAVY_RULE} min-w-0 pt-4`}>
      <h2 id="brand-voice" className="text-lg font-strong">
        Share of voice
      </h2>
      <p className="text-sm text-pretty text-ink-3">
        Of all points that the answers give away: most for a first place. The change stands beside it.
      </p>
      <ul className="mt-2">
        {ranked.map((company) => (
          <VoiceRow key={company.key} company={company} />
        ))}
      </ul>
      {others.companies > 0 && (
        <p className="pt-3 text-sm text-ink-3">
          {plural(others.companies, "other company", "other companies")} share {sharePercent(others.voice)}.
        </p>
      )}
    </section>
  );
}

function VoiceRow({ company }: { company: CompanyOverTime }) {
  const { key, name, domain, voice, voiceChange, isBrand } = company;
  const points = voiceChange && 100 * voiceChange.value;
  return (
    <li className="border-b border-line py-3">
      <div className="flex items-center gap-2.5">
        <CompanyLogo domain={domain} name={name} />
        <span className={`min-w-0 flex-1 truncate ${isBrand ? "font-strong" : "font-medium"}`}>{name}</span>
        <OpensAnswers
          of={{ behind: "listed", company: key }}
          title={`Answers that list ${name}`}
          label={`${name}, ${percentOf(voice.value)}: answers that list it`}
          className="font-strong tabular-nums"
        >
          {percentOf(voice.value)}
        </OpensAnswers>
        {points !== null && (
          <span className="w-10 text-right text-sm text-ink-3 tabular-nums">
            {Math.abs(points) < 0.05 ? "" : points > 0 ? "+" : "−"}
            {Math.abs(points).toFixed(1)}
          </span>
        )}
      </div>
      <div className="mt-1.5 pl-9.5">
        {/* Nobody has all: a scale to 40 % shows more. */}
        <IntervalPlot
          value={Math.min(1, voice.value / 0.4)}
          range={
            voice.range && {
              low: Math.min(1, voice.range.low / 0.4),
              high: Math.min(1, voice.range.high / 0.4),
            }
          }
        />
      </div>
    </li>
  );
}

function percentOf(share: number): string {
  return `${formatNumber(Math.round(1000 * share) / 10)}%`;
}
