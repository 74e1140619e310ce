import { createFinder } from "../find-all.ts";
import { normaliseName } from "../identity/names.ts";
import { CASELESS_WORDS, PRODUCT_WORDS } from "./caseless-words.ts";
import { choosePlaces, hasCategory, type NamePlace, type Place } from "./choose-places.ts";
import { type FoldedText, foldText } from "./fold-text.ts";
import { blanked, companiesBySite, type Host, hostsOf, isPartOfHost, placesOfHost } from "./hosts-in-text.ts";
import type { JudgedName } from "./is-name.ts";
import { isWrittenTogether, type Spelling, spellingsOf } from "./name-spellings.ts";
import { attachedBefore, endingOf, isOfOwnWords, isOneWord, isUnspaced } from "./scripts.ts";
import type { SoughtCompany } from "./sought-company.ts";

interface Sought extends JudgedName {
  /** Null: a phrase in which a name is somebody else. */
  readonly company: number | null;
}

/** How texts are read: buyers write questions in small letters. */
export interface Reading {
  readonly isQuestion: boolean;
  /** Whether the letters of a name name its company where they stand. */
  isNamed(text: string, place: Readonly<Record<"start" | "end", number>>, name: JudgedName): boolean;
}

/**
 * Finds where texts name companies, by their names in any spelling and by their sites, in one pass for all. Places do not
 * overlap: the first one counts, then the longest.
 */
export function finderOf(
  companies: readonly SoughtCompany[],
  reading: Reading,
): (text: string) => readonly NamePlace[] {
  const fold = characterFolder();
  const segmenter = new Intl.Segmenter("ja", { granularity: "word" });
  const sites = companiesBySite(companies);
  const sought = companies.flatMap((company, index) => soughtOf(company, index, fold));
  const categories = companies.map(({ categoryWords }) => categoryPattern(categoryWords, "near"));
  const find = createFinder(sought.map(({ key }) => key));
  return (text) => {
    const plain = blanked(text);
    const hosts = hostsOf(plain);
    const ofSites = hosts.flatMap((host) => placesOfHost(host, sites));
    const withSite = new Set(ofSites.map(({ company }) => company));
    const folded = foldText(plain, fold);
    const ofNames = placesOfNames({ folded, find, sought, hosts, withSite, segmenter, reading });
    return choosePlaces([...ofSites, ...ofNames], { text: plain, categories });
  };
}

function soughtOf(company: SoughtCompany, index: number, fold: (character: string) => string): Sought[] {
  const [category, near] = [
    categoryPattern(company.categoryWords, "behind"),
    categoryPattern(company.categoryWords, "near"),
  ];
  const toSought = (spelling: Spelling, of: number | null): Sought => ({
    ...spelling,
    company: of,
    category,
    near,
  });
  const phrases = company.not.map((text) => ({ text, rule: "any" as const }));
  return [
    ...spellingsOf(company, fold).map((spelling) => toSought(spelling, index)),
    ...spellingsOf({ names: phrases, sites: [] }, fold).map((spelling) => toSought(spelling, null)),
  ];
}

function characterFolder(): (character: string) => string {
  const known = new Map<string, string>();
  return (character) => {
    const folded = known.get(character) ?? normaliseName(character).replaceAll(" ", "");
    known.set(character, folded);
    return folded;
  };
}

interface Looked {
  readonly folded: FoldedText;
  readonly find: ReturnType<typeof createFinder>;
  readonly sought: readonly Sought[];
  readonly hosts: readonly Host[];
  /** Companies whose site stands in the text. */
  readonly withSite: ReadonlySet<number | null>;
  readonly segmenter: Intl.Segmenter;
  readonly reading: Reading;
}

function placesOfNames({ folded, find, sought, ...looked }: Looked): Place[] {
  const { original, starts } = folded;
  const places: Place[] = [];
  for (const { pattern, end: after } of find(folded.letters)) {
    const spelling = sought[pattern];
    const at = after - (spelling?.key.length ?? 0);
    const start = starts[at] ?? 0;
    if (!spelling || start === starts[at - 1] || isInsideWord(original, start)) continue;
    const edges = edgesOf(folded, at, spelling, looked.reading.isQuestion);
    if (edges !== null && isMeant(original, { start, end: edges.end }, spelling, looked))
      places.push({ company: spelling.company, ...edges, isSite: false });
  }
  return places;
}

