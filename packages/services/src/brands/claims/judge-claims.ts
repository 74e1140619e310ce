import { type Brand, type Connection, inTransaction, isId, type Tables } from "@standings/database";
import {
  CODE_JUDGE,
  factsFor,
  factsInWords,
  factsKey,
  type HeldFact,
  type JudgedClaim,
  judgeByCode,
  type PlacedClaim,
  readMarket,
  type SaidOf,
} from "@standings/domain";
import { type Selectable, sql } from "kysely";
import { addJob, type JobPayload } from "../../jobs/add-job.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { readFacts } from "./read-facts.ts";

/** Claims of one transaction. */
const SLICE = 500;

/**
 * Holds the claims of a brand that were said last against its facts again, no more than a slice in one transaction; a job goes on
 * with the others, and another with what only a model can compare. The brand's row must be locked: facts and verdicts are then of
 * one version.
 */
export async function judgeAgain(tx: Connection, brand: LockedBrand): Promise<void> {
  const { id: brandId } = brand;
  if (await judgeSlice(tx, brand)) await addJob(tx, "judge_claims", { brandId });
  await addJob(tx, "ask_judge", { brandId }, { key: `ask_judge ${brandId}` });
  await addJob(tx, "check_pages", { brandId }, { key: `check_pages ${brandId}` });
}

/** Job: holds claims of a brand against its facts, a slice in one transaction, until none has an older verdict. */
export async function judgeBrandClaims(
  request: ServiceRequest,
  { brandId }: JobPayload<"judge_claims">,
): Promise<void> {
  const { db } = requireSystem(request);
  if (!isId(brandId)) return;
  while (
    await inTransaction(db, async (tx) => {
      const brand = await lockForClaims(tx, brandId);
      return brand !== null && (await judgeSlice(tx, brand));
    })
  );
}

/** A brand whose row is locked, with the version of its facts. */
export type LockedBrand = Pick<Brand, "id" | "facts_version">;

/** Keeps facts and claims of a brand as they are until the transaction ends; null: the brand is gone. */
export async function lockForClaims(tx: Connection, brandId: string): Promise<LockedBrand | null> {
  const brand = await tx
    .selectFrom("brands")
    .select(["id", "facts_version"])
    .where("id", "=", brandId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return brand ?? null;
}

/** Whether there may be more. */
async function judgeSlice(tx: Connection, brand: LockedBrand): Promise<boolean> {
  const stale = await tx
    .selectFrom("claims")
    .leftJoin("claim_verdicts as judged", "judged.claim_id", "claims.id")
    .select("claims.id")
    .where("claims.brand_id", "=", brand.id)
    .where((eb) =>
      eb.or([
        eb("judged.claim_id", "is", null),
        eb("judged.facts_version", "<", brand.facts_version),
        eb.and([eb("judged.judge", "like", "code/%"), eb("judged.judge", "<>", CODE_JUDGE)]),
      ]),
    )
    .orderBy("claims.last_at", "desc")
    .orderBy("claims.id")
    .limit(SLICE)
    .execute();
  await judgeClaims(
    tx,
    brand,
    stale.map(({ id }) => id),
  );
  return stale.length === SLICE;
}

/**
 * Holds some claims of a brand whose row is locked against its confirmed facts. What code can't compare is as a model has judged it
 * beside these facts, the newest judgement first; else it can't be told. Praise and blame that no fact in words speaks of is an
 * opinion.
 */
export async function judgeClaims(
  tx: Connection,
  { id: brandId, facts_version }: LockedBrand,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const facts = await readFacts(tx, brandId);
  const claims = await readToJudge(tx, ids);
  const verdicts = claims.map((row) => {
    const claim = placed(row);
    const held = factsFor(facts, claim);
    const { verdict, because, hint, factIds } = holdAgainst(claim, held);
    const of = { claim_id: claim.id, facts_version };
    const told =
      verdict === "cannot_tell" ? judgementOf(claim.judgements, factsKey(factsInWords(facts, claim))) : null;
    if (told) return { ...of, ...told, hint: null };
    const isOpinion = verdict === "cannot_tell" && claim.praises && factsInWords(facts, claim).length === 0;
    return {
      ...{ ...of, judge: CODE_JUDGE, hint, fact_ids: [...factIds] },
      ...(isOpinion ? { verdict: "opinion" as const, because: IS_OPINION } : { verdict, because }),
    };
  });
  await tx
    .insertInto("claim_verdicts")
    .values(verdicts)
    .onConflict((conflict) =>
      conflict.column("claim_id").doUpdateSet({
        facts_version: sql`excluded.facts_version`,
        judge: sql`excluded.judge`,
        verdict: sql`excluded.verdict`,
        because: sql`excluded.because`,
        hint: sql`excluded.hint`,
        fact_ids: sql`excluded.fact_ids`,
      }),
    )
    .execute();
}

type SaidClaim = Omit<SaidOf, "value"> & { readonly value: string | null };

/** What code says of a claim beside facts. Without a value there is nothing to compare but yes and no. */
export function holdAgainst(claim: SaidClaim, facts: readonly HeldFact[]): JudgedClaim {
  return judgeByCode(
    { ...claim, value: claim.value ?? "" },
    claim.value === null ? facts.filter(({ value }) => value.kind === "yes_no") : facts,
  );
}

/** A claim with where and when it was said last. */
export function placed<
  Row extends { readonly company: string; readonly market: string | null; readonly last_at: Date },
>(row: Row): Omit<Row, "market"> & PlacedClaim {
  return { ...row, market: readMarket(row.market), at: row.last_at.toISOString() };
}

const IS_OPINION = "It praises or blames, and states nothing that can be checked";

/** Holds for statements of visits; of a claim that only studies say, for all. */
const OF_VISITS_FIRST = sql<boolean>`(statements.reading_id is null or not exists (
  select from statements said where said.claim_id = claims.id and said.reading_id is null
))`;

/** Claims, whether each praises or blames without saying more, and what models say of them. */
async function readToJudge(tx: Connection, ids: readonly string[]) {
  return tx
    .selectFrom("claims")
    .selectAll()
    .select([PRAISES.as("praises"), JUDGEMENTS.as("judgements")])
    .where("id", "in", [...ids])
    .execute();
}

/** Of claims without an attribute and a value: most of their statements praise or blame. */
const PRAISES = sql<boolean>`(attribute = 'other' and value is null and coalesce((
  select count(*) filter (where statements.polarity <> 'neutral') * 2 > count(*)
  from statements where statements.claim_id = claims.id and ${OF_VISITS_FIRST}
), false))`;

type Judgement = Pick<
  Selectable<Tables["claim_judgements"]>,
  "facts_key" | "judge" | "verdict" | "because" | "fact_ids"
>;

/** The newest last. */
const JUDGEMENTS = sql<readonly Judgement[]>`coalesce((
  select json_agg(json_build_object('facts_key', facts_key, 'judge', judge, 'verdict', verdict, 'because', because,
    'fact_ids', fact_ids) order by at)
  from claim_judgements where claim_id = claims.id and look = 1
), '[]')`;

/** The newest judgement of a claim beside these facts. */
function judgementOf(judgements: readonly Judgement[], key: string) {
  const newest = judgements.findLast(({ facts_key }) => facts_key === key);
  if (!newest) return null;
  const { judge, verdict, because, fact_ids } = newest;
  return { judge, verdict, because, fact_ids };
}
