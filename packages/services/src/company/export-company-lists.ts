import { type Cell, momentOf } from "@standings/reports";
import { type ListFile, listFile } from "../admin/list-file.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { aggregateSources } from "./aggregate-sources.ts";
import { readField, type WantedField } from "./field/read-field.ts";
import { filterQuestions, type QuestionFilter } from "./field/to-company-question.ts";
import { companyDomain } from "./get-company.ts";
import { type AnsweredBy, questionsIn } from "./list-company-questions.ts";

const QUESTION_COLUMNS = [
  "Question",
  "Kind",
  "Asked",
  "Place",
  "First",
  "Model",
  "Rank",
  "Rounds of a study",
];

export interface ExportedQuestions extends WantedField, AnsweredBy, QuestionFilter {}

/**
 * The questions of a company's field as a list shows them, a row for each answer; a rank is empty where the answer does not
 * list it. Throws INVALID_DOMAIN or BUSY.
 */
export async function exportCompanyQuestions(
  request: ServiceRequest,
  { domain: address, withPrivate, modelId, ...filter }: ExportedQuestions,
): Promise<ListFile> {
  const { services, viewer } = requireScope(request, "read");
  const domain = companyDomain(address);
  const field = await readField(services, viewer, { domain, withPrivate });
  const { modelName } = services.catalogue.now();
  const questions = filterQuestions(await questionsIn(services, viewer, field, { modelId }), filter);
  const rows = questions.flatMap(({ prompt, kind, createdAt, rank, first, study, models, places }) => {
    const ranks = new Map(places.map((place) => [place.modelId, place.rank]));
    return models.map((model): Cell[] => [
      prompt,
      kind,
      momentOf(createdAt),
      rank ?? "",
      first?.domain ?? "",
      modelName(model),
      ranks.get(model) ?? "",
      study?.rounds ?? "",
    ]);
  });
  return listFile("questions", QUESTION_COLUMNS, oneByOne(rows), domain);
}

/**
 * The domains that answers cite which list a company, with the number of such answers; masked as on its page. Throws
 * INVALID_DOMAIN or BUSY.
 */
export async function exportCompanySources(request: ServiceRequest, wanted: WantedField): Promise<ListFile> {
  const { sources } = await aggregateSources(request, wanted);
  const rows = sources.map(({ source, count }) => [source, count]);
  return listFile("sources", ["Source", "Answers"], oneByOne(rows), companyDomain(wanted.domain));
}

async function* oneByOne(rows: readonly Cell[][]): AsyncGenerator<Cell[]> {
  yield* rows;
}
