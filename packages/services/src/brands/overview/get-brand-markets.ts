import { type Brand, type Connection, EVERYBODY } from "@standings/database";
import {
  BRAND_KEY,
  type BrandFilters,
  type BrandMarkets,
  GEOS,
  type HeededPlace,
  type Market,
  type MarketCell,
  type MarketColumn,
  marketCodeOf,
  NO_MARKET,
  promptsIn,
  readWay,
  STEPWISE_LEVEL,
} from "@standings/domain";
import { addSums, differencesInTable, type Periods, type Sums } from "@standings/statistics";
import { readPlaces } from "../../admin/models/read-places.ts";
import { requireScope, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { openPrompts } from "../keep-kinds.ts";
import { marketsOf } from "../markets.ts";
import { findBrand, readPrompts } from "../read-brand.ts";
import { estimate, strataOf } from "./figures.ts";
import { readStandings, type Standing } from "./prompt-rows.ts";
import { readSources } from "./read-sources.ts";
import { type FigureRow, type ReadVisit, readAxis, readFigures, readTotals } from "./read-visits.ts";

/** Leaders and sources that a market names. */
const SHOWN = 3;

export interface MarketsView extends OfBrand, Pick<BrandFilters, "webSearch"> {}

/**
 * The markets of a brand of the viewer side by side, over the last four weeks of each: every figure is of one, and differences are held
 * against the first (`names-claims-topics-markets.md` §4.5). Throws BRAND_NOT_FOUND.
 */
export async function getBrandMarkets(
  request: ServiceRequest,
  { brandId, webSearch }: MarketsView,
): Promise<BrandMarkets> {
  const { services, viewer } = requireScope(request, "read");
  const { db, settings } = services;
  const brand = await findBrand(db, viewer.userId, brandId);
  const read: OneMarket[] = [];
  for (const market of marketsOf(brand)) read.push(await readMarketOf(db, brand, { market, webSearch }));
  const [first, ...others] = read;
  if (!first) return { markets: [], rows: [], places: [] };
  const pairIds = [...new Set(read.flatMap(({ pairs }) => [...pairs.keys()]))];
  const totals = differencesInTable(
    others.map((other) => pairIds.flatMap((id) => periodsOf(other.pairs.get(id), first.pairs.get(id)))),
    STEPWISE_LEVEL,
  );
  const cells = pairIds.flatMap((id) =>
    others.map((other) => ({ id, other, periods: periodsOf(other.pairs.get(id), first.pairs.get(id)) })),
  );
  const told = differencesInTable(
    cells.map(({ periods }) => periods),
    STEPWISE_LEVEL,
  );
  const differenceOf = new Map(cells.map(({ id, other }, nth) => [`${id} ${other.code}`, told[nth] ?? null]));
  return {
    markets: [
      { ...first.column, difference: null },
      ...others.map(({ column }, nth) => ({ ...column, difference: totals[nth] ?? null })),
    ],
    places: await placesOf(db, brand, settings.modelsAreSandbox),
    rows: pairIds.map((pairId) => ({
      pairId,
      cells: read.map(({ code, pairs }): MarketCell | null => {
        const one = pairs.get(pairId);
        return one ? { ...one.cell, difference: differenceOf.get(`${pairId} ${code}`) ?? null } : null;
      }),
    })),
  };
}

/** Proofs of the brand's models in its countries, that a model heeds where its search is sent from. */
async function placesOf(db: Connection, brand: Brand, isSandbox: boolean): Promise<HeededPlace[]> {
  const countries = new Set(marketsOf(brand).map(({ country }) => country));
  const places = await readPlaces(db, { isSandbox });
  return places
    .filter(
      ({ modelId, country, state }) =>
        brand.models.includes(modelId) && countries.has(country) && state !== "running",
    )
    .map(({ modelId, country, state, proof }) => ({
      ...{ modelId, country, state },
      proof: proof && {
        ...{ effect: proof.effect, low: proof.low, high: proof.high, provedAt: proof.provedAt },
      },
    }));
}

interface OneMarket {
  readonly code: string;
  readonly column: Omit<MarketColumn, "difference">;
  /** By pair, in the order of its prompts. */
  readonly pairs: ReadonlyMap<string, OnePrompt>;
}

interface OnePrompt {
  readonly cell: Omit<MarketCell, "difference">;
  /** By model, and by who searches for it. */
  readonly sums: ReadonlyMap<string, Sums>;
}

async function readMarketOf(
  db: Connection,
  brand: Brand,
  { market, webSearch }: { readonly market: Market; readonly webSearch: boolean | null },
): Promise<OneMarket> {
  const code = marketCodeOf(market) ?? NO_MARKET;
  const axis = await readAxis(db, brand, { market: code, span: "12w", model: null, label: null, webSearch });
  const { recent } = axis;
  const counted = await openPrompts(db, brand.id, market, null);
  const visits = new Map(recent.map((visit) => [visit.id, visit]));
  const isCounted = (id: string) => counted === null || counted.includes(id);
  const read = await readFigures(db, brand.id, { visits: recent, whole: [] });
  const rows = read.filter(({ company, prompt_id }) => company === BRAND_KEY && isCounted(prompt_id));
  const standings = await readStandings(db, recent, null);
  const prompts = promptsIn(await readPrompts(db, brand.id), market).filter(({ kind }) => kind === "open");
  const byPrompt = Map.groupBy(rows, ({ prompt_id }) => prompt_id);
  const sources = await readSources(db, recent, counted, { order: "answers", limit: SHOWN });
  const all = addSums([...sumsOf(rows, visits).values()]);
  return {
    code,
    column: {
      market,
      answers: all.n,
      listedIn: all.sum,
      listed: estimate(strataOf(rows, visits, null, "listed")),
      ways: waysOf(recent.at(-1)),
      leaders: await leadersOf(db, brand, { recent, counted, standings, isCounted, asked: rows.length }),
      sources: sources.map(({ domain, answers }) => ({ domain, answers })),
    },
    pairs: new Map(
      prompts.map(({ id, prompt, pairId }): [string, OnePrompt] => {
        const own = byPrompt.get(id) ?? [];
        const sums = sumsOf(own, visits);
        const { n: answers, sum: listedIn } = addSums([...sums.values()]);
        const place = standings.get(id)?.entries.findIndex(({ key }) => key === BRAND_KEY) ?? -1;
        const listed = estimate(strataOf(own, visits, null, "listed"));
        const cell = {
          promptId: id,
          prompt,
          place: place === -1 ? null : place + 1,
          answers,
          listedIn,
          listed,
        };
        return [pairId, { cell, sums }];
      }),
    ),
  };
}

/** Answers that list the brand, by model and by who searches for it: markets are told in other ways, so that these may differ. */
function sumsOf(rows: readonly FigureRow[], visits: ReadonlyMap<string, ReadVisit>): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const { visit_id, answers, listed } of rows) {
    const visit = visits.get(visit_id);
    for (const [place, modelId] of visit?.models.entries() ?? []) {
      const key = `${modelId} ${visit?.searched_by[place] ?? ""}`;
      const [n, sum] = [answers[place] ?? 0, listed[place] ?? 0];
      const before = sums.get(key);
      sums.set(key, addSums([...(before ? [before] : []), { n, sum, squares: sum }]));
    }
  }
  return sums;
}

