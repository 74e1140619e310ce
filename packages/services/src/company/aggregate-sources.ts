import {
  AGGREGATED_SOURCES,
  type AggregatedSources,
  censorSources,
  type SourceCount,
} from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import { isViewerOutOfCredits } from "../credits/is-viewer-out-of-credits.ts";
import { requireScope, type ServiceRequest, type Viewer } from "../request.ts";
import { readScopes } from "./company-scopes.ts";
import { countCompanySources } from "./count-company-sources.ts";
import { companyDomain } from "./get-company.ts";
import { readTopSources } from "./list-company-sources.ts";

/**
 * The domains that searches cite which list a company (spec part 2 §3); masked from the sixth on for a viewer without
 * credits. Throws INVALID_DOMAIN or BUSY.
 */
export async function aggregateSources(request: ServiceRequest, address: string): Promise<AggregatedSources> {
  const { services, viewer } = requireScope(request, "read");
  const { sources, total } = await readAggregatedSources(services, viewer, companyDomain(address));
  if (!(await isViewerOutOfCredits(services, viewer))) return { sources, total, wasCensored: false };
  const censored = censorSources(sources);
  return { sources: censored, total, wasCensored: censored.some((source) => source.censored) };
}

/** The same unmasked, for the steps of a run. */
export async function readAggregatedSources(
  services: ServiceContext,
  viewer: Pick<Viewer, "userId">,
  domain: string,
): Promise<{ readonly sources: SourceCount[]; readonly total: number }> {
  const scopes = await readScopes(services, { settings: services.settings, viewer, domain });
  const [rows, total] = await Promise.all([
    readTopSources(services, scopes, AGGREGATED_SOURCES),
    countCompanySources(services, scopes),
  ]);
  return { sources: rows.map(({ source, searches: count }) => ({ source, count })), total };
}
