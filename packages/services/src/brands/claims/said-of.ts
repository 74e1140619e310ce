import type { Brand, Connection } from "@standings/database";
import {
  type BrandClaims,
  CLAIM_WEEKS,
  type ClaimVerdict,
  LABEL_DAYS,
  type Market,
  type ModelId,
  marketCodeOf,
} from "@standings/domain";
import type { Praise } from "@standings/statistics";
import { type RawBuilder, sql } from "kysely";

/** What of a brand's statements is counted together: never two markets, nor plain answers and lists. */
export interface SaidOf {
  readonly brand: Brand;
  readonly market: Market | null;
  readonly arm: BrandClaims["arm"];
  /** Key of a company; "": the brand. */
  readonly company: string;
}

/** Columns of answers in plain words. */
export const NATURAL = "%\\_natural";

/** Of what was asked in a market, or in none. */
export const visitsIn = ({ id }: Pick<Brand, "id">, market: Market | null) =>
  sql<string>`(select id from brand_visits where brand_id = ${id}
    and market is not distinct from ${marketCodeOf(market)})`;

/** Holds for claims with statements of these. */
const isOf = ({ brand, market, arm, company }: SaidOf) => sql<boolean>`claims.brand_id = ${brand.id}
  and claims.company = ${company} and statements.visit_id in ${visitsIn(brand, market)}
  and (statements.column_id like ${NATURAL}) = ${arm === "natural"}`;

/** Model of a column of a study. */
const MODEL = sql<ModelId>`regexp_replace(column_id, '_round[0-9]+(_[a-z]+)?$', '')`;

/** When the weeks begin that are counted. */
export const SINCE = sql<Date>`now() - make_interval(weeks => ${CLAIM_WEEKS})`;

/** The same in the last weeks. */
export const isSaidOf = (of: SaidOf): RawBuilder<boolean> =>
  sql<boolean>`${isOf(of)} and statements.at > ${SINCE}`;

/** Holds for labels that count: drawn, of these, in the last days, under the judge that their claim has today. */
export const isCounted = (of: SaidOf): RawBuilder<boolean> => sql<boolean>`${isOf(of)} and labels.is_drawn
  and labels.judge = (select judge from claim_verdicts verdicts where verdicts.claim_id = labels.claim_id)
  and labels.at > now() - make_interval(days => ${LABEL_DAYS})`;

/** What a person said last of a claim, while its judge, `judged`, says the same for the same facts. */
export const PERSONS = sql<ClaimVerdict | null>`(
  select labels.verdict from claim_labels labels where labels.claim_id = claims.id
    and labels.shown = judged.verdict and labels.fact_ids = judged.fact_ids
  order by labels.at desc limit 1
)`;

/** Holds for claims that are false or outdated, by their judge, `judged`, or by a person. */
export const IS_WRONG = sql<boolean>`coalesce(${PERSONS}, judged.verdict) in ('false', 'outdated')`;

/**
 * Answers of the last weeks that statements were looked for in, by model: plain ones where the newest visit asked for them and some
 * were read, else lists.
 */
export async function readReadings(db: Connection, brand: Brand, market: Market | null) {
  const { rows } = await sql<{ arm: BrandClaims["arm"]; model: ModelId; read: number; failed: number }>`
    select case when column_id like ${NATURAL} then 'natural' else 'list' end as arm,
      ${MODEL} as model,
      (count(*) filter (where state = 'read'))::integer as read,
      (count(*) filter (where state = 'failed'))::integer as failed
    from claim_readings where brand_id = ${brand.id} and at > ${SINCE}
      and visit_id in ${visitsIn(brand, market)}
    group by 1, 2 order by 2
  `.execute(db);
  const newest = await db
    .selectFrom("brand_visits")
    .select("asks_natural")
    .where("id", "in", visitsIn(brand, market))
    .where("state", "=", "completed")
    .orderBy("due_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const isPlain = newest?.asks_natural === true && rows.some((row) => row.arm === "natural");
  const arm: BrandClaims["arm"] = isPlain ? "natural" : "list";
  return { arm, readings: rows.filter((row) => row.arm === arm) };
}

/** What each answer in plain words that names a company praises and blames it for, by model; of lists nothing. */
export async function readPraise(db: Connection, of: SaidOf): Promise<Map<ModelId, Praise[]>> {
  if (of.arm === "list") return new Map();
  const { rows } = await sql<Praise & { readonly model: ModelId }>`
    select ${MODEL} as model,
      coalesce(array_agg(said.aspect) filter (where said.polarity = 'praised'), '{}') as praised,
      coalesce(array_agg(said.aspect) filter (where said.polarity = 'blamed'), '{}') as blamed
    from claim_readings readings left join (
      select statements.run_id, statements.column_id, statements.polarity, statements.aspect
      from statements join claims on claims.id = statements.claim_id
      where ${isSaidOf(of)}
    ) said using (run_id, column_id)
    where readings.brand_id = ${of.brand.id} and readings.state = 'read' and readings.at > ${SINCE}
      and readings.visit_id in ${visitsIn(of.brand, of.market)} and column_id like ${NATURAL}
      and ${of.company} = any (readings.named)
    group by run_id, column_id order by 1, run_id, column_id
  `.execute(db);
  return Map.groupBy(rows, ({ model }) => model);
}
