import type { Brand, Connection } from "@standings/database";
import {
  type BrandClaims,
  CLAIM_WEEKS,
  CODE_JUDGE,
  LABEL_DAYS,
  type Market,
  type ModelId,
  marketCodeOf,
} from "@standings/domain";
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
const NATURAL = "%\\_natural";

/** Of what was asked in a market, or in none. */
export const visitsIn = ({ id }: Brand, market: Market | null) =>
  sql<string>`(select id from brand_visits where brand_id = ${id}
    and market is not distinct from ${marketCodeOf(market)})`;

/** Holds for claims with statements of these. */
const isOf = ({ brand, market, arm, company }: SaidOf) => sql<boolean>`claims.brand_id = ${brand.id}
  and claims.company = ${company} and statements.visit_id in ${visitsIn(brand, market)}
  and (statements.column_id like ${NATURAL}) = ${arm === "natural"}`;

const SINCE = sql<Date>`now() - make_interval(weeks => ${CLAIM_WEEKS})`;

/** The same in the last weeks. */
export const isSaidOf = (of: SaidOf): RawBuilder<boolean> =>
  sql<boolean>`${isOf(of)} and statements.at > ${SINCE}`;

/** Holds for labels that count: drawn, of these, in the last days, under the judges of today. */
export const isCounted = (of: SaidOf): RawBuilder<boolean> => sql<boolean>`${isOf(of)} and labels.is_drawn
  and labels.judge = ${CODE_JUDGE} and labels.at > now() - make_interval(days => ${LABEL_DAYS})`;

/** Answers of the last weeks that statements were looked for in, by model; plain ones where there are some, else lists. */
export async function readReadings(db: Connection, brand: Brand, market: Market | null) {
  const { rows } = await sql<{ arm: BrandClaims["arm"]; model: ModelId; read: number; failed: number }>`
    select case when column_id like ${NATURAL} then 'natural' else 'list' end as arm,
      regexp_replace(column_id, '_round[0-9]+(_[a-z]+)?$', '') as model,
      (count(*) filter (where state = 'read'))::integer as read,
      (count(*) filter (where state = 'failed'))::integer as failed
    from claim_readings where brand_id = ${brand.id} and at > ${SINCE}
      and visit_id in ${visitsIn(brand, market)}
    group by 1, 2 order by 2
  `.execute(db);
  const arm: BrandClaims["arm"] = rows.some((row) => row.arm === "natural") ? "natural" : "list";
  return { arm, readings: rows.filter((row) => row.arm === arm) };
}
