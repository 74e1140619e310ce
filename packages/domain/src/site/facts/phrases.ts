import type { PageValue } from "../site-fact.ts";
import { type ReadPage, readPagesOf, type SiteReading } from "../site-reading.ts";

const NAMED = 3;
const list = new Intl.ListFormat("en");
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** "a, b, and c"; above three "a, b, c, and 4 more". */
export function listText(items: readonly string[]): string {
  const rest = items.length - NAMED;
  return list.format(rest > 0 ? [...items.slice(0, NAMED), `${rest} more`] : [...items]);
}

/** `2026-11-10` → "Nov 10, 2026" */
export function dayText(date: string): string {
  return day.format(new Date(date));
}

/** "38 to 61", or one number; with a unit "97% to 100%". */
export function rangeText(numbers: readonly number[], unit = ""): string {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return low === high ? `${low}${unit}` : `${low}${unit} to ${high}${unit}`;
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Width of a text in Latin characters; those of East Asian scripts are twice as wide. */
export function textWidth(text: string): number {
  return [...text].reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0);
}

/** A value of each page read. */
export function valuesOf<Value>(
  reading: SiteReading,
  pick: (content: ReadPage["content"]) => Value,
): PageValue<Value>[] {
  return readPagesOf(reading).map(({ path, content }) => ({ path, value: pick(content) }));
}

/** Paths whose value passes. */
export function pathsWhere<Value>(
  values: readonly PageValue<Value>[],
  passes: (value: Value) => boolean,
): string[] {
  return values.filter(({ value }) => passes(value)).map(({ path }) => path);
}
