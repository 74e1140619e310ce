import { type Brand, type BrandVisit, type Connection, EVERYBODY } from "@standings/database";
import {
  BRAND_KEY,
  type BrandFilters,
  differ,
  type Market,
  type ModelId,
  marketCodeOf,
} from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import { chosenMarket } from "../markets.ts";

const DAY_MS = 86_400_000;
const SPAN_DAYS: Readonly<Record<BrandFilters["span"], number>> = { "12w": 84, "1y": 365 };
/** What "now" means on a brand's page: four weeks. */
const WINDOW_MS = 28 * DAY_MS;

export type ReadVisit = Pick<
  BrandVisit,
  "id" | "due_at" | "models" | "asked" | "searched_by" | "ways" | "rounds" | "web_search"
>;

type SearchedVisit = Pick<ReadVisit, "models" | "searched_by" | "ways">;

/** The visits of a span in one market, and which of them are now and before. */
export interface Axis {
  readonly market: Market | null;
  /** Oldest first. */
  readonly visits: readonly ReadVisit[];
  /** Of the last four weeks, and of the first four that are not among them; each with the same searches throughout. */
  readonly recent: readonly ReadVisit[];
  readonly earlier: readonly ReadVisit[];
}

/** Visits with figures in the span that ends with the newest visit of the market. Throws INVALID_MARKET. */
export async function readAxis(db: Connection, brand: Brand, filters: BrandFilters): Promise<Axis> {
  const market = chosenMarket(brand, filters);
  const ofBrand = db
    .selectFrom("brand_visits")
    .where("brand_id", "=", brand.id)
    .where("market", "is not distinct from", marketCodeOf(market))
    .where("state", "=", "completed")
    .$if(filters.webSearch !== null, (some) => some.where("web_search", "=", filters.webSearch === true));
  const last = await ofBrand.select("due_at").orderBy("due_at", "desc").limit(1).executeTakeFirst();
  const newest = last?.due_at.getTime() ?? 0;
  const found = await ofBrand
    .select(["id", "due_at", "models", "asked", "searched_by", "ways", "rounds", "web_search"])
    .where("due_at", ">", new Date(newest - SPAN_DAYS[filters.span] * DAY_MS))
    .orderBy("due_at")
    .execute();
  const visits = withKnownSearches(found);
  const oldest = visits[0]?.due_at.getTime() ?? 0;
  const recent = visits.filter(({ due_at }) => newest - due_at.getTime() < WINDOW_MS);
  const earlier = visits.filter(
    (visit) => visit.due_at.getTime() - oldest < WINDOW_MS && !recent.includes(visit),
  );
  return {
    market,
    visits,
    recent: sameSearch(recent, recent.at(-1)),
    earlier: sameSearch(earlier, earlier.at(-1)),
  };
}

/**
 * Visits, the oldest first, with who searches for each model and how its answers come about: what a visit does not tell is as the
 * next one tells it, else as the one before. Only so are answers of one model one stratum: that it does not search is known after
 * fifty answers alone (`searcherOf`).
 */
export function withKnownSearches<Visit extends SearchedVisit>(visits: readonly Visit[]): Visit[] {
  return filled(filled(visits.toReversed()).toReversed());
}

/** What is not known is as the visit before in this order tells it. */
function filled<Visit extends SearchedVisit>(visits: readonly Visit[]): Visit[] {
  const [searched, told] = [new Map<ModelId, string>(), new Map<ModelId, string>()];
  const fill = <Value extends string>(
    known: Map<ModelId, string>,
    models: readonly ModelId[],
    values: readonly (Value | null)[],
  ) =>
    models.map((modelId, model) => {
      const value = values[model] ?? (known.get(modelId) as Value | undefined) ?? null;
      if (value !== null) known.set(modelId, value);
      return value;
    });
  return visits.map((visit) => ({
    ...visit,
    searched_by: fill(searched, visit.models, visit.searched_by),
    ways: fill(told, visit.models, visit.ways),
  }));
}

/**
 * Those of some visits at which the same searched for each model as at one of them, in the same way and with the market told in
 * the same way: others are never added up.
 */
export function sameSearch<Visit extends SearchedVisit>(
  visits: readonly Visit[],
  as: SearchedVisit | undefined,
): Visit[] {
  if (!as) return [...visits];
  return visits.filter((visit) => !haveOtherSearches(visit, as));
}

/** Whether somebody else searched for a model that both visits asked, or its answers came about in another way. */
export function haveOtherSearches(a: SearchedVisit, b: SearchedVisit): boolean {
  return a.models.some((modelId) => hasOtherSearch(modelId, a, b));
}

/** The same of one model; false where a visit did not ask it. */
export function hasOtherSearch(modelId: ModelId, a: SearchedVisit, b: SearchedVisit): boolean {
  const [one, other] = [a.models.indexOf(modelId), b.models.indexOf(modelId)];
  return differ(a.searched_by[one], b.searched_by[other]) || differ(a.ways[one], b.ways[other]);
}

/** Visits of the four weeks that end with one, with the same searches as that. */
export function windowOf(visits: readonly ReadVisit[], end: ReadVisit): ReadVisit[] {
  const to = end.due_at.getTime();
  const within = visits.filter(({ due_at }) => due_at.getTime() <= to && to - due_at.getTime() < WINDOW_MS);
  return sameSearch(within, end);
}

/** A company in the answers to a prompt of a visit; lists are by model of the visit. */
export interface FigureRow {
  /** Numbers of its strata: one for each prompt, model, who searches for it and how its answers come about, the same in all visits and for all companies. */
  readonly strata: readonly number[];
  readonly company: string;
  readonly visit_id: string;
  readonly prompt_id: string;
  readonly answers: readonly number[];
  readonly listed: readonly number[];
  readonly points: readonly number[];
  readonly squares: readonly number[];
  readonly place: number | null;
}

