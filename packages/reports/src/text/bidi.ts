import { hasRightToLeft } from "@standings/domain";
import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** Whether a paragraph runs from right to left: its first letter does (UAX 9, rule P2). */
export function startsRightToLeft(text: string): boolean {
  return hasRightToLeft(text) && bidi.getEmbeddingLevels(text, "auto").paragraphs[0]?.level === 1;
}

/** Embedding level of each UTF-16 unit; odd is right to left. */
export function bidiLevels(text: string, direction: "ltr" | "auto"): Uint8Array {
  return bidi.getEmbeddingLevels(text, direction).levels;
}

/** Brings stretches of text from reading order into order on paper, left to right (UAX 9, rule L2). */
export function reorder<Item extends { readonly level: number }>(items: readonly Item[]): Item[] {
  const visual = [...items];
  const levels = items.map((item) => item.level);
  const lowestOdd = Math.min(...levels.filter((level) => level % 2 === 1));
  for (let level = Math.max(...levels); level >= lowestOdd; level -= 1) {
    for (let start = 0; start < visual.length; start += 1) {
      let end = start;
      while ((visual[end]?.level ?? -1) >= level) end += 1;
      if (end > start) visual.splice(start, end - start, ...visual.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return visual;
}
