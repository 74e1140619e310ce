import { createFinder } from "../find-all.ts";
import { canonicalHost } from "../identity/hosts.ts";
import { normaliseName } from "../identity/names.ts";
import { type FoldedText, foldText } from "./fold-text.ts";
import { isNamedInQuestion } from "./in-questions.ts";
import { hasCategory, isName } from "./is-name.ts";
import { isWrittenTogether, type Spelling, spellingsOf } from "./name-spellings.ts";
import { attachedBefore, endingOf, isOfOwnWords, isOneWord, UNSPACED } from "./scripts.ts";
import type { SoughtCompany } from "./sought-company.ts";

/** A company where a text names it, from `start` to `end`; `tail`: where what is said of it goes on. */
export interface NamePlace {
  readonly company: number;
  readonly start: number;
  readonly end: number;
  readonly tail: number;
}

interface Sought extends Spelling {
  /** Null: a phrase in which a name is somebody else. */
  readonly company: number | null;
  /** A word of its category, right behind it and anywhere. */
  readonly category: RegExp | null;
  readonly near: RegExp | null;
}

interface Place extends Omit<NamePlace, "company"> {
  readonly company: number | null;
}

/**
 * Finds where texts name companies, by their names in any spelling and by their sites, in one pass for all. Places do not
 * overlap: the first one counts, then the longest. `isQuestion`: buyers write questions in small letters.
 */
export function nameFinder(
  companies: readonly SoughtCompany[],
  { isQuestion = false }: { readonly isQuestion?: boolean } = {},
): (text: string) => readonly NamePlace[] {
  const fold = characterFolder();
  const segmenter = new Intl.Segmenter("ja", { granularity: "word" });
  const sites = companiesBySite(companies);
  const sought = companies.flatMap((company, index) => soughtOf(company, index, fold));
  const find = createFinder(sought.map(({ key }) => key));
  return (text) => {
    const plain = blanked(text);
    const hosts = hostsOf(plain);
    const looked = { folded: foldText(plain, fold), find, sought, hosts, segmenter, isQuestion };
    const places = [...hosts.flatMap((host) => placesOfHost(host, sites)), ...placesOfNames(looked)];
    return leftmost(places, (rivals) => theOneMeant(rivals, { plain, companies, places })).flatMap((place) =>
      place.company === null ? [] : [{ ...place, company: place.company }],
    );
  };
}

