import { readPlainList } from "../parse/plain-list.ts";
import type { ParsedAnswer } from "../parse/types.ts";
import { visibleAnswer } from "./visible-answer.ts";

/** Shorter texts name nobody: `None.` */
const SHORTEST = 12;

/** Longer JSON says more than that the list is empty. */
const LONGEST_EMPTY = 10_000;

/**
 * Whether an answer is also given to the extraction model. The JSON that was asked for is not, nor a plain list: their
 * form leaves nothing open. Nor is a refusal, nor an empty list in JSON.
 */
export function needsExtraction(text: string, { shape, outcome }: ParsedAnswer): boolean {
  if (shape === "json" || outcome === "refusal") return false;
  const trimmed = text.trim();
  if (trimmed.length < SHORTEST || (shape === "nothing" && isJson(trimmed))) return false;
  return readPlainList(visibleAnswer(trimmed)) === null;
}

function isJson(text: string): boolean {
  if (text.length > LONGEST_EMPTY) return false;
  const body = /^```(?:json)?\s(.*)```$/su.exec(text)?.[1] ?? text;
  if (!/^\s*[{[]/u.test(body)) return false;
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
