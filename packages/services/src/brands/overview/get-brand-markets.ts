import type { Brand, Connection } from "@standings/database";
import {
  type BrandFilters,
  type BrandMarkets,
  type HeededPlace,
  type MarketCell,
  STEPWISE_LEVEL,
  type TopicCell,
  type TopicRow,
} from "@standings/domain";
import {
  type Component,
  componentsOfChange,
  componentsOfTopics,
  differencesInTable,
  type Periods,
} from "@standings/statistics";
import { readPlaces } from "../../admin/models/read-places.ts";
import { requireScope, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { marketsOf } from "../markets.ts";
import { findBrand } from "../read-brand.ts";
import { pairTopics } from "../topics/pair-topics.ts";
import { type OneMarket, type OnePrompt, type OneTopic, readMarketOf } from "./read-market.ts";

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
  if (!first) return { markets: [], rows: [], topics: [], places: [] };
  const pairIds = [...new Set(read.flatMap(({ pairs }) => [...pairs.keys()]))];
  const pairs = pairIds.map((id) => read.map((market) => market.pairs.get(id) ?? null));
  const topics = pairTopics(read.map((market) => market.topics));
  const totals = differencesInTable(
    others.map((_, nth) =>
      componentsOfChange(pairs.flatMap((row) => periodsOf(row[nth + 1] ?? null, row[0] ?? null))),
    ),
    STEPWISE_LEVEL,
  );
  const differences = differencesOf([
    ...pairs.map((row) => against(row, (one, of) => componentsOfChange(periodsOf(one, of)))),
    ...topics.map((row) => against(row, topicLess)),
  ]);
  return {
    markets: read.map(({ column }, nth) => ({ ...column, difference: totals[nth - 1] ?? null })),
    places: await placesOf(db, brand, settings.modelsAreSandbox),
    rows: pairs.map((row, nth) => ({
      pairId: pairIds[nth] ?? "",
      cells: row.map(
        (one, at): MarketCell | null => one && { ...one.cell, difference: differences[nth]?.[at] ?? null },
      ),
    })),
    topics: topics.map((row, nth) => ({
      ...nameOf(row),
      cells: row.map(
        (one, at): TopicCell | null =>
          one && { ...one.cell, difference: differences[pairs.length + nth]?.[at] ?? null },
      ),
    })),
  };
}

function nameOf(row: readonly (OneTopic | null)[]): Pick<TopicRow, "name" | "form"> {
  const { name = "", form = "list" } = row.find((one) => one !== null) ?? {};
  return { name, form };
}

/** What each cell of a row less its first one is made of; the first itself is held against nothing. */
function against<Cell>(
  [first = null, ...others]: readonly (Cell | null)[],
  less: (cell: Cell, first: Cell) => Component[],
): Component[][] {
  return [[], ...others.map((cell) => (cell && first ? less(cell, first) : []))];
}

/** Differences of a table's rows, told over all of them together. */
function differencesOf(rows: readonly (readonly Component[][])[]) {
  const told = differencesInTable(rows.flat(), STEPWISE_LEVEL);
  let from = 0;
  return rows.map(({ length }) => {
    from += length;
    return told.slice(from - length, from);
  });
}

/** Strata that two markets have in common. */
function periodsOf(market: OnePrompt | null, first: OnePrompt | null): Periods[] {
  return [...(market?.sums ?? [])].flatMap(([key, now]): Periods[] => {
    const before = first?.sums.get(key);
    return before ? [{ now, before }] : [];
  });
}

/** A topic less that of the first market: in the levels that both ask, and the models that answered both with the same search. */
function topicLess(topic: OneTopic, first: OneTopic): Component[] {
  const models = topic.models.filter((model) => first.models.includes(model));
  if (models.length === 0 || topic.kind !== first.kind) return [];
  const inModels = (of: OneTopic, stratum: string) =>
    (of.strata.find((one) => one.stratum === stratum)?.wordings ?? []).map((wording) => ({
      ...wording,
      models: models.map((model) => wording.models[of.models.indexOf(model)] ?? []),
    }));
  return componentsOfTopics(
    topic.strata.map(({ stratum }) => ({
      wordings: inModels(topic, stratum),
      others: inModels(first, stratum),
    })),
  );
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
