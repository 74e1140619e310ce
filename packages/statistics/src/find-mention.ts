import { canonicalHost, normaliseName } from "@standings/domain";
import { type FoldedText, foldText } from "./fold-text.ts";
import { isAvoided } from "./is-avoided.ts";
import { isName } from "./is-name.ts";
import { isWrittenTogether, type Spelling, spellingsOf } from "./name-spellings.ts";
import { isOfOwnWords, isOneWord, UNSPACED } from "./scripts.ts";

/** How a company may be called in an answer in plain words. */
export interface MentionedCompany {
  /** Names: the directory's name and its aliases, as their owner writes them. */
  readonly names: readonly string[];
  /** Domain; "" when unknown. */
  readonly domain: string;
  /** Words of what the company makes: "CRM", "note taking". */
  readonly categoryWords: readonly string[];
}

/**
 * Where each company is first mentioned in an answer in plain words, in the order of the companies: an offset of characters,
 * or null (`studies.md` §7, record 72). A mention is a name in one of its spellings or the domain, outside addresses, not in
 * what is warned against or told to be absent. Of names that overlap the longest counts. How often it errs is measured
 * (`test/mentions`).
 */
export type FindMentions = (text: string) => readonly (number | null)[];

interface Sought extends Spelling {
  readonly company: number;
  /** A word of its category, right behind it. */
  readonly category: RegExp | null;
}

interface Place {
  readonly company: number;
  readonly start: number;
  readonly end: number;
}

/** Makes the spellings of companies ready, to look for them in many texts. */
export function mentionFinder(companies: readonly MentionedCompany[]): FindMentions {
  const fold = characterFolder();
  const segmenter = new Intl.Segmenter("ja", { granularity: "word" });
  const domains = companiesByDomain(companies);
  const sought = companies.flatMap((company, index) => {
    const category = categoryPattern(company.categoryWords);
    return spellingsOf(company, fold).map((spelling): Sought => ({ ...spelling, company: index, category }));
  });
  const byBeginning = Map.groupBy(sought, ({ key }) => key.slice(0, BEGINNING));
  return (text) => {
    const plain = blanked(text);
    const hosts = hostsOf(plain);
    const places = [
      ...hosts.flatMap((host) => placesOfHost(host, domains)),
      ...placesOfNames({ folded: foldText(plain, fold), byBeginning, hosts, segmenter }),
    ];
    return firstOf(plain, longestOf(places, plain.length), companies.length);
  };
}

/** Spellings are looked up by so many letters. */
const BEGINNING = 2;

function characterFolder(): (character: string) => string {
  const known = new Map<string, string>();
  return (character) => {
    const folded = known.get(character) ?? normaliseName(character).replaceAll(" ", "");
    known.set(character, folded);
    return folded;
  };
}

function categoryPattern(words: readonly string[]): RegExp | null {
  const plain = words.filter((word) => /^[\p{L}\p{N} ]+$/u.test(word));
  return plain.length > 0 ? new RegExp(`^\\s+(?:${plain.join("|")})(?![\\p{L}\\p{N}])`, "iu") : null;
}

const URL = /\b(?:https?:\/\/|www\.)\S+/giu;
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,255}/gu;
/** The path of an address without a scheme: names in it are of other people's pages. */
const PATH = /(?<=[\p{L}\p{N}]\.\p{L}{2,24})\/[^\s)\]]+/gu;

/** The text without addresses, at the same offsets. */
function blanked(text: string): string {
  const blank = (address: string) => " ".repeat(address.length);
  return text.replace(URL, blank).replace(EMAIL, blank).replace(PATH, blank);
}

