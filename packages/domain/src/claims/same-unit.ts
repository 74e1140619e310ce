import type { Page } from "./place-on-page.ts";
import { numbersIn, type WrittenNumber } from "./read-number.ts";
import type { Saying } from "./read-said.ts";
import { NO_UNITS, QUALIFIERS } from "./value-words.ts";

/** Characters behind a number in which its unit is read. */
const LONGEST_UNIT = 60;

/** Whether a number on a page is a count of what a claim counts: the same word stands behind both. */
export function isSameCount({ small }: Page, number: WrittenNumber, said: Saying, amount: number): boolean {
  const written = small.slice(number.start, number.end);
  // "In 2025 customers …" is no count of 2,000.
  if (/^(?:19|20)\d\d$/u.test(written) && number.amount !== amount) return false;
  const unit = unitSaid(said);
  return unit !== null && unit === unitIn(small.slice(number.end, number.end + LONGEST_UNIT));
}

function unitSaid({ value, sentence, language }: Saying): string | null {
  const [number] = numbersIn(value.toLowerCase(), language);
  if (!number) return null;
  const at = sentence.indexOf(value);
  const after = at < 0 ? "" : sentence.slice(at + value.length);
  return unitIn(`${value.slice(number.end)}${after}`.toLowerCase());
}

/** The word that a text begins with, with those that say which of them: "paying customer"; null: none. */
function unitIn(text: string): string | null {
  const unit: string[] = [];
  for (const [, word = ""] of text.matchAll(/[\s+-]*(\p{L}*)/gu)) {
    if (word === "" || NO_UNITS.includes(word)) return null;
    unit.push(stemOf(word));
    if (!QUALIFIERS.includes(word)) return unit.join(" ");
  }
  return null;
}

/** Without the ending of a plural. */
const stemOf = (word: string) => word.replace(/(?:ies|es|en|y|e|n|s)$/u, "");
