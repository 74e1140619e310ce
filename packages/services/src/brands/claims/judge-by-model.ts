import { createHash } from "node:crypto";
import { type Brand, type Connection, inTransaction, isId } from "@standings/database";
import {
  type BrandFact,
  CODE_JUDGE,
  type FactInWords,
  factsInWords,
  factsKey,
  MAX_JUDGED,
  MAX_JUDGED_AT_ONCE,
} from "@standings/domain";
import { type ExtractionSettings, JUDGE_INSTRUCTION_VERSION, judgeStatements } from "@standings/models";
import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import type { JobPayload } from "../../jobs/add-job.ts";
import { countCost } from "../../models/count-cost.ts";
import { secondReadings } from "../../models/second-reading.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { judgeClaims, lockForClaims, placed } from "./judge-claims.ts";
import { readFacts } from "./read-facts.ts";

/** 1: the verdict that counts. 2: another look, by other eyes where there are some, before an alert. */
type Look = 1 | 2;

/**
 * Job: has a model judge the claims of a brand that code can't compare, those that it has not judged by these facts. Each call is
 * kept at once, so that an attempt goes on where another ended. Throws where a call failed, to be tried again.
 */
export async function askJudge(request: ServiceRequest, { brandId }: JobPayload<"ask_judge">): Promise<void> {
  const services = requireSystem(request);
  if (!isId(brandId)) return;
  const brand = await services.db
    .selectFrom("brands")
    .selectAll()
    .where("id", "=", brandId)
    .executeTakeFirst();
  if (brand && !(await judgeByModel(services, brand, { look: 1 }))) throw new Error("A judge did not answer");
}

/**
 * Judges what no judgement of this look is known of: all claims of the brand that code leaves open, or some by their ids.
 * Whether every call was answered; without a judge there is none.
 */
export async function judgeByModel(
  services: ServiceContext,
  brand: Brand,
  { look, ids = null }: { readonly look: Look; readonly ids?: readonly string[] | null },
): Promise<boolean> {
  await services.directory.refresh();
  const [first, second = first] = judgesOf(services, brand);
  const judge = look === 1 ? first : second;
  if (!judge) return true;
  const facts = await readFacts(services.db, brand.id);
  const open = await findOpen(services.db, brand, facts, { look, ids, judge: judgeId(judge) });
  const batches = [...Map.groupBy(open, ({ company, key }) => `${company}\n${key}`).values()].flatMap(
    (some) =>
      Array.from({ length: Math.ceil(some.length / MAX_JUDGED_AT_ONCE) }, (_, nth) =>
        some.slice(nth * MAX_JUDGED_AT_ONCE, (nth + 1) * MAX_JUDGED_AT_ONCE),
      ),
  );
  const answered = await Promise.all(
    batches.map((claims) => judgeBatch(services, brand, { judge, look, claims })),
  );
  return answered.every((isAnswered) => isAnswered);
}

/**
 * Models that may judge a brand's claims, those that it asks behind all others; the first one's verdict counts. None where it is
 * off.
 */
function judgesOf(
  services: Pick<ServiceContext, "settings" | "directory" | "catalogue">,
  { models }: Pick<Brand, "models">,
): ExtractionSettings[] {
  const { claims, claimsJudge } = services.settings;
  if (claimsJudge === null) return [];
  const asked = new Set(models.map((id) => services.directory.upstreamId(id)));
  const known = [...secondReadings(services, claimsJudge), ...secondReadings(services, claims)];
  const each = [...new Map(known.map((one) => [one.upstreamId, one])).values()];
  return each.sort((a, b) => Number(asked.has(a.upstreamId)) - Number(asked.has(b.upstreamId)));
}

function judgeId({ upstreamId }: ExtractionSettings): string {
  return `${upstreamId} ${JUDGE_INSTRUCTION_VERSION}`;
}

interface OpenClaim {
  readonly id: string;
  readonly company: string;
  readonly attribute: BrandFact["attribute"];
  readonly subject: string;
  readonly text: string;
  readonly sentence: string;
  readonly facts: readonly FactInWords[];
  readonly key: string;
}

