import type { Brand, Connection } from "@standings/database";
import {
  CLAIM_WEEKS,
  type ClaimArm,
  type ClaimQuestions,
  type ClaimVerdict,
  LABEL_DAYS,
  type Market,
  type ModelId,
  marketCodeOf,
  PROMPT_ARMS,
  type PromptArm,
} from "@standings/domain";
import type { Praise } from "@standings/statistics";
import { type RawBuilder, sql } from "kysely";
import type { ClaimDays } from "./claim-days.ts";

/** What of a brand's statements is counted together: never two markets, nor plain answers, lists and direct questions. */
export interface SaidOf {
  readonly brand: Brand;
  readonly market: Market | null;
  readonly arm: ClaimArm;
  /** Key of a company; "": the brand. */
  readonly company: string;
  /** Null, or left out: the last weeks. */
  readonly days?: ClaimDays | null;
  /** The study whose answers alone are meant, whenever they came; null, or left out: those of visits, or to direct questions. */
  readonly study?: string | null;
}

/** Columns of answers in plain words. */
export const NATURAL = "%\\_natural";

/** Of what was asked in a market, or in none. */
export const visitsIn = ({ id }: Pick<Brand, "id">, market: Market | null) =>
  sql<string>`(select id from brand_visits where brand_id = ${id}
    and market is not distinct from ${marketCodeOf(market)})`;

/** Of what was asked directly in a market, or in none. */
export const directVisitsIn = ({ id }: Pick<Brand, "id">, market: Market | null) =>
  sql<string>`(select id from direct_visits where brand_id = ${id}
    and market is not distinct from ${marketCodeOf(market)})`;

/** Of studies that were read for a brand and ask in a market, or in none. */
const readingsIn = ({ id }: Pick<Brand, "id">, market: Market | null) =>
  sql<string>`(select run_id from study_readings where brand_id = ${id}
    and market is not distinct from ${marketCodeOf(market)})`;

/** What of a brand was asked: its prompts or direct questions in a market, or one study that was read. */
export interface AnswersOf {
  readonly brand: Pick<Brand, "id">;
  readonly market: Market | null;
  readonly asked: ClaimQuestions;
  readonly study?: string | null;
  /** Null, or left out: plain answers and lists. */
  readonly arm?: ClaimArm | null;
}

/** Holds for what was read of them, in `statements` or `readings`. */
export const isAnswerTo = (
  { arm = null, ...of }: AnswersOf,
  table: "statements" | "readings" = "statements",
): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const place = isAskedIn(of, column);
  return arm === null || arm === "direct"
    ? place
    : sql<boolean>`(${place} and (${column("column_id")} like ${NATURAL}) = ${arm === "natural"})`;
};

const isAskedIn = (
  { brand, market, asked, study = null }: AnswersOf,
  column: (name: string) => RawBuilder<unknown>,
): RawBuilder<boolean> => {
  if (study !== null)
    return sql<boolean>`(${column("run_id")} = ${study} and ${column("reading_id")} in ${readingsIn(brand, market)})`;
  return asked === "direct"
    ? sql<boolean>`${column("direct_visit_id")} in ${directVisitsIn(brand, market)}`
    : sql<boolean>`${column("visit_id")} in ${visitsIn(brand, market)}`;
};

/** Holds for statements of answers to prompts and to direct questions, of a market. */
export const isAnswerOfVisits = (brand: Pick<Brand, "id">, market: Market | null) =>
  sql<boolean>`(${isAnswerTo({ brand, market, asked: "prompts" })} or ${isAnswerTo({ brand, market, asked: "direct" })})`;

/** The same, and for those of studies. */
export const isAnswerIn = (brand: Pick<Brand, "id">, market: Market | null) =>
  sql<boolean>`(${isAnswerOfVisits(brand, market)} or statements.reading_id in ${readingsIn(brand, market)})`;

/** Holds for claims with statements of these. */
const isOf = (of: SaidOf) => sql<boolean>`claims.brand_id = ${of.brand.id}
  and claims.company = ${of.company} and ${isAnswerOf(of, "statements")}`;

/** Holds for what was read of the answers of these, in `statements` or `readings`. */
const isAnswerOf = (of: SaidOf, table: "statements" | "readings") =>
  isAnswerTo({ ...of, asked: of.arm === "direct" ? "direct" : "prompts" }, table);

/** Model of a column of a study. */
const MODEL = sql<ModelId>`regexp_replace(column_id, '_round[0-9]+(_[a-z]+)?$', '')`;

/** When the weeks begin that are counted. */
export const SINCE = sql<Date>`now() - make_interval(weeks => ${CLAIM_WEEKS})`;

/** Holds for moments of some days, else of the last weeks; of a study for all. */
export const isWithin = (
  at: RawBuilder<unknown>,
  { days = null, study = null }: Pick<SaidOf, "days" | "study">,
) =>
  study !== null
    ? sql<boolean>`true`
    : days === null
      ? sql<boolean>`${at} > ${SINCE}`
      : sql<boolean>`(${at} >= ${days.from}::timestamp at time zone 'UTC'
        and ${at} < (${days.to}::date + 1)::timestamp at time zone 'UTC')`;

/** The same in the days that are counted. */
export const isSaidOf = (of: SaidOf): RawBuilder<boolean> =>
  sql<boolean>`${isOf(of)} and ${isWithin(sql`statements.at`, of)}`;

