import { normaliseName } from "@standings/domain";
import { isGeneric } from "./name-shape.ts";
import { AVOID } from "./section-role.ts";
import { splitSentences } from "./sentences.ts";
import type { Candidate } from "./types.ts";
import { anyOf, WORD_END } from "./vocabulary/compile.ts";

/**
 * Answers that rank kinds of service and name those who offer them in a sentence after the list: `Vendors to look at are
 * Wellable and Limeade.` The kinds are nobody.
 */

const SUBJECT = new RegExp(String.raw`^[*_\s]*${anyOf("vendors")}${WORD_END}`, "iu");
/** Names on a list of its own come after those: `Other vendors are …`. */
const FURTHER = /^\P{L}*(?:(?:some|a few) )?(?:other|further|more|additional|also|another)\b/iu;
const MARK = /^[ \t]*(?:[-*•+]|[*_]{0,2}\p{Nd}{1,2}[.)])\s+\S/u;

/** The sentence after the last item that names who offers the kinds above it, or null. */
export function findVendorSentence(text: string): string | null {
  const lines = text.split("\n");
  const last = lines.findLastIndex((line) => MARK.test(line));
  if (last < 1) return null;
  const after = lines.slice(last + 1).join("\n");
  if (after.length > MAX_AFTER) return null;
  return (
    splitSentences(after).find(
      (sentence) =>
        SUBJECT.test(sentence) && !FURTHER.test(sentence) && LISTS.test(sentence) && !AVOID.test(sentence),
    ) ?? null
  );
}

const MAX_AFTER = 1_500;
/** Two names at least. */
const LISTS = /\p{Lu}\S*.*(?:,|&| \p{Ll}{1,4} ).*\p{Lu}/u;

/** Most of the entries are called as kinds are: by a plural, an activity or an ordinary word, and none has an address. */
export function areServices(entries: readonly Candidate[]): boolean {
  const kinds = entries.filter(({ name, sites }) => sites.length === 0 && isKind(name));
  return entries.length >= 2 && kinds.length * 4 >= entries.length * 3;
}

const KIND = /(?:[^s]s|ing|ment|[ts]ion|ance|ence|ware|ory|ics|ity|[nm]cy|care|sis)$/u;

function isKind(name: string): boolean {
  const words = name.replace(/\s*[(（].*$/u, "").split(/[\s/]+/u);
  const last = words.at(-1) ?? "";
  return KIND.test(last) || isGeneric([last]);
}

/** The words before the names, which are none: `Well-known providers`. */
export function isSubject(name: string, sentence: string): boolean {
  return SUBJECT.exec(sentence)?.[0].includes(name) === true;
}

/** None of the vendors is an entry. */
export function areOthers(vendors: readonly Candidate[], entries: readonly Candidate[]): boolean {
  const known = new Set(entries.map(({ name }) => normaliseName(name)));
  return vendors.length >= 2 && !vendors.some(({ name }) => known.has(normaliseName(name)));
}