interface Host {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const LABEL = String.raw`[[\p{L}\p{N}\-]--[${UNSPACED}]]`;
const HOST = new RegExp(String.raw`(?<![[@.]${LABEL}])${LABEL}+(?:\.${LABEL}+)+`, "gv");

/** Hosts that stand in a text. A capital after a full stop begins a sentence ("HubSpot.It has"). */
function hostsOf(plain: string): Host[] {
  return [...plain.matchAll(HOST)]
    .filter(({ 0: host }) => !/\.\p{Lu}\p{Ll}[^.]*$/u.test(host))
    .map(({ index, 0: host }) => ({ name: host.toLowerCase(), start: index, end: index + host.length }));
}

function companiesByDomain(companies: readonly MentionedCompany[]): ReadonlyMap<string, readonly number[]> {
  const indices = [...companies.keys()].filter((index) => companies[index]?.domain.trim() !== "");
  return Map.groupBy(indices, (index) => canonicalHost(companies[index]?.domain.trim().toLowerCase() ?? ""));
}

/** A domain is named by itself or by a host below it. */
function placesOfHost({ name, end }: Host, domains: ReadonlyMap<string, readonly number[]>): Place[] {
  const labels = canonicalHost(name).split(".");
  const suffixes = labels.map((_, nth) => labels.slice(nth).join("."));
  return suffixes.flatMap((suffix) =>
    (domains.get(suffix) ?? []).map((company) => ({ company, start: end - suffix.length, end })),
  );
}

interface Looked {
  readonly folded: FoldedText;
  readonly byBeginning: ReadonlyMap<string, readonly Sought[]>;
  readonly hosts: readonly Host[];
  readonly segmenter: Intl.Segmenter;
}

function placesOfNames({ folded, byBeginning, hosts, segmenter }: Looked): Place[] {
  const { original, letters, starts } = folded;
  const places: Place[] = [];
  let nextHost = 0;
  for (let at = 0; at < letters.length; at += 1) {
    const start = starts[at] ?? 0;
    if (start === starts[at - 1] || isInsideWord(original, start)) continue;
    while ((hosts[nextHost]?.end ?? Infinity) <= start) nextHost += 1;
    for (let size = 1; size <= BEGINNING; size += 1)
      for (const spelling of byBeginning.get(letters.slice(at, at + size)) ?? []) {
        if (spelling.key.length < size || !letters.startsWith(spelling.key, at)) continue;
        const end = endOf(folded, at, spelling);
        const host = hosts[nextHost];
        if (end === null || (host && isPartOf(host, original, start, end))) continue;
        if (!isName(original, { start, end }, spelling)) continue;
        if (spelling.kind === "unspaced" && !isOfOwnWords(original, start, end, segmenter)) continue;
        places.push({ company: spelling.company, start, end });
      }
  }
  return places;
}

/** The name is only a part of a host: "hubspot-reviews.example"; not "Apollo.io". */
function isPartOf(host: Host, text: string, start: number, end: number): boolean {
  if (host.start >= end || (host.start === start && host.end <= end)) return false;
  const isWithEnding = host.start === start && /^\.\p{L}{2,}$/u.test(text.slice(end, host.end));
  return !(isWithEnding && /^\p{Lu}/u.test(text.slice(start, end)));
}

/** Most places of a text are; asked first. */
function isInsideWord(text: string, start: number): boolean {
  return isAsciiWord(text.charCodeAt(start)) && isAsciiWord(text.charCodeAt(start - 1));
}

function isAsciiWord(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);
}

/** Where a name ends that is written from a letter on, with the ending that it takes in a sentence; null when it is none. */
function endOf(folded: FoldedText, at: number, spelling: Spelling): number | null {
  const { original, starts, ends } = folded;
  const last = at + spelling.key.length - 1;
  const [start = 0, end = 0] = [starts[at], ends[last]];
  if (starts[last + 1] === starts[last]) return null;
  const isSingle = spelling.key.length === 1;
  if (isOneWord(letterAt(original, start), letterBefore(original, start), isSingle)) return null;
  if (isAttached(original, start) || /^[+#](?![\p{L}\p{N}])/u.test(original.slice(end, end + 2))) return null;
  if (!isWrittenTogether(folded, at, spelling)) return null;
  const edge = letterBefore(original, end);
  const [ending] = endingOf(edge).exec(original.slice(end, end + 4)) ?? [];
  return ending === undefined || isOneWord(edge, letterAt(original, end + ending.length), isSingle)
    ? null
    : end + ending.length;
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

/** Endings that a name takes in a sentence: an s, a case in Russian, a particle in Korean. */
function endingOf(edge: string): RegExp {
  if (/\p{Script=Cyrillic}/u.test(edge)) return /^\p{Script=Cyrillic}{0,2}/u;
  if (/\p{Script=Hangul}/u.test(edge)) return /^\p{Script=Hangul}{0,3}/u;
  return /\p{Script=Latin}/u.test(edge) ? /^s?/u : /^/u;
}

/** Places without those that a longer one overlaps: "Zoho" in "Zoho Desk", when both are companies. */
function longestOf(places: readonly Place[], length: number): Place[] {
  const longest = new Uint16Array(length);
  const size = ({ start, end }: Place) => Math.min(end - start, 0xffff);
  for (const place of places)
    for (let at = place.start; at < place.end; at += 1) longest[at] = Math.max(longest[at] ?? 0, size(place));
  return places.filter((place) =>
    longest.subarray(place.start, place.end).every((most) => most === size(place)),
  );
}

function firstOf(text: string, places: readonly Place[], count: number): (number | null)[] {
  const first = new Array<number | null>(count).fill(null);
  for (const { company, start, end } of [...places].sort((a, b) => a.start - b.start))
    if (first[company] === null && !isAvoided(text, start, end)) first[company] = start;
  return first;
}
