import { ERRORS } from "./error-messages.ts";
import { LIVE_TOLD_WITHIN_DAYS, MAX_EXPERIMENTS } from "./experiments/experiment.ts";

/** Failures that only the server tells: no page names them, so no page loads them. */
const SERVER_ERRORS = {
  STUDY_NATURAL_INVALID: { status: 400, message: "Only companies are looked for in answers in plain words" },
  STUDY_COMPARISON_INVALID: { status: 400, message: "What web search adds is told with web search on" },
  STUDY_OF_VISIT: { status: 409, message: "This study belongs to a visit of a brand" },
  PROMPT_NOT_FOUND: { status: 404, message: "Could not find this prompt." },
  STUDY_CHANGED: {
    status: 409,
    message: "This study has another number of rounds by now. Please look at it again.",
  },
  STUDY_IS_READ: { status: 409, message: "The answers of this study are being read" },
  TOPIC_FORM_STAYS: {
    status: 409,
    message: "A topic that was asked keeps its form. Please make another topic",
  },
  EXPERIMENT_NOT_FOUND: { status: 404, message: "Could not find this experiment." },
  PLACE_NOT_FOUND: { status: 404, message: "Nothing was proved of this model in this country." },
  SAME_SITE: { status: 422, message: "Please give two different sites" },
  INVALID_COUNTRY: { status: 400, message: "Please give a country by its code (ISO 3166-1, such as DE)" },
  PLACE_PROOF_RUNNING: { status: 409, message: "A location of this model is being proved already" },
  PLACE_UNPROVABLE: {
    status: 422,
    message: "No location reaches this model: it has to be active, offered, and search the web",
  },
  LOOK_NOT_FOUND: { status: 404, message: "This look has not been taken." },
  EXPERIMENT_INVALID: { status: 400, message: "Please check the plan of the experiment" },
  EXPERIMENT_UNANSWERABLE: { status: 400, message: "This plan can’t be answered" },
  EXPERIMENT_FROZEN: { status: 409, message: "This plan is frozen: nothing in it can change" },
  EXPERIMENT_NOT_FROZEN: { status: 409, message: "This plan is not frozen yet: it can still change" },
  EXPERIMENT_NOT_RUNNING: { status: 409, message: "This experiment is not running" },
  EXPERIMENT_HAS_BEGUN: { status: 409, message: "An action is live: this experiment can only be stopped" },
  TOO_MANY_EXPERIMENTS: { status: 400, message: `A brand has ${MAX_EXPERIMENTS} experiments at most` },
  ACTION_NOT_FOUND: { status: 404, message: "Could not find this action." },
  ACTION_IS_LIVE: { status: 409, message: "This action is live already" },
  LIVE_DAY_INVALID: {
    status: 400,
    message: `An action goes live after its plan was frozen, and is told within ${LIVE_TOLD_WITHIN_DAYS} days`,
  },
} as const satisfies Record<string, { status: number; message: string }>;

/** What a call can be refused with. Apart from `ERRORS`, which every page loads. */
export const ALL_ERRORS = { ...ERRORS, ...SERVER_ERRORS } as const;

export type ErrorCode = keyof typeof ALL_ERRORS;
