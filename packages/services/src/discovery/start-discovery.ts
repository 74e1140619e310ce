import { isDeepStrictEqual } from "node:util";
import {
  appendRunEvents,
  inTransaction,
  leaseEnd,
  newId,
  type Run,
  readRunEvents,
  type Tables,
} from "@standings/database";
import {
  type DiscoveryRequest,
  DRAFTS_A_DAY,
  discoveryCost,
  fullPayerOf,
  type RunEvent,
} from "@standings/domain";
import type { Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import { getBalanceOf } from "../credits/get-balance.ts";
import { readUsage } from "../credits/get-usage.ts";
import { ServiceError } from "../errors.ts";
import { countStart } from "../limits/rate-limit.ts";
import { requireScope, type ServiceRequest, type Viewer } from "../request.ts";
import { type Account, lockAccount } from "../runs/lock-account.ts";
import { payForRun } from "../runs/pay-for-run.ts";
import { checkOrder, type DiscoveryOrder } from "./check-order.ts";
import { asDiscoveryRun, type DiscoveryRun, isDiscoveryRun } from "./discovery-run.ts";
import { DISCOVERY } from "./kind-of-discovery.ts";

export interface StartedDiscovery {
  readonly runId: string;
  readonly remainingCredits: number;
}

/**
 * Starts a discovery of the viewer, or finds the one that this client started under the same `clientRunId`, or the same one
 * that is still running, which costs nothing. It is paid in full, by the plan or its credits (`discoveryCost`), or not begun.
 * With prompts it tests these, else what a model proposes. Throws DISCOVERY_INCOMPLETE, INVALID_DOMAIN, INVALID_MODEL,
 * INVALID_PROMPT, INSUFFICIENT_CREDITS (with the documented fields), RUN_CHANGED or TOO_MANY_REQUESTS.
 */
export async function startDiscovery(
  request: ServiceRequest,
  order: DiscoveryOrder,
): Promise<StartedDiscovery> {
  const { services, viewer } = requireScope(request, "run");
  const asked = checkOrder(order, false, services.catalogue.now());
  await countStart(services, viewer);
  return begin(services, viewer, { asked, order });
}

/**
 * Has a model propose the ten prompts of a discovery, which then wait for their owner to change and test them (record 77).
 * Nothing is charged: an account that could pay for the tests may have `DRAFTS_A_DAY` made. What is repeated, or still running,
 * is found, as `startDiscovery` does, whose errors it throws.
 */
export async function draftDiscovery(
  request: ServiceRequest,
  order: DiscoveryOrder,
): Promise<StartedDiscovery> {
  const { services, viewer } = requireScope(request, "run");
  const asked = checkOrder(order, true, services.catalogue.now());
  await countStart(services, viewer);
  return begin(services, viewer, { asked, order });
}

interface Ordered {
  readonly asked: DiscoveryRequest;
  readonly order: DiscoveryOrder;
}

function begin(
  services: ServiceContext,
  viewer: Viewer,
  { asked, order }: Ordered,
): Promise<StartedDiscovery> {
  return inTransaction(services.db, async (tx, onCommit) => {
    const account = await lockAccount(tx, viewer);
    const known = await findKnown(tx, viewer, order.clientRunId, asked);
    if (known) return startedAs(tx, known);
    if (asked.isDraft) await allowDraft(tx, services, viewer, asked);
    const run = await insertRun(tx, services, account, { asked, order });
    if (!asked.isDraft) await pay(tx, services, viewer, run);
    const started = await appendStart(tx, services, run, asked);
    onCommit(() => services.executor.execute(started.runId));
    return started;
  });
}

const DAY_MS = 86_400_000;

/** Throws INSUFFICIENT_CREDITS or TOO_MANY_DRAFTS. */
async function allowDraft(
  tx: Transaction<Tables>,
  { settings, now }: ServiceContext,
  viewer: Viewer,
  { modelIds }: DiscoveryRequest,
): Promise<void> {
  const { plan, credits, analyses } = await readUsage({ db: tx, settings }, viewer);
  const analysesLeft = analyses === null ? 0 : analyses.limit - analyses.used;
  const cost = discoveryCost(modelIds.length);
  if (fullPayerOf({ plan, credits, analysesLeft, previewsLeft: 0 }, cost) === null)
    throw outOfCredits(credits, cost);
  const { drafts } = await tx
    .selectFrom("discoveries")
    .select(({ fn }) => fn.countAll<number>().as("drafts"))
    .where("user_id", "=", viewer.userId)
    .where("is_draft", "=", true)
    .where("created_at", ">", new Date(now().getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  if (Number(drafts) >= DRAFTS_A_DAY) throw new ServiceError("TOO_MANY_DRAFTS");
}

/** Throws RUN_CHANGED when the id was used for something else. */
async function findKnown(
  tx: Transaction<Tables>,
  { userId }: Viewer,
  clientRunId: string,
  asked: DiscoveryRequest,
): Promise<Run | undefined> {
  const own = tx.selectFrom("runs").selectAll("runs").where("runs.user_id", "=", userId);
  const same = await own.where("client_run_id", "=", clientRunId).executeTakeFirst();
  if (same && !isDeepStrictEqual(same.request, asked)) throw new ServiceError("RUN_CHANGED");
  if (same) return same;
  const running = await own
    .innerJoin("discoveries", "discoveries.run_id", "runs.id")
    .where("discoveries.user_id", "=", userId)
    .where("discoveries.domain", "=", asked.domain)
    .where("discoveries.is_draft", "=", asked.isDraft)
    .where("runs.status", "=", "running")
    .execute();
  const { companyName: _any, ...wanted } = asked;
  return running.find((run) => isDiscoveryRun(run) && isDeepStrictEqual(withoutName(run.request), wanted));
}

/** One company is asked about under several names. */
function withoutName({ companyName: _any, ...request }: DiscoveryRequest) {
  return request;
}

async function insertRun(
  tx: Transaction<Tables>,
  { executor, settings, now }: ServiceContext,
  account: Account,
  { asked, order }: Ordered,
): Promise<DiscoveryRun> {
  const { clientRunId, isPrivate: is_private = true } = order;
  const id = newId();
  const user_id = account.id;
  const created_at = now();
  const run = await tx
    .insertInto("runs")
    .values({
      id,
      user_id,
      kind: "discovery",
      client_run_id: clientRunId,
      request: JSON.stringify(asked),
      is_private,
      is_sandbox: settings.modelsAreSandbox,
      cost: 0,
      funding: "none",
      censor_reason: null,
      ended_at: null,
      lease_owner: executor.id,
      lease_until: leaseEnd(settings.patience.lease.ms),
      created_at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { domain, isDraft: is_draft } = asked;
  await tx.insertInto("discoveries").values({ run_id: id, user_id, domain, is_draft, created_at }).execute();
  return asDiscoveryRun(run);
}

async function pay(
  tx: Transaction<Tables>,
  services: ServiceContext,
  viewer: Viewer,
  run: DiscoveryRun,
): Promise<void> {
  await payForRun(tx, services, viewer, { run, events: [] }).catch(async (error: unknown) => {
    if (!(error instanceof ServiceError) || error.code !== "INSUFFICIENT_CREDITS") throw error;
    throw outOfCredits(await getBalanceOf(tx, run.user_id), discoveryCost(run.request.modelIds.length));
  });
}

function outOfCredits(currentCredits: number, creditsRequired: number): ServiceError {
  const fields = { errorType: "insufficient_credits", currentCredits, creditsRequired };
  return new ServiceError("INSUFFICIENT_CREDITS", { fields });
}

async function appendStart(
  tx: Transaction<Tables>,
  services: ServiceContext,
  { id: runId, user_id, created_at }: DiscoveryRun,
  asked: DiscoveryRequest,
): Promise<StartedDiscovery> {
  const remainingCredits = await getBalanceOf(tx, user_id);
  const startedAt = created_at.toISOString();
  const [start, ...rest] = DISCOVERY.begin(services, { runId, request: asked, startedAt });
  const events = [{ ...start, remainingCredits } as RunEvent, ...rest];
  await appendRunEvents(tx, { runId, owner: services.executor.id, events });
  return { runId, remainingCredits };
}

/** Answers as the first start did. */
async function startedAs(tx: Transaction<Tables>, { id: runId }: Run): Promise<StartedDiscovery> {
  const [start] = await readRunEvents(tx, runId);
  return { runId, remainingCredits: start?.type === "start" ? start.remainingCredits : 0 };
}
