import { inTransaction, type Run, type Tables } from "@standings/database";
import {
  ANALYSIS_COST,
  ANALYSIS_FRESH_MS,
  type AnalysisKind,
  type AnalysisRequest,
  hasPaidPlan,
  type RunRequest,
} from "@standings/domain";
import { sql, type Transaction } from "kysely";
import { findCompanyName } from "../company/company-names.ts";
import { companyDomain } from "../company/get-company.ts";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { countStart } from "../limits/rate-limit.ts";
import { requireScope, type ServiceRequest, spenderOf } from "../request.ts";
import { type Account, lockAccount } from "../runs/lock-account.ts";
import { findStarted, startRunIn } from "../runs/start-run-in.ts";

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
    const { id: userId, private_by_default: isPrivate, subscription_status: plan } = account;
    const { kind, clientRunId } = order;
    const wanted = { userId, clientRunId, kind, request: asked };
    const known = (await findStarted(tx, wanted, isSame)) ?? (await findFresh(tx, account, kind, asked));
    if (known) return { runId: known.id, remainingCredits: account.credits };
    const terms = {
      by: "payment_or_preview",
      cost: ANALYSIS_COST[kind],
      apiTokenId: spenderOf(viewer),
      censorReason: plan === "pro" ? "pro_limit_exceeded" : "no_credits",
    } as const;
    const begun = await startRunIn(tx, services, { ...wanted, isPrivate, terms });
    const { run, remainingCredits } = begun;
    const { domain, companyName: company_name, modelId: model_id } = asked;
    const { id: run_id, created_at } = run;
    await tx
      .insertInto("analyses")
      .values({ run_id, user_id: userId, domain, company_name, kind, model_id, created_at })
      .execute();
    onCommit(() => services.executor.execute(run.id, { progress: begun }));
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

/** An analysis that still runs or is fresh, and shows this account all it may see. */
async function findFresh(
  tx: Transaction<Tables>,
  { id: userId, credits, subscription_status }: Account,
  kind: AnalysisKind,
  { domain, modelId }: AnalysisRequest,
): Promise<Pick<Run, "id"> | undefined> {
  const canPay = credits > 0 || hasPaidPlan(subscription_status);
  const freshFrom = sql<Date>`now() - make_interval(secs => ${ANALYSIS_FRESH_MS / 1_000})`;
  return tx
    .selectFrom("runs")
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

/** Whether two requests are the same but for the company's name, which may have been looked up. */
function isSame(known: RunRequest, { domain, modelId }: AnalysisRequest): boolean {
  return "modelId" in known && known.domain === domain && known.modelId === modelId;
}
