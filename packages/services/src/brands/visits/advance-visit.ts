import { type Brand, type BrandVisit, inTransaction, isId, type Tables } from "@standings/database";
import { countedRounds, readMarket, roundCost, type StudyRequest } from "@standings/domain";
import { sql, type Transaction } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { addJob, type JobPayload } from "../../jobs/add-job.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import type { BegunRun } from "../../runs/start-run-in.ts";
import { startStudyIn } from "../../studies/start-study.ts";
import { holdCountedNames } from "../names/read-names.ts";
import { addUpAnswers } from "./add-up-answers.ts";
import { beginDueVisits } from "./begin-due-visits.ts";
import { endVisit } from "./end-visit.ts";

/** Studies of one brand that are asked at once: its markets come one after the other. */
const VISIT_STUDIES_AT_ONCE = 3;

/**
 * Job: adds up the studies of a visit that have ended, begins the next ones, and ends the visit after the last. Queued with the
 * visit and with the end of each of its studies; done again, it changes nothing.
 */
export async function advanceVisit(
  request: ServiceRequest,
  { visitId }: JobPayload<"advance_visit">,
): Promise<void> {
  const services = requireSystem(request);
  const hasEnded = await inTransaction(services.db, async (tx, onCommit) => {
    const visit = await lockVisit(tx, visitId);
    if (visit === null) return false;
    const brand = await tx
      .selectFrom("brands")
      .selectAll()
      .where("id", "=", visit.brand_id)
      .executeTakeFirstOrThrow();
    const used = await addUpEnded(tx, visit);
    const { begun, isOpen } = await beginNext(tx, services, visit, brand);
    for (const progress of begun) onCommit(() => services.executor.execute(progress.run.id, { progress }));
    if (isOpen) return false;
    await endVisit(tx, services, { visit: { ...visit, used }, brand });
    return true;
  });
  // Its place is free for a visit that waits.
  if (hasEnded) await beginDueVisits(request);
}

/** Job, every five minutes: wakes visits under way, should an end of a study have been missed. */
export async function wakeVisits(request: ServiceRequest): Promise<void> {
  const { db } = requireSystem(request);
  const running = await db.selectFrom("brand_visits").select("id").where("state", "=", "running").execute();
  for (const { id } of running) await addJob(db, "advance_visit", { visitId: id });
  const direct = await db.selectFrom("direct_visits").select("id").where("state", "=", "running").execute();
  for (const { id } of direct) await addJob(db, "advance_direct", { visitId: id });
}

async function lockVisit(tx: Transaction<Tables>, visitId: string): Promise<BrandVisit | null> {
  if (!isId(visitId)) return null;
  const visit = await tx
    .selectFrom("brand_visits")
    .selectAll()
    .where("id", "=", visitId)
    .where("state", "=", "running")
    .forNoKeyUpdate()
    .executeTakeFirst();
  return visit ?? null;
}

/** Keeps what the studies that have ended found; the visit's `used`, which counts their paid rounds. */
async function addUpEnded(tx: Transaction<Tables>, visit: BrandVisit): Promise<number> {
  const ended = await tx
    .selectFrom("visit_prompts as asked")
    .innerJoin("brand_prompts as prompt", "prompt.id", "asked.prompt_id")
    .leftJoin("runs", "runs.id", "asked.run_id")
    .select(["asked.prompt_id", "asked.run_id", "prompt.prompt", "runs.status", "runs.request"])
    .where("asked.visit_id", "=", visit.id)
    .where("asked.state", "=", "running")
    .where((eb) => eb.or([eb("runs.id", "is", null), eb("runs.status", "!=", "running")]))
    .execute();
  const done = ended.flatMap(({ run_id: runId, status, request, prompt_id: promptId, prompt: question }) =>
    runId !== null && status === "completed"
      ? [{ promptId, runId, question, cost: roundCost(request as StudyRequest) }]
      : [],
  );
  await setFailed(
    tx,
    visit,
    ended.map(({ prompt_id }) => prompt_id).filter((id) => !done.some(({ promptId }) => promptId === id)),
  );
  if (done.length === 0) return visit.used;
  const names = await holdCountedNames(tx, visit.brand_id);
  let { used } = visit;
  for (const { cost, ...prompt } of done)
    used += countedRounds(await addUpAnswers(tx, { visit, names, ...prompt })) * cost;
  await tx.updateTable("brand_visits").set({ used }).where("id", "=", visit.id).execute();
  return used;
}

