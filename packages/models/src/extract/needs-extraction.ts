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
export function needsExtraction(text: string, parsed: ParsedAnswer): boolean {
  const { shape, outcome } = parsed;
  if (shape === "json" || outcome === "refusal") return false;
  const trimmed = text.trim();
  if (trimmed.length < SHORTEST || (shape === "nothing" && isJson(trimmed))) return false;
  return !isPlainList(visibleAnswer(trimmed), parsed);
}

const FEWEST_ITEMS = 3;
const ITEM = /^(\d{1,2})[.)] (\*\*)?/;
/** What sets a name off from the text after it. */
const SET_OFF = /^(?:\*\*)?(?: \([^()]{2,60}\))?(?:$|: | [–—-] )/u;
/** A text after a name that ends as a sentence does. */
const TOLD = /\s\p{Ll}.*[.!?]$/u;
/** Running text, which no label begins. */
const SENTENCE = /^\p{L}(?![.)])(?![^:–—]{2,80}(?:: | [–—-] )\S)/u;

/** One run of numbers from 1, every item an entry that is set off alike, and nothing else but sentences. */
function isPlainList(text: string, { shape, entries }: ParsedAnswer): boolean {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const items = lines.flatMap((line) => {
    const mark = ITEM.exec(line);
    return mark
      ? [{ number: Number(mark[1]), bold: mark[2], text: line.slice(mark[0].length).trimEnd() }]
      : [];
  });
  const isEntry = ({ number, bold, text }: (typeof items)[number], index: number) => {
    const name = entries[index]?.name ?? "";
    const isAlike = number === index + 1 && bold === items[0]?.bold;
    return isAlike && text.startsWith(name) && SET_OFF.test(text.slice(name.length));
  };
  const rests = items.map(({ text }, index) => text.slice(entries[index]?.name.length));
  const isTold = rests.filter((rest) => TOLD.test(rest)).length * 2 >= items.length;
  return (
    shape === "list" &&
    items.length >= FEWEST_ITEMS &&
    items.length === entries.length &&
    items.every(isEntry) &&
    (isTold || rests.every((rest) => rest === "")) &&
    lines.every((line) => ITEM.test(line) || SENTENCE.test(line))
  );
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
