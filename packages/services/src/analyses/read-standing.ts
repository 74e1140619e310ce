import { type CompanyStanding, MAX_ANALYSED_SOURCES, type SourceCount } from "@standings/domain";
import { readScopes } from "../company/company-scopes.ts";
import { readCompany } from "../company/get-company.ts";
import { readQuestions } from "../company/list-company-questions.ts";
import { readTopSources } from "../company/list-company-sources.ts";
import type { ServiceContext } from "../context.ts";
import type { AnalysisRun } from "./analysis-run.ts";

/** Questions that the facts of an analysis are chosen from. */
const QUESTIONS = 20;

/** What the rankings say of the analysed company, as the owner of the analysis may see it. Throws BUSY. */
export async function readStanding(services: ServiceContext, run: AnalysisRun): Promise<CompanyStanding> {
  const { domain, companyName } = run.request;
  const viewer = { userId: run.user_id };
  // One after the other: few such reads are under way at a time, and somebody looks at a page.
  const { figures, models } = await readCompany(services, viewer, domain);
  const worst = { domain, sort: "worst", page: 1, limit: QUESTIONS } as const;
  const { questions } = await readQuestions(services, viewer, worst);
  const sources = await readSourcesOf(services, run);
  return { companyName, domain, figures, models, questions, sources };
}

/** The domains that answers about the analysed company cite most, as its owner may see them. Throws BUSY. */
export async function readSourcesOf(
  services: ServiceContext,
  { user_id: userId, request: { domain } }: AnalysisRun,
): Promise<SourceCount[]> {
  const company = { settings: services.settings, viewer: { userId }, domain };
  const rows = await readTopSources(services, await readScopes(services, company), MAX_ANALYSED_SOURCES);
  return rows.map(({ source, searches: count }) => ({ source, count }));
}