function soughtOf(company: SoughtCompany, index: number, fold: (character: string) => string): Sought[] {
  const [category, near] = [
    categoryPattern(company.categoryWords, "behind"),
    categoryPattern(company.categoryWords, "near"),
  ];
  const phrases = company.not.map((text) => ({ text, rule: "any" as const }));
  return [
    ...spellingsOf(company, fold).map((spelling) => ({ ...spelling, company: index, category, near })),
    ...spellingsOf({ names: phrases, sites: [] }, fold).map((spelling) => ({
      ...spelling,
      company: null,
      category,
      near,
    })),
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

function categoryPattern(words: readonly string[], where: "behind" | "near"): RegExp | null {
  const plain = words.filter((word) => /^[\p{L}\p{N} ]+$/u.test(word));
  const before = where === "behind" ? String.raw`^\s+` : String.raw`(?<![\p{L}\p{N}])`;
  return plain.length > 0 ? new RegExp(`${before}(?:${plain.join("|")})(?![\\p{L}\\p{N}])`, "iu") : null;
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

function companiesBySite(companies: readonly SoughtCompany[]): ReadonlyMap<string, readonly number[]> {
  const sites = companies.flatMap(({ sites: own }, company) =>
    own.flatMap((site) =>
      site.trim() === "" ? [] : [{ host: canonicalHost(site.trim().toLowerCase()), company }],
    ),
  );
  return new Map(
    [...Map.groupBy(sites, ({ host }) => host)].map(([host, of]) => [host, of.map(({ company }) => company)]),
  );
}

/** A site is named by itself or by a host below it; the longest site that somebody has counts. */
function placesOfHost({ name, end }: Host, sites: ReadonlyMap<string, readonly number[]>): Place[] {
  const labels = canonicalHost(name).split(".");
  const suffix = labels.map((_, nth) => labels.slice(nth).join(".")).find((host) => sites.has(host));
  if (suffix === undefined) return [];
  const start = Math.max(end - name.length, end - suffix.length);
  return (sites.get(suffix) ?? []).map((company) => ({ company, start, end, tail: end }));
}

interface Looked {
  readonly folded: FoldedText;
  readonly find: ReturnType<typeof createFinder>;
  readonly sought: readonly Sought[];
  readonly hosts: readonly Host[];
  readonly segmenter: Intl.Segmenter;
  readonly isQuestion: boolean;
}

function placesOfNames({ folded, find, sought, hosts, segmenter, isQuestion }: Looked): Place[] {
  const { original, starts } = folded;
  const places: Place[] = [];
  for (const { pattern, end: after } of find(folded.letters)) {
    const spelling = sought[pattern];
    if (!spelling) continue;
    const at = after - spelling.key.length;
    const from = starts[at] ?? 0;
    if (from === starts[at - 1] || isInsideWord(original, from)) continue;
    const edges = edgesOf(folded, at, spelling, isQuestion);
    if (edges === null) continue;
    const { end } = edges;
    const host = hosts.find((one) => one.end > from);
    if (host && isPartOf(host, original, from, end)) continue;
    const isMeant = isQuestion
      ? isNamedInQuestion(original, { start: from, end }, spelling)
      : isName(original, { start: from, end }, spelling);
    if (!isMeant) continue;
    if (
      spelling.needsCategory &&
      !hosts.length &&
      !hasCategory(original, { start: from, end }, spelling.near)
    )
      continue;
    if (spelling.kind === "unspaced" && !isOfOwnWords(original, from, end, segmenter)) continue;
    places.push({ company: spelling.company, ...edges });
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

/** Where a name stands that is written from a letter on, with what a sentence puts before and after it; null when it is none. */
function edgesOf(
  folded: FoldedText,
  at: number,
  spelling: Spelling,
  isQuestion: boolean,
): Omit<Place, "company"> | null {
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
  const [ending] = endingOf(edge, isQuestion).exec(original.slice(bare, bare + 4)) ?? [];
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

/** Places without those that an earlier one overlaps, or a longer one from the same start; `choose` of those that are equal. */
function leftmost(places: readonly Place[], choose: (equal: readonly Place[]) => Place | null): Place[] {
  const sorted = places.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const chosen: Place[] = [];
  let end = 0;
  for (const place of sorted) {
    if (place.start < end) continue;
    end = place.end;
    const equal = sorted.filter((other) => other.start === place.start && other.end === place.end);
    const meant = choose(equal);
    if (meant) chosen.push(meant);
  }
  return chosen;
}

interface Around {
  readonly plain: string;
  readonly companies: readonly SoughtCompany[];
  readonly places: readonly Place[];
}

/** Of companies with one name the one whose site, else a word of whose category, stands in the text; else none. */
function theOneMeant(equal: readonly Place[], { plain, companies, places }: Around): Place | null {
  const rivals = [...new Map(equal.map((place) => [place.company, place])).values()];
  const [only] = rivals;
  if (rivals.length <= 1) return only ?? null;
  if (rivals.some(({ company }) => company === null)) return null;
  const isElsewhere = ({ company, start }: Place) =>
    places.some(
      (other) =>
        other.company === company &&
        other.start !== start &&
        !equal.some(({ end }) => end === other.end) &&
        plain.slice(other.start, other.end).includes("."),
    );
  const bySite = rivals.filter(isElsewhere);
  if (bySite.length === 1) return bySite[0] ?? null;
  const byCategory = rivals.filter((place) => {
    const near = categoryPattern(companies[place.company ?? 0]?.categoryWords ?? [], "near");
    return hasCategory(plain, place, near);
  });
  return byCategory.length === 1 ? (byCategory[0] ?? null) : null;
}
