import { isDeepStrictEqual } from "node:util";
import {
  appendRunEvents,
  type Charge,
  hold,
  inTransaction,
  leaseEnd,
  newId,
  type Run,
  readRunEvents,
  type Tables,
} from "@standings/database";
import {
  type FullFunding,
  type Funding,
  promptKey,
  type RunEvent,
  roundCost,
  STUDIES_AT_ONCE,
  type StudyRequest,
} from "@standings/domain";
import type { Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import { getBalanceOf } from "../credits/get-balance.ts";
import { ServiceError } from "../errors.ts";
import { countStart } from "../limits/rate-limit.ts";
import { requireScope, type ServiceRequest, spenderOf, type Viewer } from "../request.ts";
import { allowanceLimits } from "../runs/allowance-limits.ts";
import { type Account, lockAccount } from "../runs/lock-account.ts";
import { type AskedStudy, checkStudy } from "./check-study.ts";
import { STUDY } from "./kind-of-study.ts";
import { isStudyRun, legReference } from "./study-run.ts";

export interface StudyOrder extends AskedStudy {
  /** 1 to 100 characters, chosen by the client; repeated, it gives the same study. */
  readonly clientRunId: string;
  /** Only the viewer sees it; true without. */
  readonly isPrivate?: boolean | undefined;
}

export interface StartedStudy {
  readonly studyId: string;
  /** Credits taken from the balance until the study ends; 0 where a plan pays. */
  readonly creditsHeld: number;
  readonly remainingCredits: number;
}

/**
 * Starts a study of the viewer, or finds the one that this client started under the same `clientRunId`. What all its rounds
 * cost is held in the transaction that starts it, in full or not at all. Throws INVALID_PROMPT, INVALID_MODEL,
 * STUDY_TOO_LONG, STUDY_GOAL_INVALID, STUDY_NATURAL_INVALID, STUDY_COMPARISON_INVALID, INSUFFICIENT_CREDITS (with the
 * documented fields), TOO_MANY_STUDIES, RUN_CHANGED or TOO_MANY_REQUESTS.
 */
export async function startStudy(request: ServiceRequest, order: StudyOrder): Promise<StartedStudy> {
  const { services, viewer } = requireScope(request, "run");
  const asked = checkStudy(order, services.catalogue.now());
  await countStart(services, viewer);
  return inTransaction(services.db, async (tx, onCommit) => {
    const account = await lockAccount(tx, viewer);
    const known = await findKnown(tx, viewer, order.clientRunId, asked);
    if (known) return startedAs(tx, known);
    await checkStudiesUnderWay(tx, viewer);
    const started = await begin(tx, services, account, { asked, order, apiTokenId: spenderOf(viewer) });
    onCommit(() => services.executor.execute(started.studyId));
    return started;
  });
}

/** Throws RUN_CHANGED when the id was used for something else. */
async function findKnown(
  tx: Transaction<Tables>,
  { userId }: Viewer,
  clientRunId: string,
  asked: StudyRequest,
): Promise<Run | undefined> {
  const known = await tx
    .selectFrom("runs")
    .selectAll()
    .where("user_id", "=", userId)
    .where("client_run_id", "=", clientRunId)
    .executeTakeFirst();
  if (known && !(isStudyRun(known) && isDeepStrictEqual(known.request, asked)))
    throw new ServiceError("RUN_CHANGED");
  return known;
}

/** Throws TOO_MANY_STUDIES. */
export async function checkStudiesUnderWay(tx: Transaction<Tables>, { userId }: Viewer): Promise<void> {
  const { count } = await tx
    .selectFrom("runs")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("kind", "=", "study")
    .where("status", "=", "running")
    .where("funding", "<>", "visit")
    .executeTakeFirstOrThrow();
  if (count >= STUDIES_AT_ONCE) throw new ServiceError("TOO_MANY_STUDIES");
}

interface Asked extends Pick<Charge, "apiTokenId"> {
  readonly asked: StudyRequest;
  readonly order: StudyOrder;
}

async function begin(
  tx: Transaction<Tables>,
  services: ServiceContext,
  account: Account,
  { asked, order, apiTokenId }: Asked,
): Promise<StartedStudy> {
  const { id: userId } = account;
  const { clientRunId, isPrivate = true } = order;
  const id = newId();
  const at = new Date();
  const held = asked.rounds * roundCost(asked);
  const reference = legReference(id, 1);
  const funding = await hold(
    tx,
    { userId, cost: held, reason: "study_hold", reference, apiTokenId, at },
    allowanceLimits(services.settings),
  );
  if (funding === null) throw await tooFewCredits(tx, userId, held);
  const cost = creditsOf(funding, held);
  const remainingCredits = await getBalanceOf(tx, userId);
  const run = { id, userId, clientRunId, isPrivate, funding, cost, at, remainingCredits };
  await insertStudy(tx, services, asked, run);
  return { studyId: id, creditsHeld: cost, remainingCredits };
}

export interface NewStudy {
  readonly id: string;
  readonly userId: string;
  readonly clientRunId: string;
  readonly isPrivate: boolean;
  readonly funding: Funding;
  /** Credits held for it alone; 0 where a plan pays, or a visit. */
  readonly cost: number;
  readonly at: Date;
  /** Balance after what pays for it was held. */
  readonly remainingCredits: number;
}

/** Writes a study that begins in this process, and the first event of its log. */
export async function insertStudy(
  tx: Transaction<Tables>,
  services: ServiceContext,
  asked: StudyRequest,
  { id, userId, clientRunId, isPrivate, funding, cost, at, remainingCredits }: NewStudy,
): Promise<void> {
  await tx
    .insertInto("runs")
    .values({
      id,
      user_id: userId,
      kind: "study",
      client_run_id: clientRunId,
      request: JSON.stringify(asked),
      is_private: isPrivate,
      is_sandbox: services.settings.modelsAreSandbox,
      cost,
      funding,
      censor_reason: null,
      ended_at: null,
      lease_owner: services.executor.id,
      lease_until: leaseEnd(services.settings.patience.lease.ms),
      created_at: at,
    })
    .execute();
  const { prompt, ranking, rounds: round_limit } = asked;
  await tx
    .insertInto("studies")
    .values({
      run_id: id,
      user_id: userId,
      prompt,
      prompt_key: promptKey(prompt),
      ranking,
      round_limit,
      held: cost,
      created_at: at,
    })
    .execute();
  const [start] = STUDY.begin(services, { runId: id, request: asked, startedAt: at.toISOString() });
  const events = [{ ...start, remainingCredits } as RunEvent];
  await appendRunEvents(tx, { runId: id, owner: services.executor.id, events });
}

/** Credits that were taken for units that a means pays. */
export function creditsOf(funding: FullFunding, units: number): number {
  return funding === "credits" ? units : 0;
}

/** The documented refusal: what there is, and what is needed. */
export async function tooFewCredits(
  tx: Transaction<Tables>,
  userId: string,
  creditsRequired: number,
): Promise<ServiceError> {
  const currentCredits = await getBalanceOf(tx, userId);
  const fields = { errorType: "insufficient_credits", currentCredits, creditsRequired };
  return new ServiceError("INSUFFICIENT_CREDITS", { fields });
}

/** Answers as the first start did. */
async function startedAs(tx: Transaction<Tables>, run: Run): Promise<StartedStudy> {
  const [start] = await readRunEvents(tx, run.id);
  const remainingCredits = start?.type === "start" ? start.remainingCredits : 0;
  const request = run.request as StudyRequest;
  const creditsHeld = run.funding === "credits" ? request.rounds * roundCost(request) : 0;
  return { studyId: run.id, creditsHeld, remainingCredits };
}