/** Strata that two markets have in common. */
function periodsOf(market: OnePrompt | undefined, first: OnePrompt | undefined): Periods[] {
  return [...(market?.sums ?? [])].flatMap(([key, now]): Periods[] => {
    const before = first?.sums.get(key);
    return before ? [{ now, before }] : [];
  });
}

function waysOf(visit: ReadVisit | undefined): MarketColumn["ways"] {
  const told = (visit?.models ?? []).flatMap((modelId, place) => {
    const way = readWay(visit?.ways[place]);
    return way ? [{ modelId, geo: way.geo }] : [];
  });
  return GEOS.flatMap((geo) => {
    const modelIds = told.filter((one) => one.geo === geo).map(({ modelId }) => modelId);
    return modelIds.length > 0 ? [{ geo, modelIds }] : [];
  });
}

interface StandingsOf {
  readonly recent: readonly ReadVisit[];
  readonly counted: readonly string[] | null;
  readonly standings: ReadonlyMap<string, Standing>;
  readonly isCounted: (promptId: string) => boolean;
  /** Prompts of all visits together. */
  readonly asked: number;
}

/** Who has the most points in the lists of a market: a standing's points are of an average answer. */
async function leadersOf(
  db: Connection,
  brand: Brand,
  { recent, counted, standings, isCounted, asked }: StandingsOf,
): Promise<MarketColumn["leaders"]> {
  const totals = await readTotals(db, brand.id, recent, counted);
  const everybody = totals.filter(({ company }) => company === EVERYBODY);
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const answers = sum(everybody.flatMap((row) => row.answers));
  const all = (asked * sum(everybody.flatMap(({ points }) => points))) / Math.max(1, answers);
  const byKey = new Map<string, { name: string; domain: string; points: number }>();
  for (const [promptId, { entries }] of standings)
    for (const { key, name, domain, points } of isCounted(promptId) ? entries : [])
      byKey.set(key, { name, domain, points: (byKey.get(key)?.points ?? 0) + points });
  return [...byKey]
    .filter(([, { points }]) => points > 0)
    .sort(([, a], [, b]) => b.points - a.points || (a.name < b.name ? -1 : 1))
    .slice(0, SHOWN)
    .map(([key, { name, domain, points }]) => ({
      ...(key === BRAND_KEY ? { name: brand.name, domain: brand.domain } : { name, domain }),
      isBrand: key === BRAND_KEY,
      voice: all === 0 ? 0 : Math.min(1, points / all),
    }));
}
