import { type DirectVisit, inTransaction, isId, readRunEvents, type Tables } from "@standings/database";
import { countedRounds, readMarket, roundCost, type StudyRequest } from "@standings/domain";
import { sql, type Transaction } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { addJob, type JobPayload } from "../../jobs/add-job.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import type { BegunRun } from "../../runs/start-run-in.ts";
import { startStudyIn } from "../../studies/start-study.ts";
import { stateOf } from "../../studies/study-run.ts";
import { beginDueVisits } from "../visits/begin-due-visits.ts";
import { release } from "../visits/end-visit.ts";
import { directReference } from "./ask-directly.ts";

/** Direct questions of one brand that are asked at once. */
const QUESTIONS_AT_ONCE = 3;

/**
 * Job: pays for the studies of a direct visit that have ended, begins the next ones, and ends the visit after the last. Queued with
 * the visit and with the end of each of its studies; done again, it changes nothing.
 */
export async function advanceDirect(
  request: ServiceRequest,
  { visitId }: JobPayload<"advance_direct">,
): Promise<void> {
  const services = requireSystem(request);
  if (!isId(visitId)) return;
  const hasEnded = await inTransaction(services.db, async (tx, onCommit) => {
    const visit = await tx
      .selectFrom("direct_visits")
      .selectAll()
      .where("id", "=", visitId)
      .where("state", "=", "running")
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!visit) return false;
    await payEnded(tx, visit);
    for (const progress of await beginNext(tx, services, visit))
      onCommit(() => services.executor.execute(progress.run.id, { progress }));
    const open = await tx
      .selectFrom("direct_questions")
      .select("position")
      .where("visit_id", "=", visit.id)
      .where("state", "in", ["waiting", "running"])
      .executeTakeFirst();
    if (open) return false;
    await end(tx, services, visit);
    return true;
  });
  // Its place is free for a visit that waits.
  if (hasEnded) await beginDueVisits(request);
}

/** The visit's `used` counts the paid rounds of the studies that have ended. */
async function payEnded(tx: Transaction<Tables>, visit: DirectVisit): Promise<void> {
  const ended = await tx
    .selectFrom("direct_questions as asked")
    .leftJoin("runs", "runs.id", "asked.run_id")
    .select(["asked.position", "asked.run_id", "runs.status", "runs.request"])
    .where("asked.visit_id", "=", visit.id)
    .where("asked.state", "=", "running")
    .where((eb) => eb.or([eb("runs.id", "is", null), eb("runs.status", "!=", "running")]))
    .execute();
  for (const { position, run_id: runId, status, request } of ended) {
    const isDone = runId !== null && status === "completed";
    await setState(tx, visit, position, { state: isDone ? "done" : "failed" });
    if (!isDone) continue;
    const rounds = countedRounds(stateOf(await readRunEvents(tx, runId)));
    await tx
      .updateTable("direct_visits")
      .set((eb) => ({ used: eb("used", "+", rounds * roundCost(request as StudyRequest)) }))
      .where("id", "=", visit.id)
      .execute();
  }
}

/** Begins studies of questions that wait, as many as may run at once. */
async function beginNext(
  tx: Transaction<Tables>,
  services: ServiceContext,
  visit: DirectVisit,
): Promise<BegunRun[]> {
  const asked = await tx
    .selectFrom("direct_questions")
    .select(["position", "question", "state"])
    .where("visit_id", "=", visit.id)
    .where("state", "in", ["waiting", "running"])
    .orderBy("position")
    .execute();
  const running = asked.filter(({ state }) => state === "running").length;
  const next = asked
    .filter(({ state }) => state === "waiting")
    .slice(0, Math.max(0, QUESTIONS_AT_ONCE - running));
  const { name, domain } = await tx
    .selectFrom("brands")
    .select(["name", "domain"])
    .where("id", "=", visit.brand_id)
    .executeTakeFirstOrThrow();
  const begun: BegunRun[] = [];
  for (const { position, question } of next) {
    const study: StudyRequest = {
      ...{ prompt: question, ranking: "company", models: visit.models, webSearch: visit.web_search },
      ...{
        market: readMarket(visit.market),
        arms: ["natural"],
        goal: { type: "rounds" },
        rounds: visit.rounds,
      },
      focus: { name, domain },
    };
    const started = await startStudyIn(tx, services, study, {
      userId: visit.user_id,
      clientRunId: `${directReference(visit.id)}/${position}`,
      isPrivate: true,
      terms: { by: "nothing", funding: "visit" },
    });
    await setState(tx, visit, position, { state: "running", run_id: started.run.id });
    begun.push(started);
  }
  return begun;
}

async function setState(
  tx: Transaction<Tables>,
  { id }: DirectVisit,
  position: number,
  state: { readonly state: "running" | "done" | "failed"; readonly run_id?: string },
): Promise<void> {
  await tx
    .updateTable("direct_questions")
    .set(state)
    .where("visit_id", "=", id)
    .where("position", "=", position)
    .execute();
}

/** Gives back what the studies did not use, and has the answers read. */
async function end(
  tx: Transaction<Tables>,
  { settings }: Pick<ServiceContext, "settings">,
  visit: DirectVisit,
): Promise<void> {
  const { used } = await tx
    .updateTable("direct_visits")
    .set((eb) => ({
      state: eb
        .case()
        .when("used", ">", 0)
        .then("completed" as const)
        .else("failed" as const)
        .end(),
      ended_at: sql<Date>`now()`,
    }))
    .where("id", "=", visit.id)
    .returning("used")
    .executeTakeFirstOrThrow();
  await release(tx, { ...visit, id: directReference(visit.id) }, visit.held - used);
  if (used > 0 && settings.claims)
    await addJob(tx, "read_direct", { brandId: visit.brand_id, visitId: visit.id });
}
