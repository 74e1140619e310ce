import { readGrounding } from "./grounding.ts";
import { plural } from "./number-words.ts";
import type { AnswerOutcome, ModelSuccess, RunEvent, SearchModel } from "./runs.ts";

/** Free retries of a column inside a paid run; then it is asked anew for a credit (decisions "Credits"). */
export const FREE_RETRIES = 2;

type Replied = Pick<ModelSuccess, "results"> & { readonly outcome?: AnswerOutcome | null | undefined };

/** Outcome of a reply; rows and events of earlier releases have none. */
function outcomeOf({ outcome, results }: Replied): AnswerOutcome {
  return outcome ?? (results.length > 0 ? "ranked" : "named_nobody");
}

/** The model answered the question; one that declined, or failed, did not. */
export function isAnswer({ status, outcome }: Pick<SearchModel, "status" | "outcome">): boolean {
  return status === "success" && outcome !== "declined";
}

/** A saved column in today's form; `webSearch`: its search was to search the web. */
export function readSearchModel(saved: SearchModel, webSearch: boolean): SearchModel {
  if (saved.status === "error") return { ...saved, outcome: null, grounding: null };
  return { ...saved, outcome: outcomeOf(saved), grounding: readGrounding(saved, webSearch) };
}

/** `failure` by which earlier releases logged a refusal. */
const EARLIER_REFUSAL: string = "refused";

/** An event in today's form: earlier releases logged a refusal as an error, no outcome and no grounding. */
export function readRunEvent(logged: RunEvent): RunEvent {
  if (logged.type !== "model_complete") return logged;
  if (logged.status === "success") {
    const { data } = logged;
    // Its run may have been asked to search.
    return { ...logged, data: { ...data, outcome: outcomeOf(data), grounding: readGrounding(data, true) } };
  }
  if (logged.failure !== EARLIER_REFUSAL) return logged;
  const { type, columnId, modelId, modelName, durationMs } = logged;
  return { type, columnId, modelId, modelName, status: "success", data: declined({ durationMs }) };
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
    webSearchUsed: false,
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
