import { type Competition, censorCompetition } from "@standings/domain";
import { isViewerOutOfCredits } from "../credits/is-viewer-out-of-credits.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { competitionOf } from "./field/competition-of.ts";
import { readField, type WantedField } from "./field/read-field.ts";
import { companyDomain } from "./get-company.ts";

/**
 * Competitors, share of voice and source gap of a company over its field (decisions "Company page figures"); masked from
 * the sixth on for a viewer without credits. Throws INVALID_DOMAIN or BUSY.
 */
export async function getCompetition(request: ServiceRequest, wanted: WantedField): Promise<Competition> {
  const { services, viewer } = requireScope(request, "read");
  const field = await readField(services, viewer, { ...wanted, domain: companyDomain(wanted.domain) });
  const competition = await competitionOf(services, field, viewer.userId);
  return (await isViewerOutOfCredits(services, viewer)) ? censorCompetition(competition) : competition;
}
