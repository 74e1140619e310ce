import {
  comparisonColumns,
  findPromptProblem,
  isMarket,
  MAX_MODELS,
  type Market,
  type ModelCatalogue,
  marketCode,
  normalisePrompt,
  rankingColumns,
  readMarket,
  type SearchKind,
  type SearchQuestion,
} from "@standings/domain";
import { ServiceError } from "../errors.ts";

/** A question as a client asks it. */
export interface QuestionOrder {
  readonly kind: SearchKind;
  readonly prompt: string;
  /** Second prompt of a comparison. */
  readonly prompt2?: string | undefined;
  /** 1 to 5 different catalogue ids; exactly one in a comparison. */
  readonly models: readonly string[];
  readonly webSearch: boolean;
  readonly market?: Market | null | undefined;
}

/** The question in its stored form. Throws INVALID_PROMPT, INVALID_MARKET or INVALID_MODEL with the documented message. */
export function checkQuestion(
  { kind, models, webSearch, market = null, ...asked }: QuestionOrder,
  { findModel }: ModelCatalogue,
): SearchQuestion {
  const isComparison = kind === "comparison";
  const prompt = checkPrompt(asked.prompt);
  const prompt2 = isComparison ? checkPrompt(asked.prompt2 ?? "") : null;
  const named = new Set(models);
  const known = [...named].flatMap((id) => findModel(id)?.id ?? []);
  const most = isComparison ? 1 : MAX_MODELS;
  const [first] = known;
  if (first === undefined || known.length > most || known.length < named.size) {
    throw new ServiceError("INVALID_MODEL");
  }
  const columns = isComparison ? comparisonColumns(first) : rankingColumns(known);
  return { prompt, prompt2, columns, webSearch, market: checkMarket(market) };
}

/** The market in its stored form. Throws INVALID_MARKET. */
export function checkMarket(market: Market | null | undefined): Market | null {
  if (!market) return null;
  const known = readMarket(marketCode(market));
  if (!known || !isMarket(known)) throw new ServiceError("INVALID_MARKET");
  return known;
}

/** The prompt in its stored form. Throws INVALID_PROMPT. */
export function checkPrompt(prompt: string): string {
  const problem = findPromptProblem(prompt);
  if (problem) throw new ServiceError("INVALID_PROMPT", { message: problem });
  return normalisePrompt(prompt);
}
