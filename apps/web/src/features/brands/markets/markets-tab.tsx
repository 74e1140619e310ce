import {
  type BrandFilters,
  type BrandMarkets,
  type BrandRecord,
  capitalised,
  geoLabel,
  languageName,
  MAX_MARKETS,
  type MarketColumn,
  marketCodeOf,
  marketName,
  marketPlace,
  marketSentences,
  plural,
  pointRange,
  points,
  sharePercent,
} from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { IntervalPlot } from "../../../components/chart/interval-plot.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { LoadFailed } from "../../../components/ui/load-failed.tsx";
import { TabPending } from "../../../components/ui/loading.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { OpensAnswers, WithAnswers } from "../answers/opens-answers.tsx";
import { AddMarket } from "./add-market.tsx";
import { HeededPlaces } from "./heeded-places.tsx";
import { PromptGrid } from "./prompt-grid.tsx";
import { GEO_ICONS } from "./told-how.tsx";
import { TopicGrid } from "./topic-grid.tsx";
import { TranslatePrompts } from "./translate-prompts.tsx";

interface MarketsTabProps {
  readonly brand: BrandRecord;
  readonly filters: BrandFilters;
}

/** The markets of a brand side by side: each with figures of its own, and what tells it from the first. */
export function MarketsTab({ brand, filters }: MarketsTabProps) {
  const { data, isError, refetch } = trpc.brands.markets.useQuery(
    { brandId: brand.id, webSearch: filters.webSearch },
    { placeholderData: keepPreviousData },
  );
  if (isError) return <LoadFailed title="The markets could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <TabPending />;
  if (data.markets.length === 0)
    return (
      <TitledSection title="You ask as nobody from nowhere" heading="pb-2">
        <p className="max-w-160 pb-5 text-pretty text-ink-2">
          Buyers of another country get other answers. Add a market, a country and its language, and see it
          here; from two on they stand side by side. What was asked so far stays, under “No market”.
        </p>
        <AddMarket brand={brand} />
      </TitledSection>
    );
  return (
    <div className="grid gap-14">
      <Sentences brand={brand} table={data} />
      <Columns brand={brand} filters={filters} table={data} />
      {data.topics.length > 0 && <TopicGrid brand={brand} filters={filters} table={data} />}
      {data.rows.length > 0 && <PromptGrid brand={brand} filters={filters} table={data} />}
      <TranslatePrompts brand={brand} />
      <Leaders table={data} />
      <HeededPlaces
        places={data.places}
        isPlaceable={!(filters.webSearch ?? brand.webSearch) || isPlaceable(data)}
      />
      {brand.markets.length < MAX_MARKETS && (
        <TitledSection title="Another market" heading="pb-3">
          <AddMarket brand={brand} />
        </TitledSection>
      )}
    </div>
  );
}

interface TableProps {
  readonly table: BrandMarkets;
}

/** What the table says, and what a market is. */
function Sentences({ brand, table }: TableProps & { brand: BrandRecord }) {
  const told = marketSentences(brand.name, table);
  return (
    <div className="grid items-start gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,1fr)_300px]">
      <p className="max-w-180 text-lg text-pretty">
        {told.length > 0
          ? told.join(" ")
          : "Nothing was asked in these markets yet: the next visit asks each."}
      </p>
      <p className="border-l border-line-2 pl-4 text-sm text-pretty text-ink-3">
        Each market is asked by itself. No figure, trend or place joins two: “all markets” is a table, never a
        number. Figures are of the last four weeks.
      </p>
    </div>
  );
}

/** Whether some search was given its country, or nobody has answered yet. */
function isPlaceable({ markets }: BrandMarkets): boolean {
  const ways = markets.flatMap((column) => column.ways);
  return ways.length === 0 || ways.some(({ geo }) => geo === "sent" || geo === "located");
}

const ACROSS = ["", "", "sm:grid-cols-2", "sm:grid-cols-2 lg:grid-cols-3", "sm:grid-cols-2 lg:grid-cols-4"];

/** As many side by side as there are, five in two rows. */
function across({ markets }: BrandMarkets): string {
  return `grid gap-x-8 gap-y-9 ${ACROSS[markets.length] ?? "sm:grid-cols-2 lg:grid-cols-3"}`;
}

function Columns({ brand, filters, table }: TableProps & MarketsTabProps) {
  const [first] = table.markets;
  return (
    <section className={across(table)} aria-label="Markets">
      {table.markets.map((column) => (
        <WithAnswers
          key={marketCodeOf(column.market)}
          brandId={brand.id}
          filters={{ ...filters, market: marketCodeOf(column.market) }}
        >
          <Column column={column} first={first ?? column} />
        </WithAnswers>
      ))}
    </section>
  );
}

