import { plural } from "./number-words.ts";
import type { ModelSuccess, SearchModel } from "./runs.ts";

/** Free retries of a column inside a paid run; then it is asked anew for a credit (decisions "Credits"). */
export const FREE_RETRIES = 2;

/** The model answered the question; one that declined, or failed, did not. */
export function isAnswer({ status, outcome }: Pick<SearchModel, "status" | "outcome">): boolean {
  return status === "success" && outcome !== "declined";
}

/** Data of a model that declined to answer. */
export function declined(
  reply: Pick<ModelSuccess, "durationMs"> &
    Partial<Pick<ModelSuccess, "servedModel" | "grounding" | "versions">>,
): ModelSuccess {
  return {
    outcome: "declined",
    results: [],
    citations: [],
    sector: null,
    grounding: null,
    servedModel: null,
    wasCensored: false,
    censorReason: null,
    ...reply,
  };
}

/** "5 models", or "4 of 5 models answered" when some did not. */
export function describeAsked(answered: number, asked: number): string {
  const models = plural(asked, "model");
  return answered < asked ? `${answered} of ${models} answered` : models;
}

/** "GPT 4.1 declined to answer" */
export function declinedTitle(modelName: string): string {
  return `${modelName} declined to answer`;
}
