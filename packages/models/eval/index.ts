export { readLabelledAnswers } from "./score.ts";
export { measureHostile, measureRates } from "./speed.ts";
