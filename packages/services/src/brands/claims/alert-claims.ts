import {
  type Brand,
  type BrandVisit,
  type Connection,
  inTransaction,
  isId,
  newId,
} from "@standings/database";
import {
  BRAND_KEY,
  type ClaimAlert,
  CODE_JUDGE,
  doAlertsWait,
  factsInWords,
  factsKey,
  isWrong,
  readMarket,
} from "@standings/domain";
import { sql } from "kysely";
import { addJob, type JobPayload } from "../../jobs/add-job.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { readAlertChecks } from "./alert-checks.ts";
import { judgeByModel } from "./judge-by-model.ts";
import { lockForClaims, placed } from "./judge-claims.ts";
import { readFacts } from "./read-facts.ts";
import { NATURAL, PERSONS, readReadings, visitsIn } from "./said-of.ts";

/** Answers that say a claim before it is told. */
const LEAST_ANSWERS_TOLD = 2;

/**
 * Job: has claims of a visit judged and tells those of the brand that are new in its market and wrong, each once
 * (`names-claims-topics-markets.md` §2.6): first said at this visit or the last, by two answers or more, and wrong by code or by two
 * looks of the judge. Where too many alerts by the judge were wrong, its new ones wait in the product and nobody is told. Throws
 * where a judge did not answer, to be tried again; what is known by then is told.
 */
export async function alertClaims(
  request: ServiceRequest,
  { visitId }: JobPayload<"alert_claims">,
): Promise<void> {
  const services = requireSystem(request);
  const { db } = services;
  if (!isId(visitId)) return;
  const visit = await db.selectFrom("brand_visits").selectAll().where("id", "=", visitId).executeTakeFirst();
  if (!visit) return;
  const brand = await db
    .selectFrom("brands")
    .selectAll()
    .where("id", "=", visit.brand_id)
    .executeTakeFirstOrThrow();
  const isJudged = await judgeByModel(services, brand, { look: 1 });
  const doubtful = (await findNew(db, brand, visit)).filter(({ judge }) => judge !== CODE_JUDGE);
  const ids = doubtful.map(({ claimId }) => claimId);
  const isSeenTwice = ids.length === 0 || (await judgeByModel(services, brand, { look: 2, ids }));
  await inTransaction(db, async (tx) => {
    // No verdict changes meanwhile.
    if ((await lockForClaims(tx, brand.id)) === null) return;
    const found = await findNew(tx, brand, visit);
    const twice = await seenTwice(tx, brand, found);
    const told = found.filter(({ judge, claimId }) => judge === CODE_JUDGE || twice.has(claimId));
    await tell(tx, visit, told);
  });
  await addJob(db, "check_pages", { brandId: brand.id }, { key: `check_pages ${brand.id}` });
  if (!isJudged || !isSeenTwice) throw new Error("A judge did not answer");
}

type NewClaim = Omit<ClaimAlert, "type" | "id" | "at" | "by" | "waits" | "read" | "versions"> & {
  readonly judge: string;
  readonly read: number;
};

/** Claims of the brand that are wrong and new in the market of a visit. Before the first visit whose answers of that kind were read nothing is new. */
async function findNew(db: Connection, brand: Brand, visit: BrandVisit): Promise<NewClaim[]> {
  const market = readMarket(visit.market);
  const { arm } = await readReadings(db, { brand, market });
  const { rows } = await sql<Omit<NewClaim, "arm">>`
    with recent as (
      select id, due_at from brand_visits
      where id in ${visitsIn(brand, market)} and state = 'completed' and due_at <= ${visit.due_at}
      order by due_at desc limit 2
    ), readings as (
      select visit_id, at, column_id from claim_readings
      where brand_id = ${brand.id} and state = 'read' and visit_id in ${visitsIn(brand, market)}
    ), said as (
      select statements.*, statements.visit_id in (select id from recent)
        and (column_id like ${NATURAL}) = ${arm === "natural"} as is_recent
      from statements join claims on claims.id = statements.claim_id
      where claims.brand_id = ${brand.id} and claims.company = ${BRAND_KEY}
        and statements.visit_id in ${visitsIn(brand, market)}
    )
    select claims.id as "claimId", claims.text, judged.verdict, judged.judge, judged.because,
      (array_agg(said.sentence order by said.at desc, run_id, column_id) filter (where is_recent))[1] as quote,
      (count(*) filter (where is_recent))::integer as statements,
      array_agg(distinct said.model_id) filter (where is_recent) as models,
      (select count(*)::integer from readings where visit_id in (select id from recent)
        and (column_id like ${NATURAL}) = ${arm === "natural"}) as read
    from said join claims on claims.id = said.claim_id join claim_verdicts judged on judged.claim_id = claims.id
    where judged.verdict in ('false', 'outdated') and coalesce(${PERSONS}, judged.verdict) in ('false', 'outdated')
    group by claims.id, judged.claim_id
    having count(*) filter (where is_recent) >= ${LEAST_ANSWERS_TOLD}
      and min(said.at) >= (select min(due_at) from recent)
      and min(said.at) > (select min(at) from readings where (column_id like ${NATURAL}) = ${arm === "natural"})
    order by statements desc, claims.id
  `.execute(db);
  return rows.map((row) => ({ ...row, arm }));
}

