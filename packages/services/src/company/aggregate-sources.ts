import { AGGREGATED_SOURCES, type AggregatedSources, censorSources, citedDomains } from "@standings/domain";
import { isViewerOutOfCredits } from "../credits/get-usage.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { readField, type WantedField } from "./field/read-field.ts";
import { companyDomain } from "./get-company.ts";

/**
 * The domains that answers of a company's field cite which list it (spec part 2 §3); masked from the sixth on for a viewer
 * without credits. Throws INVALID_DOMAIN or BUSY.
 */
export async function aggregateSources(
  request: ServiceRequest,
  wanted: WantedField,
): Promise<AggregatedSources> {
  const { services, viewer } = requireScope(request, "read");
  const domain = companyDomain(wanted.domain);
  const { questions } = await readField(services, viewer, { ...wanted, domain });
  const all = citedDomains(questions, domain);
  const [sources, total] = [all.slice(0, AGGREGATED_SOURCES), all.length];
  if (!(await isViewerOutOfCredits(services, viewer))) return { sources, total, wasCensored: false };
  const censored = censorSources(sources);
  return { sources: censored, total, wasCensored: censored.some((source) => source.censored) };
}