function Column({ column, first }: { column: MarketColumn; first: MarketColumn }) {
  const { market, answers, listedIn, listed, ways } = column;
  const { modelName } = useCatalogue();
  if (market === null) return null;
  return (
    <TitledSection
      title={marketName(market).split(" · ")[0]}
      size="md"
      level={2}
      className={`${HEAVY_RULE} min-w-0 pt-3`}
    >
      <p className="text-sm text-ink-3">{languageName(market.language)}</p>
      {answers === 0 ? (
        <p className="pt-3 text-ink-2">No answers yet: the next visit asks here.</p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-2 pt-2">
            <span className="text-4xl font-strong tabular-nums">{sharePercent(listed.value)}</span>
            <span className="text-sm text-ink-3 tabular-nums">
              {listed.range && `${pointRange(listed.range)} · `}
              <OpensAnswers of={{ behind: "listed" }} title={`Answers that list it in ${marketName(market)}`}>
                {listedIn} of {answers}
              </OpensAnswers>
            </span>
          </p>
          <IntervalPlot value={listed.value} range={listed.range} />
          <p className="min-h-11 pt-2 text-sm text-pretty">{differenceText(column, first)}</p>
          <ul aria-label="How models were told the market" className="grid gap-1 pt-2">
            {ways.map(({ geo, modelIds }) => (
              <li key={geo} className="flex min-h-6 items-center justify-between gap-3 text-sm text-ink-2">
                <span className="flex items-center gap-1.5">
                  <Icon of={GEO_ICONS[geo]} size="sm" className="flex-none" />
                  {geoLabel(geo, market)}
                </span>
                <span className="flex flex-wrap justify-end gap-0.5">
                  {modelIds.map((id) => (
                    <span key={id} title={modelName(id)}>
                      <ModelDisc model={id} size="xs" />
                      <span className="sr-only">{modelName(id)} </span>
                    </span>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </TitledSection>
  );
}

/** "24 points less than in the United States (14–34)". */
function differenceText({ difference, answers }: MarketColumn, first: MarketColumn): string {
  if (first.market === null || first.answers === 0 || answers === 0) return "";
  const base = marketPlace(first.market);
  if (difference === null) return first.difference === null ? "The market that others are held against." : "";
  const { value, range, isApart } = difference;
  const told = range ? ` (${signed(range.low)} to ${signed(range.high)})` : "";
  if (!isApart) return `No difference from ${base} is seen: ${signed(value)}${told}.`;
  return capitalised(
    `${plural(Number(points(Math.abs(value))), "point")} ${value < 0 ? "less" : "more"} than in ${base}${told}.`,
  );
}

function signed(value: number): string {
  const size = points(Math.abs(value));
  return size === "0" ? size : `${value < 0 ? "−" : "+"}${size}`;
}

/** Who has the most of each market's voice, and what its answers cite. */
function Leaders({ table }: TableProps) {
  const asked = table.markets.filter(({ answers }) => answers > 0);
  if (asked.length === 0) return null;
  return (
    <TitledSection title="Who leads, and who is cited" heading="pb-4">
      <div className={across(table)}>
        {asked.map(({ market, leaders, sources, answers }) => (
          <TitledSection
            key={marketCodeOf(market)}
            title={market && marketName(market)}
            size="md"
            level={3}
            className={`${HEAVY_RULE} min-w-0 pt-3`}
          >
            <List title="Share of voice">
              {leaders.map(({ name, domain, voice, isBrand }) => (
                <Line key={domain + name} domain={domain} name={name} isStrong={isBrand}>
                  {sharePercent(voice)}
                </Line>
              ))}
            </List>
            {sources.length > 0 && (
              <List title="Cited most">
                {sources.map(({ domain, answers: citing }) => (
                  <Line key={domain} domain={domain} name={domain}>
                    {citing} of {answers}
                  </Line>
                ))}
              </List>
            )}
          </TitledSection>
        ))}
      </div>
    </TitledSection>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <p className="pt-3 pb-1 text-xs text-ink-3">{title}</p>
      <ul aria-label={title}>{children}</ul>
    </>
  );
}

interface LineProps {
  readonly domain: string;
  readonly name: string;
  readonly isStrong?: boolean;
  readonly children: ReactNode;
}

function Line({ domain, name, isStrong = false, children }: LineProps) {
  return (
    <li className="flex h-11 items-center gap-2.5 border-b border-line">
      <CompanyLogo domain={domain} name={name} loading="lazy" />
      <span className={`min-w-0 flex-1 truncate ${isStrong ? "font-strong" : ""}`}>{name}</span>
      <span className="text-sm text-ink-2 tabular-nums">{children}</span>
    </li>
  );
}
