import type { AnswerShape } from "@standings/domain";
import type { ParsedAnswer } from "../parse/types.ts";

/** Shapes that rules read worse than a model. JSON and lists are theirs, and cost no second call. */
const WEAK_SHAPES: ReadonlySet<AnswerShape> = new Set(["prose", "table", "records", "nothing"]);

/** Shorter texts name nobody: `None.` */
const SHORTEST = 12;

/** Longer JSON says more than that the list is empty. */
const LONGEST_EMPTY = 10_000;

/** Whether an answer is also given to the extraction model. A refusal is not, nor an empty list in JSON. */
export function needsExtraction(text: string, { shape, outcome }: ParsedAnswer): boolean {
  if (!WEAK_SHAPES.has(shape) || outcome === "refusal") return false;
  const trimmed = text.trim();
  return trimmed.length >= SHORTEST && !(shape === "nothing" && isJson(trimmed));
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