/**
 * Holds for labels that count: drawn, of these, in the last days, under the judge that their claim has today; of chosen days those
 * of what was said on them.
 */
export const isCounted = (
  of: SaidOf,
): RawBuilder<boolean> => sql<boolean>`${of.days ? isSaidOf(of) : isOf(of)} and labels.is_drawn
  and labels.judge = (select judge from claim_verdicts verdicts where verdicts.claim_id = labels.claim_id)
  and labels.at > now() - make_interval(days => ${LABEL_DAYS})`;

/** What a person said last of a claim, while its judge, `judged`, says the same for the same facts. */
export const PERSONS = sql<ClaimVerdict | null>`(
  select labels.verdict from claim_labels labels where labels.claim_id = claims.id
    and labels.shown = judged.verdict and labels.fact_ids = judged.fact_ids
  order by labels.at desc limit 1
)`;

/** A claim's verdict: a person's where there is one, else that of its judge, `judged`. */
export const VERDICT = sql<ClaimVerdict>`coalesce(${PERSONS}, judged.verdict)`;

/** Holds for claims that are false or outdated, by their judge, `judged`, or by a person. */
export const IS_WRONG = sql<boolean>`${VERDICT} in ('false', 'outdated')`;

/**
 * Answers to prompts of the last weeks, or of some days, or those of a study, that statements were looked for in, by model: of the
 * wanted kind, else plain ones where the newest visit, or the study, asked for them and some were read, else lists. `usual`: the
 * kind without a wish; `arms`: what can be wanted.
 */
export async function readReadings(
  db: Connection,
  {
    arm: wanted = null,
    ...of
  }: Pick<SaidOf, "brand" | "market" | "days" | "study"> & { readonly arm?: PromptArm | null },
) {
  const { brand, market, days = null, study = null } = of;
  const rows = await countReadings(db, { ...of, asked: "prompts" });
  const newest = await db
    .selectFrom("brand_visits")
    .select("asks_natural")
    .where("id", "in", visitsIn(brand, market))
    .where("state", "=", "completed")
    .$if(days !== null, (some) => some.where(isWithin(sql`due_at`, { days })))
    .orderBy("due_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const asksPlain = study !== null || newest?.asks_natural === true;
  const isPlain = asksPlain && rows.some((row) => row.arm === "natural");
  const usual: PromptArm = isPlain ? "natural" : "list";
  const arm = wanted ?? usual;
  const arms = PROMPT_ARMS.filter((one) => rows.some((row) => row.arm === one));
  return { arm, usual, arms, readings: rows.filter((row) => row.arm === arm) };
}

/** The same of answers to direct questions. */
export function readDirectReadings(
  db: Connection,
  of: Pick<SaidOf, "brand" | "market" | "days">,
): Promise<ReadingsRow[]> {
  return countReadings(db, { ...of, asked: "direct" });
}

async function countReadings(
  db: Connection,
  of: AnswersOf & Pick<SaidOf, "days">,
): Promise<(ReadingsRow & { readonly arm: PromptArm })[]> {
  const { rows } = await sql<ReadingsRow & { readonly arm: PromptArm }>`
    select case when column_id like ${NATURAL} then 'natural' else 'list' end as arm,
      ${MODEL} as model,
      (count(*) filter (where state = 'read'))::integer as read,
      (count(*) filter (where state = 'failed'))::integer as failed
    from claim_readings readings
    where brand_id = ${of.brand.id} and ${isWithin(sql`at`, of)} and ${isAnswerTo(of, "readings")}
    group by 1, 2 order by 2
  `.execute(db);
  return rows;
}

/** Four jobs one after the other, each tried again for about a day. */
const READING_DAYS = 5;

/**
 * Answers of the newest visit, or direct visit, of a market that were read so far, while others of it wait; null: none wait.
 */
export async function countBeingRead(
  db: Connection,
  brand: Pick<Brand, "id">,
  { asked, market }: { readonly asked: ClaimQuestions; readonly market: Market | null },
): Promise<number | null> {
  const isDirect = asked === "direct";
  const { rows } = await sql<{ readonly read: number }>`
    select (
      select count(*)::integer from claim_readings
      where brand_id = ${brand.id} and ${sql.ref(isDirect ? "direct_visit_id" : "visit_id")} = newest.id
    ) as read
    from (
      select id, claims_read_at, ended_at from ${sql.table(isDirect ? "direct_visits" : "brand_visits")}
      where id in ${isDirect ? directVisitsIn(brand, market) : visitsIn(brand, market)} and state = 'completed'
      order by ended_at desc limit 1
    ) newest
    where claims_read_at is null and ended_at > now() - make_interval(days => ${READING_DAYS})
  `.execute(db);
  return rows[0]?.read ?? null;
}

/** Answers of a model that statements were looked for in, and that could not be read. */
export interface ReadingsRow {
  readonly model: ModelId;
  readonly read: number;
  readonly failed: number;
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
    where readings.brand_id = ${of.brand.id} and readings.state = 'read' and ${isWithin(sql`readings.at`, of)}
      and ${isAnswerOf(of, "readings")} and ${of.company} = any (readings.named)
    group by run_id, column_id order by 1, run_id, column_id
  `.execute(db);
  return Map.groupBy(rows, ({ model }) => model);
}
