import {
  type ColumnId,
  CREDIT_COST,
  comparisonColumns,
  findModel,
  findPromptProblem,
  MAX_MODELS,
  normalisePrompt,
  type RunKind,
  rankingColumns,
} from "@standings/domain";
import { ServiceError } from "../errors.ts";

export interface RunRequest {
  /** 1 to 100 characters, chosen by the client; repeated, it gives the same run. */
  readonly clientRunId: string;
  readonly kind: RunKind;
  readonly prompt: string;
  /** Of a comparison, and only there. */
  readonly prompt2?: string | undefined;
  /** 1 to 5 different catalogue ids; exactly one in a comparison. */
  readonly models: readonly string[];
  readonly webSearch: boolean;
  /** Not said: the account's own default. */
  readonly isPrivate?: boolean | undefined;
}

/** A request as it is stored. */
export interface CheckedRunRequest extends Omit<RunRequest, "models" | "prompt2"> {
  readonly prompt2: string | null;
  /** What is asked, column by column (`columns.ts` of the domain). */
  readonly columns: readonly ColumnId[];
}

export const RUN_COST = CREDIT_COST.search;

/** The request in its stored form. Throws INVALID_PROMPT or INVALID_MODEL with the documented message. */
export function checkRunRequest({ models, ...request }: RunRequest): CheckedRunRequest {
  const isComparison = request.kind === "comparison";
  const prompt = checkPrompt(request.prompt);
  const prompt2 = isComparison ? checkPrompt(request.prompt2 ?? "") : null;
  const named = new Set(models);
  const asked = [...named].flatMap((id) => findModel(id)?.id ?? []);
  const most = isComparison ? 1 : MAX_MODELS;
  const [first] = asked;
  if (first === undefined || asked.length > most || asked.length < named.size)
    throw new ServiceError("INVALID_MODEL");
  return {
    ...request,
    prompt,
    prompt2,
    columns: isComparison ? comparisonColumns(first) : rankingColumns(asked),
  };
}

/** The prompt in its stored form. Throws INVALID_PROMPT. */
export function checkPrompt(prompt: string): string {
  const problem = findPromptProblem(prompt);
  if (problem) throw new ServiceError("INVALID_PROMPT", { message: problem });
  return normalisePrompt(prompt);
}
