export { parseAnswer } from "./parse-answer.ts";
export { evidenceText } from "./plain-text.ts";
export type { ParsedAnswer } from "./types.ts";