/** Whether letters that are written as a name name the company where they stand. */
function isMeant(
  text: string,
  place: Readonly<Record<"start" | "end", number>>,
  spelling: Sought,
  { hosts, withSite, segmenter, reading }: Omit<Looked, "folded" | "find" | "sought">,
): boolean {
  const { start, end } = place;
  if (isPartOfHost(hosts, text, start, end)) return false;
  const { kind, needsCategory, company, near } = spelling;
  if (
    !reading.isNamed(text, place, spelling) ||
    (kind === "unspaced" && !isOfOwnWords(text, start, end, segmenter))
  )
    return false;
  if (
    !reading.isQuestion &&
    CASELESS_WORDS.has(spelling.key) &&
    !withSite.has(company) &&
    !isTold(text, place, near)
  )
    return false;
  return !needsCategory || withSite.has(company) || hasCategory(text, place, near);
}

const SOLD = new RegExp(`(?:${PRODUCT_WORDS.join("|")})`, "u");
const QUOTED = /[*_「『“"«]$|(?:^|\n)\s*(?:[-*•–]|\d{1,3}[.)、])\s*$/u;

/** An ordinary word of a script without capitals is told to be a name by its quotes, its place in a list or words near. */
function isTold(
  text: string,
  { start, end }: Readonly<Record<"start" | "end", number>>,
  near: RegExp | null,
): boolean {
  const [before, after] = [
    text.slice(Math.max(0, start - TOLD_AROUND), start),
    text.slice(end, end + TOLD_AROUND),
  ];
  const isCompared = BESIDE.test(before) && COMPARED.test(after);
  return (
    isCompared ||
    [QUOTED, SOLD].some((told) => told.test(before)) ||
    SOLD.test(after) ||
    near?.test(before + after) === true
  );
}

const TOLD_AROUND = 40;
/** "比小米好", "与小米相比" */
const BESIDE = /[比与和跟]$/u;
const COMPARED = /^(?:相比|更|好(?![吃喝])|强|贵|快|慢|稳)/u;

/** Particles follow a Korean word without a space. */
const HANGUL = /\p{Script=Hangul}$/u;

function categoryPattern(words: readonly string[], where: "behind" | "near"): RegExp | null {
  const plain = words
    .filter((word) => /^[\p{L}\p{M}\p{N} ]+$/u.test(word))
    .map((word) =>
      isUnspaced(word) ? word : `(?<![\\p{L}\\p{N}])${word}${HANGUL.test(word) ? "" : "(?![\\p{L}\\p{N}])"}`,
    );
  const before = where === "behind" ? String.raw`^\s+` : "";
  return plain.length > 0 ? new RegExp(`${before}(?:${plain.join("|")})`, "iu") : null;
}

/** Most places of a text are; asked first. */
function isInsideWord(text: string, start: number): boolean {
  return isAsciiWord(text.charCodeAt(start)) && isAsciiWord(text.charCodeAt(start - 1));
}

function isAsciiWord(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);
}

/** Characters of a text that tell its language. */
const LANGUAGE_SAMPLE = 2_000;

/** Where a name stands that is written from a letter on, with what a sentence puts before and after it; null when it is none. */
function edgesOf(
  folded: FoldedText,
  at: number,
  spelling: Spelling,
  isQuestion: boolean,
): Pick<Place, "start" | "end" | "tail"> | null {
  const { original, starts, ends } = folded;
  const last = at + spelling.key.length - 1;
  const [from = 0, bare = 0] = [starts[at], ends[last]];
  if (starts[last + 1] === starts[last]) return null;
  const isSingle = spelling.key.length === 1;
  const start = from - attachedBefore(original, from);
  if (isOneWord(letterAt(original, start), letterBefore(original, start), isSingle)) return null;
  if (isAttached(original, from) || /^[+#](?![\p{L}\p{N}])/u.test(original.slice(bare, bare + 2)))
    return null;
  if (!isWrittenTogether(folded, at, spelling, isQuestion)) return null;
  const edge = letterBefore(original, bare);
  const isLonger = /^\p{L}/u.test(original.slice(bare, bare + 2));
  const sample = isLonger ? original.slice(0, LANGUAGE_SAMPLE) : "";
  const [ending] = endingOf(edge, isQuestion, sample).exec(original.slice(bare, bare + 4)) ?? [];
  const end = bare + (ending?.length ?? 0);
  if (ending === undefined || isOneWord(edge, letterAt(original, end), isSingle)) return null;
  return { start, end, tail: /\p{Script=Hangul}/u.test(edge) ? bare : end };
}

function letterAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0x20);
}

function letterBefore(text: string, at: number): string {
  const isPair = /[\udc00-\udfff]/.test(text.charAt(at - 1));
  return at === 0 ? "" : letterAt(text, at - (isPair ? 2 : 1));
}

/** A part of a handle, or of another word by a hyphen or full stop: "@notion", "not-hubspot"; not "HubSpot-Zoho". */
function isAttached(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 2), start);
  return (
    before.endsWith("@") || (/[\p{L}\p{N}][.-]$/u.test(before) && !/^\p{Lu}/u.test(letterAt(text, start)))
  );
}
