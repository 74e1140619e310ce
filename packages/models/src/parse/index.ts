export { parseAnswer } from "./parse-answer.ts";
export { evidenceText } from "./plain-text.ts";
export type { ParsedAnswer, ParsedEntry, ParseOptions } from "./types.ts";
