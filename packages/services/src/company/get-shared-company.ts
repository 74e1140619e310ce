import { citedDomains, type SharedCompany, VISIBLE_POSITIONS } from "@standings/domain";
import { allowAnyone, PUBLIC_VIEWER, type ServiceRequest } from "../request.ts";
import { readField } from "./field/read-field.ts";
import { filterQuestions } from "./field/to-company-question.ts";
import { companyDomain, overviewOf } from "./get-company.ts";
import { questionsIn } from "./list-company-questions.ts";

/** Questions that the page names. */
const QUESTIONS = 50;

/**
 * A company as everybody sees it, with or without an account: the field of shared questions, its newest questions, and the
 * peers and sources that are visible without credits. The same for every caller. Throws INVALID_DOMAIN or BUSY.
 */
export async function getSharedCompany(
  request: ServiceRequest,
  { domain: address }: { readonly domain: string },
): Promise<SharedCompany> {
  const { services } = allowAnyone(request);
  const domain = companyDomain(address);
  const field = await readField(services, PUBLIC_VIEWER, { domain, withPrivate: false });
  const [overview, all] = await Promise.all([
    overviewOf(services, field, true),
    questionsIn(services, PUBLIC_VIEWER, field),
  ]);
  const sources = citedDomains(field.questions, domain);
  return {
    overview: { ...overview, leftOut: [] },
    questions: filterQuestions(all, { sort: "newest" }).slice(0, QUESTIONS),
    sources: sources.slice(0, VISIBLE_POSITIONS),
    totalSources: sources.length,
  };
}
