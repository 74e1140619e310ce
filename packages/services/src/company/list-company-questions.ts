import type { CompanyQuestion, ModelId } from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { onceOf } from "./field/cache-fields.ts";
import { type Field, readField, type WantedField } from "./field/read-field.ts";
import { readPastRanks, readPastRanksOf } from "./field/read-past-ranks.ts";
import { filterQuestions, type QuestionFilter, toCompanyQuestions } from "./field/to-company-question.ts";
import { companyDomain } from "./get-company.ts";
import type { ViewedCompany } from "./visible-mentions.ts";

interface Page {
  /** The first page is 1. */
  readonly page: number;
  /** 1 to 100. */
  readonly limit: number;
}

export interface AnsweredBy {
  /** Only what this model answered, as it answered it; undefined means all. */
  readonly modelId?: ModelId | undefined;
}

export interface CompanyQuestionPage extends WantedField, AnsweredBy, QuestionFilter, Page {}

export interface CompanyQuestions {
  readonly questions: CompanyQuestion[];
  /** How many there are in all. */
  readonly total: number;
  /** Questions of the range by their listing, whatever is shown. */
  readonly listed: number;
  readonly notListed: number;
}

/**
 * Questions of a company's field, each once with the newest answers, whatever its case, and whether or not they list the
 * company. Both prompts of a comparison count for themselves. Throws INVALID_DOMAIN or BUSY.
 */
export async function listCompanyQuestions(
  request: ServiceRequest,
  { domain: address, ...page }: CompanyQuestionPage,
): Promise<CompanyQuestions> {
  const { services, viewer } = requireScope(request, "read");
  const wanted = { ...page, domain: companyDomain(address) };
  const field = await readField(services, viewer, wanted);
  return pageOf(await questionsIn(services, viewer, field, page), wanted);
}

/** All questions of a field, newest first. Throws BUSY. */
export async function questionsIn(
  services: ServiceContext,
  viewer: ViewedCompany["viewer"],
  field: Field,
  { modelId }: AnsweredBy = {},
): Promise<CompanyQuestion[]> {
  const company = { settings: services.settings, viewer, domain: field.domain };
  const past = await onceOf(field, `past ranks ${modelId ?? ""}`, () =>
    modelId === undefined ? readPastRanks(services, company) : readPastRanksOf(services, company, modelId),
  );
  return toCompanyQuestions(services, field, { past, viewerId: viewer.userId, modelId });
}

function pageOf(
  all: readonly CompanyQuestion[],
  { page, limit, listing, ...filter }: Page & QuestionFilter,
): CompanyQuestions {
  const inRange = filterQuestions(all, filter);
  const found = filterQuestions(inRange, { ...filter, listing });
  const listed = inRange.filter(({ isListed }) => isListed).length;
  return {
    questions: found.slice((page - 1) * limit, page * limit),
    total: found.length,
    listed,
    notListed: inRange.length - listed,
  };
}
