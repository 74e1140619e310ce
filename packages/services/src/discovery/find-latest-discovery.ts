import { type DiscoveryRequest, DRAFT_DAYS, type ModelId } from "@standings/domain";
import { companyDomain } from "../company/get-company.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import { findTestedRun } from "./read-discovery.ts";

export interface LatestDiscovery {
  readonly runId: string;
  readonly modelIds: readonly ModelId[];
  /** It ends with its prompts. */
  readonly isDraft: boolean;
  readonly isRunning: boolean;
  /** It, or one before it, was tested to its end: there is something to export. */
  readonly isTested: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
}

/**
 * The viewer's newest discovery for a company that runs or has found something, a draft of the last days too; null for none.
 * What it says is in its events (`followDiscovery`). Throws INVALID_DOMAIN.
 */
export async function findLatestDiscovery(
  request: ServiceRequest,
  { domain: address }: { readonly domain: string },
): Promise<LatestDiscovery | null> {
  const { services, viewer } = requireUser(request);
  const domain = companyDomain(address);
  const oldest = new Date(services.now().getTime() - DRAFT_DAYS * 86_400_000);
  const newest = await services.db
    .selectFrom("discoveries")
    .innerJoin("runs", "runs.id", "discoveries.run_id")
    .select(["runs.id", "runs.status", "runs.request", "discoveries.is_draft", "discoveries.created_at"])
    .where("discoveries.user_id", "=", viewer.userId)
    .where("discoveries.domain", "=", domain)
    .where("runs.status", "<>", "failed")
    .where("discoveries.discarded_at", "is", null)
    .where(({ eb, or }) =>
      or([eb("discoveries.is_draft", "=", false), eb("discoveries.created_at", ">", oldest)]),
    )
    .orderBy("discoveries.created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!newest) return null;
  const { id: runId, request: asked, is_draft: isDraft, status, created_at } = newest;
  const { modelIds } = asked as DiscoveryRequest;
  const isRunning = status === "running";
  const isTested = (await findTestedRun(request, { domain })) !== undefined;
  return { runId, modelIds, isDraft, isRunning, isTested, createdAt: created_at.toISOString() };
}
