import { ERRORS } from "./errors.ts";
import { EXPERIMENT_ERRORS } from "./experiments/experiment-errors.ts";

/** What a call can be refused with. Apart from `ERRORS`, which every page loads. */
export const ALL_ERRORS = { ...ERRORS, ...EXPERIMENT_ERRORS } as const;

export type ErrorCode = keyof typeof ALL_ERRORS;
