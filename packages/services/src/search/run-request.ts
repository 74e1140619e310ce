import { CREDIT_COST, findModel, findPromptProblem, MAX_MODELS, normalisePrompt } from "@standings/domain";
import { ServiceError } from "../errors.ts";

export interface RunRequest {
  /** 1 to 100 characters, chosen by the client; repeated, it gives the same run. */
  readonly clientRunId: string;
  readonly prompt: string;
  /** 1 to 5 different catalogue ids. */
  readonly models: readonly string[];
  readonly webSearch: boolean;
  /** Not said: the account's own default. */
  readonly isPrivate?: boolean | undefined;
}

export const RUN_COST = CREDIT_COST.search;

/** The request in its stored form. Throws INVALID_PROMPT or INVALID_MODEL with the documented message. */
export function checkRunRequest(request: RunRequest): RunRequest {
  const problem = findPromptProblem(request.prompt);
  if (problem) throw new ServiceError("INVALID_PROMPT", { message: problem });
  const models = [...new Set(request.models)];
  const isKnown = models.every((id) => findModel(id) !== undefined);
  if (models.length === 0 || models.length > MAX_MODELS || !isKnown) throw new ServiceError("INVALID_MODEL");
  return { ...request, prompt: normalisePrompt(request.prompt), models };
}
