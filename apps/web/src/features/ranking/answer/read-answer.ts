/** A model's stored answer as a document: prose around, and in place of its JSON the entries that were read from it. Pure. */
import type { RankedEntry } from "@standings/domain";
import { type Block, readMarkup } from "./read-markup.ts";

export type Part = Block | { readonly kind: "entries"; readonly entries: readonly RankedEntry[] };

/**
 * The readable parts of an answer in their order. Data that the parser could not read gives no part: then only the raw
 * text shows it.
 */
export function readAnswer(text: string, ranked: readonly RankedEntry[]): Part[] {
  const data = findData(text);
  if (!data) return readMarkup(text);
  const entries: Part[] = ranked.length > 0 ? [{ kind: "entries", entries: ranked }] : [];
  return [...readMarkup(text.slice(0, data.start)), ...entries, ...readMarkup(text.slice(data.end))];
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where the JSON of an answer stands: in its first fence that holds some, or from a line that begins with it. */
function findData(text: string): Range | null {
  const start = /^[ \t]*(?:```[a-z]*\s*)?(?=[[{]\s*["[{\]}])/im.exec(text);
  if (!start) return null;
  const from = start.index + start[0].length;
  const fence = start[0].includes("```") ? text.indexOf("```", from) : -1;
  if (fence >= 0) return { start: start.index, end: fence + 3 };
  const end = Math.max(text.lastIndexOf("}"), text.lastIndexOf("]"));
  // Broken off: data to the end.
  return { start: start.index, end: end < from || start[0].includes("```") ? text.length : end + 1 };
}
