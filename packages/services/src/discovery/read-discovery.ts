import { isId, type Run, readRunEvents } from "@standings/database";
import type { DiscoveryRecord } from "@standings/domain";
import { ServiceError } from "../errors.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { isDiscoveryRun, stateOf } from "./discovery-run.ts";

/** A discovery of the viewer. Throws DISCOVERY_NOT_FOUND. */
export async function readDiscovery(
  request: ServiceRequest,
  { runId }: { readonly runId: string },
): Promise<DiscoveryRecord> {
  const { services, viewer } = requireScope(request, "read");
  if (!isId(runId)) throw new ServiceError("DISCOVERY_NOT_FOUND");
  const run = await services.db
    .selectFrom("runs")
    .selectAll()
    .where("id", "=", runId)
    .where("user_id", "=", viewer.userId)
    .executeTakeFirst();
  if (!run) throw new ServiceError("DISCOVERY_NOT_FOUND");
  return toRecord(request, run);
}

interface OfCompany {
  readonly domain: string;
}

/** The viewer's newest discovery of a company that was tested to its end; null for none. */
export async function findTestedDiscovery(
  request: ServiceRequest,
  company: OfCompany,
): Promise<DiscoveryRecord | null> {
  const run = await findTestedRun(request, company);
  return run ? toRecord(request, run) : null;
}

/** Its run. */
export function findTestedRun(request: ServiceRequest, { domain }: OfCompany): Promise<Run | undefined> {
  const { services, viewer } = requireScope(request, "read");
  return services.db
    .selectFrom("discoveries")
    .innerJoin("runs", "runs.id", "discoveries.run_id")
    .selectAll("runs")
    .where("discoveries.user_id", "=", viewer.userId)
    .where("discoveries.domain", "=", domain)
    .where("discoveries.is_draft", "=", false)
    .where("runs.status", "=", "completed")
    .orderBy("discoveries.created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

async function toRecord(request: ServiceRequest, run: Run): Promise<DiscoveryRecord> {
  const { services } = requireScope(request, "read");
  if (!isDiscoveryRun(run)) throw new ServiceError("DISCOVERY_NOT_FOUND");
  const { domain, companyName } = run.request;
  return {
    runId: run.id,
    domain,
    companyName,
    createdAt: run.created_at.toISOString(),
    isSandbox: run.is_sandbox,
    state: stateOf(await readRunEvents(services.db, run.id)),
  };
}
