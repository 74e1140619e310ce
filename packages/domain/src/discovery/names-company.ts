import { isOrdinaryWord } from "../common-names.ts";
import { entryKey, isSameCompany } from "../identity/keys.ts";
import { nameKey, withoutAccents } from "../identity/names.ts";
import { MAX_RESULTS, type RankedEntry } from "../ranking.ts";

export interface NamedCompany {
  readonly domain: string;
  readonly companyName: string;
}

/**
 * Whether a text names the company, by its name, its site or the site's first label, with or without accents and width. A
 * name with capitals inside stands in other words, too ("HubSpotting"), with spaces and hyphens between its parts; another
 * one only as words of its own. A name of ordinary words ("Wise", "Front") counts as it is written, or where companies are
 * compared ("alternatives to wise").
 */
export function namesCompany(text: string, { domain, companyName }: NamedCompany): boolean {
  const folded = withoutAccents(text);
  if (domain !== "" && hasDomain(folded.toLowerCase(), domain)) return true;
  const [label = ""] = domain.split(".");
  const names = label.length >= LEAST_LABEL ? [companyName, writtenAs(label, companyName)] : [companyName];
  return names.some((name) => isNamed(folded, name));
}

const LEAST_LABEL = 4;
/** Names with capitals inside that are shorter are parts of too many words. */
const LEAST_INSIDE = 6;

function hasDomain(text: string, domain: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}-])${domain.replaceAll(".", "\\.")}(?![\\p{L}\\p{N}-])`, "u").test(
    text,
  );
}

/** A label that is the name is written as the name is. */
function writtenAs(label: string, name: string): string {
  const [first = ""] = name.split(/[\s.,]/u);
  if (first.toLowerCase() === label) return first;
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "") === label ? name : capitalised(label);
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

const LETTER = "[\\p{L}\\p{N}\\p{M}]";
const GAP = "[^\\p{L}\\p{N}]*";
/** Scripts that write no spaces: there a name is found inside what looks like a word. */
const HAS_NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function isNamed(text: string, name: string): boolean {
  const words = wordsOf(name);
  const joined = words.join("").toLowerCase();
  if (joined === "") return false;
  const parts = words.flatMap((word) => word.replace(/(\p{Ll}{2})(\p{Lu})/gu, "$1 $2").split(" "));
  const pattern = parts.join(GAP);
  if (HAS_NO_SPACES.test(joined)) return new RegExp(pattern, "iu").test(text);
  const hasInner = parts.length > words.length && joined.length >= LEAST_INSIDE;
  if (hasInner && new RegExp(pattern, "iu").test(text)) return true;
  const whole = new RegExp(`(?<!${LETTER})${pattern}(?:e?s)?(?!${LETTER})`, "giu");
  const isOrdinary = words.every((word) => isOrdinaryWord(word.toLowerCase()));
  for (const { 0: found, index } of text.matchAll(whole))
    if (
      !isOrdinary ||
      isWrittenAs(text, index, found, words) ||
      isCompared(text, index, index + found.length)
    )
      return true;
  return false;
}

/** "HubSpot, Inc." → HubSpot */
function wordsOf(name: string): string[] {
  const telling = new Set(nameKey(name, "company").split(" "));
  const all = withoutAccents(name)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== "");
  const own = all.filter((word) => telling.has(word.toLowerCase()));
  return own.length > 0 ? own : all;
}

/** It has the name's capitals, which neither the beginning of a sentence nor a title gives it. */
function isWrittenAs(text: string, at: number, found: string, words: readonly string[]): boolean {
  if (!words.some((word) => /^\p{Lu}/u.test(word))) return false;
  const isBeginning = /(?:^|[.?!:]\s+)$/u.test(text.slice(0, at));
  const isTitle = !/\s\p{Ll}{4,}/u.test(text);
  return (
    !isBeginning && !isTitle && found.split(/[^\p{L}\p{N}]+/u).every((word) => /^[\p{Lu}\p{N}]/u.test(word))
  );
}

const COMPARED_BEFORE =
  /\b(?:vs\.?|versus|than|like|(?:alternatives?|alternativas?|alternativen|competitors?|similar|compared|switch(?:ing)?|migrat(?:e|ing)) (?:to|of|from|with|for|a|à|zu|de)|instead of)\s+$/iu;
const COMPARED_AFTER =
  /^(?:['’]s)?\s+(?:vs\b|versus\b|alternatives?\b|alternativas?\b|competitors?\b|reviews?\b|pricing\b|login\b|erfahrungen\b|opiniones\b|avis\b)/iu;

function isCompared(text: string, from: number, to: number): boolean {
  return COMPARED_BEFORE.test(text.slice(0, from)) || COMPARED_AFTER.test(text.slice(to));
}

/**
 * Rank of a company in a model's list, within the top 20: by its site, else by its name where the list gives no site or one
 * that is the same company's (`isSameCompany`). Null when it is not listed.
 */
export function findRank(
  results: readonly RankedEntry[],
  { domain, companyName }: NamedCompany,
): number | null {
  const company = { name: companyName, domain };
  const own = results.filter((entry) => entry.rank <= MAX_RESULTS.company);
  const key = entryKey(company, "company");
  const found = own.filter((entry) => entryKey(entry, "company") === key);
  const named = own.filter((entry) => isSameCompany(entry, company));
  const ranks = (found.length > 0 ? found : named).map(({ rank }) => rank);
  return ranks.length > 0 ? Math.min(...ranks) : null;
}
