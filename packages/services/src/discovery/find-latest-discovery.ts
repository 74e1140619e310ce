import type { ModelId } from "@standings/domain";
import { companyDomain } from "../company/get-company.ts";
import { requireUser, type ServiceRequest } from "../request.ts";

export interface LatestDiscovery {
  readonly runId: string;
  readonly modelId: ModelId;
  readonly isRunning: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
}

/**
 * The viewer's newest discovery for a company that runs or has found something; null for none. What it says is in its
 * events (`followDiscovery`). Throws INVALID_DOMAIN.
 */
export async function findLatestDiscovery(
  request: ServiceRequest,
  { domain: address }: { readonly domain: string },
): Promise<LatestDiscovery | null> {
  const { services, viewer } = requireUser(request);
  const newest = await services.db
    .selectFrom("discoveries")
    .innerJoin("runs", "runs.id", "discoveries.run_id")
    .select(["runs.id", "runs.status", "discoveries.model_id", "discoveries.created_at"])
    .where("discoveries.user_id", "=", viewer.userId)
    .where("discoveries.domain", "=", companyDomain(address))
    .where("runs.status", "<>", "failed")
    .orderBy("discoveries.created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!newest) return null;
  const { id: runId, model_id: modelId, status, created_at } = newest;
  return { runId, modelId, isRunning: status === "running", createdAt: created_at.toISOString() };
}