/** The brand in all these visits, and its competitors too in some of them. */
export async function readFigures(
  db: Connection,
  brandId: string,
  { visits, whole }: { readonly visits: readonly ReadVisit[]; readonly whole: readonly ReadVisit[] },
): Promise<FigureRow[]> {
  if (visits.length === 0) return [];
  const packed = await db
    .selectFrom("visit_totals")
    .select(["visit_id", "company", "by_prompt"])
    .where("brand_id", "=", brandId)
    .where((eb) =>
      eb.or([
        eb.and([eb("visit_id", "=", inList(visits)), eb("company", "=", BRAND_KEY)]),
        eb.and([eb("visit_id", "=", inList(whole)), eb("company", "not in", [BRAND_KEY, EVERYBODY])]),
      ]),
    )
    .execute();
  const strata = numberStrata(visits);
  const asked = new Map(visits.map((visit) => [visit.id, visit.asked]));
  return packed.flatMap(({ visit_id, company, by_prompt }) =>
    by_prompt.flatMap(([position, answers, listed, points, squares, place]): FigureRow[] => {
      const prompt_id = asked.get(visit_id)?.[position];
      const numbers = strata.get(visit_id)?.[position];
      if (!prompt_id || !numbers) return [];
      return [{ strata: numbers, company, visit_id, prompt_id, answers, listed, points, squares, place }];
    }),
  );
}

/** The brand in the plain answers of all these visits: `listed` are those that name it, and there are no points. */
export async function readNamedFigures(
  db: Connection,
  brandId: string,
  visits: readonly ReadVisit[],
): Promise<FigureRow[]> {
  if (visits.length === 0) return [];
  const rows = await db
    .selectFrom("visit_mentions")
    .select(["visit_id", "prompt_id", "company", "answers", "named"])
    .where("brand_id", "=", brandId)
    .where("visit_id", "=", inList(visits))
    .where("company", "=", BRAND_KEY)
    .orderBy("visit_id")
    .execute();
  const strata = numberStrata(visits);
  const asked = new Map(visits.map((visit) => [visit.id, visit.asked]));
  return rows.flatMap(({ named: listed, ...row }): FigureRow[] => {
    const position = asked.get(row.visit_id)?.indexOf(row.prompt_id) ?? -1;
    const numbers = strata.get(row.visit_id)?.[position];
    return numbers ? [{ ...row, listed, strata: numbers, points: [], squares: [], place: null }] : [];
  });
}

const MOST_MODELS = 1_000;

/** Numbers of the strata of visits, by position of the prompt and by model. */
function numberStrata(visits: readonly ReadVisit[]): Map<string, readonly (readonly number[])[]> {
  const numberOf = (known: Map<string, number>, id: string) => {
    const number = known.get(id) ?? known.size;
    known.set(id, number);
    return number;
  };
  const [prompts, models] = [new Map<string, number>(), new Map<string, number>()];
  return new Map(
    visits.map((visit) => {
      const ofModels = visit.models.map((id, model) =>
        numberOf(models, `${id} ${visit.searched_by[model] ?? ""} ${visit.ways[model] ?? ""}`),
      );
      const byPosition = visit.asked.map((id) => {
        const first = numberOf(prompts, id) * MOST_MODELS;
        return ofModels.map((model) => first + model);
      });
      return [visit.id, byPosition];
    }),
  );
}

/** `= any (…)` of ids: one statement whatever their number. */
export function inList(visits: readonly Pick<ReadVisit, "id">[]): RawBuilder<string> {
  return sql<string>`any (${visits.map(({ id }) => id)}::uuid[])`;
}

/** Sums of a visit by company and model; company '*' is everybody. */
export interface TotalRow {
  readonly company: string;
  readonly visit_id: string;
  readonly answers: readonly number[];
  readonly listed: readonly number[];
  readonly points: readonly number[];
}

/** Sums of visits: kept ones, or added up over the prompts of a label. */
export async function readTotals(
  db: Connection,
  brandId: string,
  visits: readonly ReadVisit[],
  promptIds: readonly string[] | null,
): Promise<TotalRow[]> {
  if (visits.length === 0) return [];
  if (promptIds === null) {
    return db
      .selectFrom("visit_totals")
      .select(["company", "visit_id", "answers", "listed", "points"])
      .where("brand_id", "=", brandId)
      .where("visit_id", "=", inList(visits))
      .execute();
  }
  const { rows } = await sql<TotalRow>`
    select company, visit_id, array_agg(answers order by model) as answers,
      array_agg(listed order by model) as listed, array_agg(points order by model) as points
    from (
      select company, visit_id, model, sum(answers[model])::integer as answers,
        sum(listed[model])::integer as listed, sum(points[model])::real as points
      from visit_figures cross join lateral generate_subscripts(listed, 1) as model
      where visit_id = ${inList(visits)} and prompt_id = any (${[...promptIds]}::uuid[])
      group by company, visit_id, model
      union all
      select ${EVERYBODY}, visit_id, model, sum(answers[model])::integer, 0, sum(points[model])::real
      from visit_prompts cross join lateral generate_subscripts(answers, 1) as model
      where visit_id = ${inList(visits)} and prompt_id = any (${[...promptIds]}::uuid[]) and state = 'done'
      group by visit_id, model
    ) as sums
    group by company, visit_id
  `.execute(db);
  return rows;
}

/** The models of a visit that count, by their places in its lists. */
export function countedModels(visit: Pick<ReadVisit, "models">, model: ModelId | null): number[] {
  return visit.models.flatMap((id, place) => (model === null || id === model ? [place] : []));
}
