import { type Market, marketCode } from "./market.ts";
/** Rules for the question a user asks (spec part 1 §5). */

export const PROMPT_MAX_LENGTH = 340;
export const PROMPT_TOO_LONG = `Prompt must be ${PROMPT_MAX_LENGTH} characters or less`;
export const PROMPT_HAS_QUOTES = "Quotes are not allowed in prompts";
export const PROMPT_MISSING = "No prompt provided";

// Straight, typographic and angled quotation marks; the apostrophe counts, as the spec says.
const QUOTES = /["'\u2018-\u201f\u00ab\u00bb]/gu;
const CONTROL = /(?![\t\n\r\u0080-\u009f])\p{Cc}/u;

export const PROMPT_INVALID = "Prompt contains characters that are not allowed";

export type PromptProblem =
  | typeof PROMPT_TOO_LONG
  | typeof PROMPT_HAS_QUOTES
  | typeof PROMPT_MISSING
  | typeof PROMPT_INVALID;

/** Number of characters a person would count: code points, not UTF-16 units. */
export function promptLength(prompt: string): number {
  return [...prompt].length;
}

/** Problem of a submitted prompt, or null. */
export function findPromptProblem(prompt: string): PromptProblem | null {
  if (prompt.trim() === "") return PROMPT_MISSING;
  if (CONTROL.test(prompt) || !prompt.isWellFormed()) return PROMPT_INVALID;
  if (prompt.length > PROMPT_MAX_LENGTH * 2 || promptLength(prompt.trim()) > PROMPT_MAX_LENGTH)
    return PROMPT_TOO_LONG;
  if (prompt.search(QUOTES) >= 0) return PROMPT_HAS_QUOTES;
  return null;
}

/** While typing: quotes are stripped and the first letter becomes a capital. */
export function cleanTypedPrompt(value: string): string {
  return capitalise(value.replace(QUOTES, ""));
}

/** The stored form of a valid prompt: one line, single spaces, first letter capital. */
export function normalisePrompt(prompt: string): string {
  return capitalise(prompt.normalize("NFC").replace(/\s+/gu, " ").trim());
}

/** A letter whose capital is several characters, such as ß, stays: a prompt must not grow by being stored. */
function capitalise(value: string): string {
  const [first = ""] = value;
  const capital = first.toLocaleUpperCase("en-US");
  return [...capital].length === 1 ? capital + value.slice(first.length) : value;
}

/**
 * One question of one market, in whatever case it is typed: what people and prompts are counted by. `prompt` is normalised. A
 * market stands in capitals on a line of its own, which no part of a prompt matches.
 */
export function promptKey(prompt: string, market: Market | null = null): string {
  const key = prompt.toLowerCase();
  return market === null ? key : `${key}\n${marketCode(market).toUpperCase()}`;
}
