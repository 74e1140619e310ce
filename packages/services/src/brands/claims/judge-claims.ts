import { type Connection, inTransaction, isId } from "@standings/database";
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
import { sql } from "kysely";
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
export async function judgeAgain(tx: Connection, brandId: string): Promise<void> {
  if (await judgeSlice(tx, brandId)) await addJob(tx, "judge_claims", { brandId });
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
      return brand !== null && (await judgeSlice(tx, brandId));
    })
  );
}

/** Keeps facts and claims of a brand as they are until the transaction ends; null: the brand is gone. */
export async function lockForClaims(
  tx: Connection,
  brandId: string,
): Promise<{ readonly id: string } | null> {
  const brand = await tx
    .selectFrom("brands")
    .select("id")
    .where("id", "=", brandId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return brand ?? null;
}

/** Whether there may be more. */
async function judgeSlice(tx: Connection, brandId: string): Promise<boolean> {
  const version = await readVersion(tx, brandId);
  const stale = await tx
    .selectFrom("claims")
    .leftJoin("claim_verdicts as judged", "judged.claim_id", "claims.id")
    .select("claims.id")
    .where("claims.brand_id", "=", brandId)
    .where((eb) =>
      eb.or([
        eb("judged.claim_id", "is", null),
        eb("judged.facts_version", "<", version),
        eb.and([eb("judged.judge", "like", "code/%"), eb("judged.judge", "<>", CODE_JUDGE)]),
      ]),
    )
    .orderBy("claims.last_at", "desc")
    .orderBy("claims.id")
    .limit(SLICE)
    .execute();
  await judgeClaims(
    tx,
    brandId,
    stale.map(({ id }) => id),
  );
  return stale.length === SLICE;
}

async function readVersion(tx: Connection, brandId: string): Promise<number> {
  const { facts_version } = await tx
    .selectFrom("brands")
    .select("facts_version")
    .where("id", "=", brandId)
    .executeTakeFirstOrThrow();
  return facts_version;
}

/**
 * Holds some claims of a brand whose row is locked against its confirmed facts. What code can't compare is as a model has judged it
 * beside these facts, the newest judgement first; else it can't be told. Praise and blame that no fact in words speaks of is an
 * opinion.
 */
export async function judgeClaims(tx: Connection, brandId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const facts_version = await readVersion(tx, brandId);
  const facts = await readFacts(tx, brandId);
  const claims = await tx
    .selectFrom("claims")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
  const judgements = await readJudgements(tx, ids);
  const praising = await findPraising(tx, ids);
  const verdicts = claims.map((row) => {
    const claim = placed(row);
    const held = factsFor(facts, claim);
    const { verdict, because, hint, factIds } = holdAgainst(claim, held);
    const of = { claim_id: claim.id, facts_version };
    const told =
      verdict === "cannot_tell"
        ? judgements.get(`${claim.id} ${factsKey(factsInWords(facts, claim))}`)
        : null;
    if (told) return { ...of, ...told, hint: null };
    const isOpinion =
      verdict === "cannot_tell" && praising.has(claim.id) && factsInWords(facts, claim).length === 0;
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

/** Claims without an attribute and a value that most of their statements praise or blame for. */
async function findPraising(tx: Connection, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom("claims")
    .innerJoin("statements", "statements.claim_id", "claims.id")
    .select("claims.id")
    .where("claims.id", "in", [...ids])
    .where("claims.attribute", "=", "other")
    .where("claims.value", "is", null)
    .groupBy("claims.id")
    .where(OF_VISITS_FIRST)
    .having(sql<boolean>`count(*) filter (where statements.polarity <> 'neutral') * 2 > count(*)`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** What models say of claims, the newest judgement of each claim and its facts. */
async function readJudgements(tx: Connection, ids: readonly string[]) {
  const rows = await tx
    .selectFrom("claim_judgements")
    .select(["claim_id", "facts_key", "judge", "verdict", "because", "fact_ids"])
    .where("claim_id", "in", [...ids])
    .where("look", "=", 1)
    .orderBy("at")
    .execute();
  return new Map(rows.map(({ claim_id, facts_key, ...told }) => [`${claim_id} ${facts_key}`, told] as const));
}
