import { isOrdinaryWord } from "../common-names.ts";
import { DATES } from "./dates.ts";
import type { Spelling } from "./name-spellings.ts";

const COMPARED_BEFORE =
  /\b(?:vs\.?|versus|than|like|(?:alternatives?|alternativas?|alternativen|competitors?|similar|compared|switch(?:ing)?|migrat(?:e|ing)) (?:to|of|from|with|for|a|à|zu|de)|instead of)\s+$/iu;
const COMPARED_AFTER =
  /^(?:['’]s)?\s+(?:vs\b|versus\b|alternatives?\b|alternativas?\b|competitors?\b|reviews?\b|pricing\b|login\b|erfahrungen\b|opiniones\b|avis\b)/iu;

/**
 * Whether a buyer's question names the company there. Buyers type small letters, so only an ordinary word ("Wise", "Front")
 * has to be written as the name is, or to stand where companies are compared ("alternatives to wise").
 */
export function isNamedInQuestion(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  { kind, key, parts }: Spelling,
): boolean {
  if (!parts.every(isOrdinaryWord) && !isOrdinaryWord(key)) return true;
  if (kind === "unspaced") return true;
  if (DATES.has(key)) return isCompared(text, start, end);
  return isWrittenAs(text, start, end) || isCompared(text, start, end);
}

/** It has capitals, which neither the beginning of a sentence nor a title gives it. */
function isWrittenAs(text: string, start: number, end: number): boolean {
  const isBeginning = /(?:^|[.?!:]\s+)$/u.test(text.slice(0, start));
  const isTitle = !/\s\p{Ll}{4,}/u.test(text);
  const words = text.slice(start, end).split(/[^\p{L}\p{N}]+/u);
  return !isBeginning && !isTitle && words.every((word) => /^[\p{Lu}\p{N}]/u.test(word));
}

function isCompared(text: string, start: number, end: number): boolean {
  return COMPARED_BEFORE.test(text.slice(0, start)) || COMPARED_AFTER.test(text.slice(end));
}