async function findOpen(
  db: Connection,
  { id: brandId }: Brand,
  facts: readonly BrandFact[],
  {
    look,
    ids,
    judge,
  }: { readonly look: Look; readonly ids: readonly string[] | null; readonly judge: string },
): Promise<OpenClaim[]> {
  const inWords = facts.filter(({ value }) => value.kind === "text");
  if (inWords.length === 0) return [];
  const claims = await db
    .selectFrom("claims")
    .innerJoin("claim_verdicts as judged", "judged.claim_id", "claims.id")
    .select(["claims.id", "company", "attribute", "subject", "text", "sentence", "market", "last_at"])
    .where("brand_id", "=", brandId)
    .where("attribute", "in", [...new Set(inWords.map(({ attribute }) => attribute))])
    .where((eb) => eb.or([eb("judged.verdict", "=", "cannot_tell"), eb("judged.judge", "<>", CODE_JUDGE)]))
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("statements").select("claim_id").whereRef("claim_id", "=", "claims.id")),
    )
    .$if(ids !== null, (some) => some.where("claims.id", "in", [...(ids ?? [])]))
    // A study of hundreds of answers does not go before what visits say.
    .orderBy(
      sql`exists (select from statements said where said.claim_id = claims.id and said.reading_id is null)`,
      "desc",
    )
    .orderBy("last_at", "desc")
    .orderBy("claims.id")
    .execute();
  const open = claims.flatMap((claim) => {
    const own = factsInWords(facts, placed(claim));
    return own.length === 0 ? [] : [{ ...claim, facts: own, key: factsKey(own) }];
  });
  if (open.length === 0) return [];
  const known = await db
    .selectFrom("claim_judgements")
    .select(["claim_id", "facts_key"])
    .where(
      "claim_id",
      "in",
      open.map(({ id }) => id),
    )
    .where("judge", "=", judge)
    .where("look", "=", look)
    .execute();
  const judged = new Set(known.map(({ claim_id, facts_key }) => `${claim_id} ${facts_key}`));
  return open.filter(({ id, key }) => !judged.has(`${id} ${key}`)).slice(0, MAX_JUDGED);
}

interface Batch {
  readonly judge: ExtractionSettings;
  readonly look: Look;
  /** Of one company and attribute. */
  readonly claims: readonly OpenClaim[];
}

/** Whether the judge answered. */
async function judgeBatch(services: ServiceContext, brand: Brand, { judge, look, claims }: Batch) {
  const [one] = claims;
  if (!one) return true;
  const { gateway, breaker, settings } = services;
  const rival = brand.competitors.find(({ domain, name }) => [domain, name].includes(one.company));
  const question = {
    upstreamId: judge.upstreamId,
    company: one.company === "" ? brand.name : (rival?.name ?? one.company),
    attribute: one.attribute,
    facts: inDrawnOrder(one.facts, look),
    claims: inDrawnOrder(claims, look),
  };
  const outcome = await services.limitStudyCalls(brand.user_id, () =>
    judgeStatements(question, {
      ...{ gateway, breaker, deadlineMs: judge.deadlineMs, backoffMs: settings.patience.modelBackoffMs },
      signal: AbortSignal.timeout(judge.deadlineMs),
    }),
  );
  const judged = outcome.status === "success" ? [...outcome.value] : [];
  const rows = judged.map(([claim_id, { verdict, factIds, because }]) => ({
    ...{ claim_id, facts_key: one.key, judge: judgeId(judge), look, verdict, because },
    fact_ids: [...factIds],
  }));
  await inTransaction(services.db, async (tx) => {
    await countCost(services, outcome, tx);
    const locked = rows.length === 0 ? null : await lockForClaims(tx, brand.id);
    if (locked === null) return;
    const ids = rows.map(({ claim_id }) => claim_id);
    // A claim goes with its last answer.
    const left = await tx.selectFrom("claims").select("id").where("id", "in", ids).execute();
    const kept = new Set(left.map(({ id }) => id));
    const still = rows.filter(({ claim_id }) => kept.has(claim_id));
    if (still.length === 0) return;
    await tx
      .insertInto("claim_judgements")
      .values(still)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (look === 1) await judgeClaims(tx, locked, [...kept]);
  });
  return outcome.status === "success";
}

/** An order by chance, the same in each attempt and another one in each look: a place in a list sways a judge. */
function inDrawnOrder<One extends { readonly id: string }>(some: readonly One[], look: Look): One[] {
  const placeOf = ({ id }: One) => createHash("sha256").update(`${look} ${id}`).digest("hex");
  return some
    .map((one) => ({ one, place: placeOf(one) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ one }) => one);
}
