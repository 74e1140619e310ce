import {
  type CompanyStanding,
  citedDomains,
  listingModels,
  MAX_ANALYSED_SOURCES,
  type SourceCount,
} from "@standings/domain";
import { type Field, readField } from "../company/field/read-field.ts";
import { filterQuestions } from "../company/field/to-company-question.ts";
import { overviewOf } from "../company/get-company.ts";
import { questionsIn } from "../company/list-company-questions.ts";
import type { ServiceContext } from "../context.ts";
import type { AnalysisRun } from "./analysis-run.ts";

/** Questions that the facts of an analysis are chosen from. */
const QUESTIONS = 20;

/** The field of the analysed company, as the owner of the analysis may see it. Throws BUSY. */
export function readFieldOf(services: ServiceContext, run: AnalysisRun): Promise<Field> {
  return readField(services, { userId: run.user_id }, { domain: run.request.domain });
}

/** What the rankings say of the analysed company in its field. Throws BUSY. */
export async function standingOf(
  services: ServiceContext,
  run: AnalysisRun,
  field: Field,
): Promise<CompanyStanding> {
  const { domain, companyName } = run.request;
  const { figures, models } = await overviewOf(services, field, true);
  const questions = await questionsIn(services, { userId: run.user_id }, field);
  const worst = filterQuestions(questions, { sort: "worst" });
  return {
    companyName,
    domain,
    figures,
    models: listingModels(models),
    questions: worst.slice(0, QUESTIONS),
    sources: citedDomains(field.questions, domain).slice(0, MAX_ANALYSED_SOURCES),
  };
}

/** The domains that answers about the analysed company cite most, as its owner may see them. Throws BUSY. */
export async function readSourcesOf(services: ServiceContext, run: AnalysisRun): Promise<SourceCount[]> {
  const { questions } = await readFieldOf(services, run);
  return citedDomains(questions, run.request.domain).slice(0, MAX_ANALYSED_SOURCES);
}