/** Of claims that a model calls wrong, those that another look calls wrong by the same facts. */
async function seenTwice(tx: Connection, brand: Brand, found: readonly NewClaim[]): Promise<Set<string>> {
  const ids = found.filter(({ judge }) => judge !== CODE_JUDGE).map(({ claimId }) => claimId);
  if (ids.length === 0) return new Set();
  const facts = await readFacts(tx, brand.id);
  const looks = await tx
    .selectFrom("claim_judgements as look")
    .innerJoin("claims", "claims.id", "look.claim_id")
    .select(["look.claim_id", "look.facts_key", "look.verdict"])
    .select(["claims.company", "claims.attribute", "claims.market", "claims.last_at"])
    .where("look.claim_id", "in", ids)
    .where("look", "=", 2)
    .orderBy("look.at")
    .execute();
  const newest = new Map(
    looks
      .filter((one) => one.facts_key === factsKey(factsInWords(facts, placed(one))))
      .map(({ claim_id, verdict }) => [claim_id, verdict] as const),
  );
  return new Set([...newest].flatMap(([claimId, verdict]) => (isWrong(verdict) ? [claimId] : [])));
}

async function tell(tx: Connection, visit: BrandVisit, found: readonly NewClaim[]): Promise<void> {
  if (found.length === 0) return;
  const versions = await tx
    .selectFrom("brand_alerts")
    .select("details")
    .where("visit_id", "=", visit.id)
    .where("type", "=", "version")
    .execute();
  const newer = versions.flatMap(({ details }) =>
    details.type === "version" ? [{ modelId: details.modelId, version: details.toVersion }] : [],
  );
  const market = readMarket(visit.market);
  const doWait = doAlertsWait(await readAlertChecks(tx, { id: visit.brand_id }, market));
  const inserted = await tx
    .insertInto("brand_alerts")
    .values(
      found.map(({ judge, ...claim }) => ({
        ...{
          id: newId(),
          brand_id: visit.brand_id,
          visit_id: visit.id,
          prompt_id: null,
          type: "claim" as const,
        },
        ...{ subject: subjectOf(claim, visit), at: visit.due_at },
        details: JSON.stringify({
          ...{ ...claim, type: "claim", by: judge === CODE_JUDGE ? "code" : "model" },
          waits: doWait && judge !== CODE_JUDGE,
          versions: newer.filter(({ modelId }) => claim.models.includes(modelId)),
        }),
      })),
    )
    .onConflict((conflict) => conflict.columns(["brand_id", "subject"]).doNothing())
    .returning(["id", sql<boolean>`(details ->> 'waits')::boolean`.as("waits")])
    .execute();
  const alertIds = inserted.flatMap(({ id, waits }) => (waits ? [] : [id]));
  if (alertIds.length > 0) await addJob(tx, "mail_claims", { brandId: visit.brand_id, alertIds });
}

/** Each market tells a claim once. */
function subjectOf({ claimId }: Pick<NewClaim, "claimId">, { market }: BrandVisit): string {
  return `claim/${claimId}${market === null ? "" : `\n${market}`}`;
}
