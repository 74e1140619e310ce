import { isDeepStrictEqual } from "node:util";
import {
  appendRunEvents,
  type Charge,
  inTransaction,
  leaseEnd,
  newId,
  pay,
  type Run,
  type Tables,
} from "@standings/database";
import {
  ANALYSIS_COST,
  ANALYSIS_FRESH_MS,
  type AnalysisEvent,
  type AnalysisKind,
  type AnalysisRequest,
  creditsNeeded,
  hasPaidPlan,
} from "@standings/domain";
import { sql, type Transaction } from "kysely";
import { findCompanyName } from "../company/find-company-name.ts";
import { companyDomain } from "../company/get-company.ts";
import type { ServiceContext } from "../context.ts";
import { getBalanceOf } from "../credits/get-balance.ts";
import { ServiceError } from "../errors.ts";
import { countStart } from "../limits/rate-limit.ts";
import { requireScope, type ServiceRequest, spenderOf } from "../request.ts";
import { allowanceLimits } from "../runs/allowance-limits.ts";
import { type Account, lockAccount } from "../runs/lock-account.ts";

export interface AnalysisOrder {
  readonly kind: AnalysisKind;
  /** An address or domain. */
  readonly domain: string;
  /** Looked up when empty. */
  readonly companyName: string;
  readonly modelId: string;
  /** 1 to 100 characters, chosen by the client (`searchSessionId`); repeated, it gives the same analysis. */
  readonly clientRunId: string;
}

export interface StartedAnalysis {
  readonly runId: string;
  readonly remainingCredits: number;
}

/**
 * Starts an analysis of the viewer, or finds the one that costs nothing: what this client started under the same
 * `clientRunId`, else one of the same company, kind and model that still runs or ended with advice within
 * `ANALYSIS_FRESH_MS`. The plan pays, else credits, else one of the day's censored previews. Throws ANALYSIS_WITHOUT_DOMAIN,
 * ANALYSIS_WITHOUT_MODEL, INVALID_DOMAIN, INVALID_MODEL, INSUFFICIENT_CREDITS, RUN_CHANGED or TOO_MANY_REQUESTS.
 */
export async function startAnalysis(request: ServiceRequest, order: AnalysisOrder): Promise<StartedAnalysis> {
  const { services, viewer } = requireScope(request, "run");
  const asked = await checkOrder(services, order);
  await countStart(services, viewer);
  return inTransaction(services.db, async (tx, onCommit) => {
    const account = await lockAccount(tx, viewer);
    const known = await findKnown(tx, account, order, asked);
    if (known) return { runId: known.id, remainingCredits: account.credits };
    const run = await payAndInsert(tx, services, account, { ...order, apiTokenId: spenderOf(viewer) }, asked);
    const remainingCredits = await begin(tx, services, run, asked);
    onCommit(() => services.executor.execute(run.id));
    return { runId: run.id, remainingCredits };
  });
}

async function checkOrder(
  services: ServiceContext,
  { domain: address, companyName: typed, modelId: id }: AnalysisOrder,
): Promise<AnalysisRequest> {
  if (address.trim() === "") throw new ServiceError("ANALYSIS_WITHOUT_DOMAIN");
  if (id.trim() === "") throw new ServiceError("ANALYSIS_WITHOUT_MODEL");
  const domain = companyDomain(address);
  const modelId = services.catalogue.now().findModel(id)?.id;
  if (modelId === undefined) throw new ServiceError("INVALID_MODEL");
  const companyName = typed.replace(/\s+/gu, " ").trim() || (await findCompanyName(services, domain));
  return { domain, companyName, modelId };
}

