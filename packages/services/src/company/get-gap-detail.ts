import { censorGapDetail, type GapDetail, registrableDomain } from "@standings/domain";
import { isViewerOutOfCredits } from "../credits/is-viewer-out-of-credits.ts";
import { ServiceError } from "../errors.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { readCompetition } from "./competition/read-competition.ts";
import { readGapDetail } from "./competition/read-gap-detail.ts";
import { companyDomain } from "./get-company.ts";

/**
 * Pages and questions behind one domain of a company's source gap, from its newest searches; none for a domain that is not
 * in the gap. A viewer without credits gets the same for every domain that is masked. Throws INVALID_DOMAIN or BUSY.
 */
export async function getGapDetail(
  request: ServiceRequest,
  wanted: { readonly domain: string; readonly source: string },
): Promise<GapDetail> {
  const { services, viewer } = requireScope(request, "read");
  const domain = companyDomain(wanted.domain);
  const source = registrableDomain(wanted.source);
  if (source === null) throw new ServiceError("INVALID_DOMAIN");
  const detail = await readGapDetail(services, viewer, { domain, source });
  if (!(await isViewerOutOfCredits(services, viewer))) return detail;
  return censorGapDetail(detail, await readCompetition(services, viewer, domain));
}
