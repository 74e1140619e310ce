import { censorCompetition, type GapDetail, registrableDomain } from "@standings/domain";
import { isViewerOutOfCredits } from "../credits/is-viewer-out-of-credits.ts";
import { ServiceError } from "../errors.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
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
  const { services, viewer } = requireUser(request);
  const domain = companyDomain(wanted.domain);
  const source = registrableDomain(wanted.source);
  if (source === null) throw new ServiceError("INVALID_DOMAIN");
  const detail = await readGapDetail(services, viewer, { domain, source });
  if (!(await isViewerOutOfCredits(services, viewer))) return detail;
  const competition = await readCompetition(services, viewer, domain);
  const { gap, competitors } = censorCompetition(competition);
  if (!gap.some((shown) => shown.domain === source)) return { domain: source, pages: [], prompts: [] };
  const named = new Set(competitors.map((voice) => voice.domain));
  const prompts = detail.prompts.map((prompt) => ({
    ...prompt,
    competitors: prompt.competitors.filter((competitor) => named.has(competitor.domain)),
  }));
  return { ...detail, prompts };
}