/** Throws RUN_CHANGED when the id was used for something else. */
async function findKnown(
  tx: Transaction<Tables>,
  { id: userId, credits, subscription_status }: Account,
  { kind, clientRunId }: AnalysisOrder,
  { domain, modelId }: AnalysisRequest,
): Promise<Pick<Run, "id"> | undefined> {
  const own = tx.selectFrom("runs").where("runs.user_id", "=", userId);
  const same = await own
    .select(["id", "kind", "request"])
    .where("client_run_id", "=", clientRunId)
    .executeTakeFirst();
  // Not its name, which may have been looked up.
  const isSame = same?.kind === kind && isDeepStrictEqual(subjectOf(same.request), { domain, modelId });
  if (same && !isSame) throw new ServiceError("RUN_CHANGED");
  if (same) return same;
  const canPay = credits > 0 || hasPaidPlan(subscription_status);
  const freshFrom = sql<Date>`now() - make_interval(secs => ${ANALYSIS_FRESH_MS / 1_000})`;
  return own
    .innerJoin("analyses", "analyses.run_id", "runs.id")
    .select("runs.id")
    .where("analyses.user_id", "=", userId)
    .where("analyses.domain", "=", domain)
    .where("analyses.kind", "=", kind)
    .where("analyses.model_id", "=", modelId)
    .where((eb) =>
      eb.or([
        eb("runs.status", "=", "running"),
        eb.and([
          eb("runs.status", "=", "completed"),
          eb("runs.ended_at", ">", freshFrom),
          // Somebody who has bought credits since is to see all of it.
          eb.or([eb("runs.was_censored", "=", false), eb.lit(!canPay)]),
        ]),
      ]),
    )
    .orderBy("analyses.created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

function subjectOf(request: Run["request"]) {
  if (!("modelId" in request)) return null;
  const { domain, modelId } = request;
  return { domain, modelId };
}

/** Throws INSUFFICIENT_CREDITS when not even a preview pays. */
async function payAndInsert(
  tx: Transaction<Tables>,
  { executor, settings }: ServiceContext,
  { id: userId, private_by_default: is_private, subscription_status, credits }: Account,
  { kind, clientRunId, apiTokenId }: AnalysisOrder & Pick<Charge, "apiTokenId">,
  asked: AnalysisRequest,
): Promise<Run> {
  const id = newId();
  const at = new Date();
  const price = ANALYSIS_COST[kind];
  const charge = { userId, cost: price, reason: `${kind}_analysis`, reference: id, apiTokenId, at } as const;
  const { funding } = (await pay(tx, charge, allowanceLimits(settings))) ?? { funding: "none" };
  if (funding === "none") {
    const errorType = "insufficient_credits";
    const fields = { errorType, currentCredits: credits, creditsRequired: creditsNeeded(price) };
    throw new ServiceError("INSUFFICIENT_CREDITS", { fields });
  }
  const was_censored = funding === "preview";
  const reason = subscription_status === "pro" ? "pro_limit_exceeded" : "no_credits";
  const run = await tx
    .insertInto("runs")
    .values({
      id,
      user_id: userId,
      kind,
      client_run_id: clientRunId,
      request: JSON.stringify(asked),
      is_private,
      is_sandbox: settings.modelsAreSandbox,
      created_at: at,
      ended_at: null,
      cost: funding === "credits" ? price : 0,
      funding,
      was_censored,
      censor_reason: was_censored ? reason : null,
      lease_owner: executor.id,
      lease_until: leaseEnd(settings.patience.lease.ms),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { domain, companyName: company_name, modelId: model_id } = asked;
  await tx
    .insertInto("analyses")
    .values({ run_id: id, user_id: userId, domain, company_name, kind, model_id, created_at: at })
    .execute();
  return run;
}

/** Appends the first event; gives the balance. */
async function begin(
  tx: Transaction<Tables>,
  { executor }: ServiceContext,
  { id: runId, user_id, created_at }: Run,
  asked: AnalysisRequest,
): Promise<number> {
  const remainingCredits = await getBalanceOf(tx, user_id);
  const startedAt = created_at.toISOString();
  const start: AnalysisEvent = { type: "start", searchId: runId, ...asked, remainingCredits, startedAt };
  await appendRunEvents(tx, { runId, owner: executor.id, events: [start] });
  return remainingCredits;
}