async function setFailed(
  tx: Transaction<Tables>,
  visit: BrandVisit,
  promptIds: readonly string[],
): Promise<void> {
  if (promptIds.length === 0) return;
  await tx
    .updateTable("visit_prompts")
    .set({ state: "failed" })
    .where("visit_id", "=", visit.id)
    .where("prompt_id", "in", [...promptIds])
    .execute();
}

/** Keeps which studies ask prompts of a visit. */
async function setRunning(
  tx: Transaction<Tables>,
  visit: BrandVisit,
  begun: ReadonlyMap<string, BegunRun>,
): Promise<void> {
  if (begun.size === 0) return;
  const runIds = [...begun.values()].map(({ run }) => run.id);
  await sql`
    update visit_prompts set state = 'running', run_id = begun.run_id
    from unnest(${[...begun.keys()]}::uuid[], ${runIds}::uuid[]) as begun (prompt_id, run_id)
    where visit_id = ${visit.id} and visit_prompts.prompt_id = begun.prompt_id
  `.execute(tx);
}

/** Begins studies of prompts that wait, as many as may run at once beside those of other markets; whether any is still open. */
async function beginNext(
  tx: Transaction<Tables>,
  services: ServiceContext,
  visit: BrandVisit,
  brand: Brand,
): Promise<{ readonly begun: readonly BegunRun[]; readonly isOpen: boolean }> {
  const asked = await tx
    .selectFrom("visit_prompts as asked")
    .innerJoin("brand_prompts as prompt", "prompt.id", "asked.prompt_id")
    .innerJoin("brand_visits as under_way", "under_way.id", "asked.visit_id")
    .select(["asked.visit_id", "asked.prompt_id", "asked.state", "prompt.prompt"])
    .where("under_way.brand_id", "=", visit.brand_id)
    .where("under_way.state", "=", "running")
    .where("asked.state", "in", ["waiting", "running"])
    .orderBy("asked.position")
    .execute();
  const running = asked.filter(({ state }) => state === "running").length;
  const next = asked
    .filter(({ visit_id, state }) => visit_id === visit.id && state === "waiting")
    .slice(0, Math.max(0, VISIT_STUDIES_AT_ONCE - running));
  const begun = new Map<string, BegunRun>();
  for (const { prompt_id: promptId, prompt } of next) {
    const study: StudyRequest = {
      prompt,
      ranking: "company",
      models: visit.models,
      webSearch: visit.web_search,
      market: readMarket(visit.market),
      arms: visit.asks_natural ? ["list", "natural"] : ["list"],
      goal: { type: "rounds" },
      rounds: visit.rounds,
      focus: { name: brand.name, domain: brand.domain },
    };
    const run = await startStudyIn(tx, services, study, {
      userId: visit.user_id,
      clientRunId: `${visit.id}/${promptId}`,
      isPrivate: true,
      terms: { by: "nothing", funding: "visit" },
    });
    begun.set(promptId, run);
  }
  await setRunning(tx, visit, begun);
  const own = asked.filter(({ visit_id }) => visit_id === visit.id);
  if (own.filter(({ state }) => state === "waiting").length === begun.size)
    await wakeOthers(tx, asked, visit);
  return { begun: [...begun.values()], isOpen: own.length > 0 };
}

/** A market that has begun all its studies leaves its places to the others. */
async function wakeOthers(
  tx: Transaction<Tables>,
  asked: readonly { readonly visit_id: string; readonly state: string }[],
  visit: BrandVisit,
): Promise<void> {
  const waiting = asked.filter(({ visit_id, state }) => visit_id !== visit.id && state === "waiting");
  for (const visitId of new Set(waiting.map(({ visit_id }) => visit_id)))
    await addJob(tx, "advance_visit", { visitId });
}
