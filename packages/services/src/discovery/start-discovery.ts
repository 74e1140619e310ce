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
  CREDIT_COST,
  companySite,
  type DiscoveryRequest,
  defaultDiscoveryId,
  findDiscoveryModel,
  type RunEvent,
} from "@standings/domain";
import type { Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import { getBalanceOf } from "../credits/get-balance.ts";
import { ServiceError } from "../errors.ts";
import { countStart } from "../limits/rate-limit.ts";
import { requireScope, type ServiceRequest, type Viewer } from "../request.ts";
import { type Account, lockAccount } from "../runs/lock-account.ts";
import { payForRun } from "../runs/pay-for-run.ts";
import { DISCOVERY } from "./kind-of-discovery.ts";

export interface DiscoveryOrder {
  /** An address or domain. */
  readonly domain: string;
  readonly companyName: string;
  /** The default model when not said. */
  readonly modelId?: string | undefined;
  /** Only the viewer sees the tested prompts; true without. */
  readonly isPrivate?: boolean | undefined;
  /** 1 to 100 characters, chosen by the client; repeated, it gives the same discovery. */
  readonly clientRunId: string;
}

export interface StartedDiscovery {
  readonly runId: string;
  readonly remainingCredits: number;
}

/**
 * Starts a discovery of the viewer, or finds the one that this client started under the same `clientRunId`, or the one of
 * the same company and model that is still running, which costs nothing. It is paid in full, by the plan or two credits,
 * or not begun. Throws DISCOVERY_INCOMPLETE, INVALID_DOMAIN, INVALID_MODEL, INSUFFICIENT_CREDITS (with the documented
 * fields), RUN_CHANGED or TOO_MANY_REQUESTS.
 */
export async function startDiscovery(
  request: ServiceRequest,
  order: DiscoveryOrder,
): Promise<StartedDiscovery> {
  const { services, viewer } = requireScope(request, "run");
  const asked = checkOrder(order);
  await countStart(services, viewer);
  return inTransaction(services.db, async (tx, onCommit) => {
    const account = await lockAccount(tx, viewer);
    const known = await findKnown(tx, viewer, order.clientRunId, asked);
    if (known) return startedAs(tx, known);
    const run = await insertRun(tx, services, account, { asked, order });
    const started = await payAndBegin(tx, services, viewer, { run, asked });
    onCommit(() => services.executor.execute(run.id));
    return started;
  });
}

function checkOrder({
  domain: address,
  companyName: typed,
  modelId: id = defaultDiscoveryId(),
}: DiscoveryOrder): DiscoveryRequest {
  const companyName = typed.replace(/\s+/gu, " ").trim();
  if (address.trim() === "" || companyName === "") throw new ServiceError("DISCOVERY_INCOMPLETE");
  const domain = companySite(address);
  if (domain === null) throw new ServiceError("INVALID_DOMAIN");
  const modelId = findDiscoveryModel(id)?.id;
  if (modelId === undefined) throw new ServiceError("INVALID_MODEL");
  return { domain, companyName, modelId };
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
  return own
    .innerJoin("discoveries", "discoveries.run_id", "runs.id")
    .where("discoveries.user_id", "=", userId)
    .where("discoveries.domain", "=", asked.domain)
    .where("discoveries.model_id", "=", asked.modelId)
    .where("runs.status", "=", "running")
    .executeTakeFirst();
}

async function insertRun(
  tx: Transaction<Tables>,
  { executor, settings }: ServiceContext,
  account: Account,
  { asked, order }: { readonly asked: DiscoveryRequest; readonly order: DiscoveryOrder },
): Promise<Run> {
  const { clientRunId, isPrivate: is_private = true } = order;
  const id = newId();
  const user_id = account.id;
  const created_at = new Date();
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
      lease_until: leaseEnd,
      created_at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { domain, modelId: model_id } = asked;
  await tx.insertInto("discoveries").values({ run_id: id, user_id, domain, model_id, created_at }).execute();
  return run;
}

async function payAndBegin(
  tx: Transaction<Tables>,
  services: ServiceContext,
  viewer: Viewer,
  { run, asked }: { readonly run: Run; readonly asked: DiscoveryRequest },
): Promise<StartedDiscovery> {
  const { id: runId, user_id, created_at } = run;
  await payForRun(tx, services, viewer, { run, events: [] }).catch(async (error: unknown) => {
    if (!(error instanceof ServiceError) || error.code !== "INSUFFICIENT_CREDITS") throw error;
    const fields = {
      errorType: "insufficient_credits",
      currentCredits: await getBalanceOf(tx, user_id),
      creditsRequired: CREDIT_COST.discovery,
    };
    throw new ServiceError("INSUFFICIENT_CREDITS", { fields });
  });
  const remainingCredits = await getBalanceOf(tx, user_id);
  const startedAt = created_at.toISOString();
  const [start, ...rest] = DISCOVERY.begin({ runId, request: asked, startedAt });
  const events = [{ ...start, remainingCredits } as RunEvent, ...rest];
  await appendRunEvents(tx, { runId, owner: services.executor.id, events });
  return { runId, remainingCredits };
}

/** Answers as the first start did. */
async function startedAs(tx: Transaction<Tables>, { id: runId }: Run): Promise<StartedDiscovery> {
  const [start] = await readRunEvents(tx, runId);
  return { runId, remainingCredits: start?.type === "start" ? start.remainingCredits : 0 };
}
