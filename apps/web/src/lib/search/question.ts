/** A question: one prompt for several models, or two prompts for one model. */
import {
  type AskedQuestion,
  asModelId,
  type ColumnId,
  comparisonColumns,
  comparisonPath,
  describeColumn,
  type Market,
  type ModelCatalogue,
  type ModelId,
  type ModelNames,
  modelsOf,
  normalisePrompt,
  type RankingKind,
  type RunColumn,
  rankingColumns,
  rankingPath,
  type SearchKind,
} from "@standings/domain";

interface Asked extends AskedQuestion {
  readonly models: readonly ModelId[];
}

export interface RankingQuestion extends Asked {
  readonly kind: RankingKind;
}

export interface ComparisonQuestion extends Asked {
  readonly kind: "comparison";
  readonly prompt2: string;
}

export type Question = RankingQuestion | ComparisonQuestion;

/** A prompt for the default models, as the company pages ask it. */
export function plainQuestion({ defaultIds }: ModelCatalogue, prompt: string): RankingQuestion {
  return {
    kind: "company",
    prompt: normalisePrompt(prompt),
    models: defaultIds,
    market: null,
    webSearch: true,
  };
}

/** A comparison is always asked with web search (spec part 1 §7). */
export function comparisonOf(
  prompt: string,
  prompt2: string,
  modelId: ModelId,
  market: Market | null = null,
): ComparisonQuestion {
  return { kind: "comparison", prompt, prompt2, models: [modelId], market, webSearch: true };
}

/** The question in the form that the server stores. */
export function normaliseQuestion(question: Question): Question {
  const prompt = normalisePrompt(question.prompt);
  return question.kind === "comparison"
    ? { ...question, prompt, prompt2: normalisePrompt(question.prompt2) }
    : { ...question, prompt };
}

/** Column ids of the question's run, in order. */
export function columnsOf({ kind, models }: Question): readonly ColumnId[] {
  return kind === "comparison" ? models.flatMap(comparisonColumns) : rankingColumns(models);
}

/** The same with the names of their models. */
export function namedColumnsOf(question: Question, models: ModelNames): readonly RunColumn[] {
  return columnsOf(question).map((columnId) => describeColumn(columnId, models));
}

/** The live page of a question. */
export function questionPath(question: Question): string {
  const { prompt, models } = question;
  return question.kind === "comparison"
    ? comparisonPath(prompt, question.prompt2, models[0] ?? "", question.market)
    : rankingPath(question.kind, prompt, models, question);
}

interface SavedQuestion extends AskedQuestion {
  readonly kind: SearchKind;
  readonly prompt2: string | null;
}

/** The question of a saved search, to ask it again. */
export function savedQuestion(search: SavedQuestion, columns: readonly ColumnId[]): Question {
  const { kind, prompt, prompt2, market, webSearch } = search;
  const models = modelsOf(columns);
  if (kind !== "comparison") return { kind, prompt, models, market, webSearch };
  return comparisonOf(prompt, prompt2 ?? "", models[0] ?? asModelId(""), market);
}
