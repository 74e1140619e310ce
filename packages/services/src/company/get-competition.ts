import { type Competition, censorCompetition } from "@standings/domain";
import { isViewerOutOfCredits } from "../credits/is-viewer-out-of-credits.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { readCompetition } from "./competition/read-competition.ts";
import { companyDomain } from "./get-company.ts";

/**
 * Competitors, share of voice and source gap of a company (decisions "Analyses of a company"), over the shared searches and
 * the viewer's own; masked from the sixth on for a viewer without credits. Throws INVALID_DOMAIN or BUSY.
 */
export async function getCompetition(request: ServiceRequest, address: string): Promise<Competition> {
  const { services, viewer } = requireScope(request, "read");
  const competition = await readCompetition(services, viewer, companyDomain(address));
  return (await isViewerOutOfCredits(services, viewer)) ? censorCompetition(competition) : competition;
}
