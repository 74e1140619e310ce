import { isOrdinaryWord } from "../common-names.ts";
import {
  AFTER_DATES,
  BEFORE_DATES,
  BEFORE_DAYS,
  DEFINITE_BEGINNINGS,
  DESCRIBING_VERBS,
  DUTCH_WORDS,
  GERMAN_WORDS,
  JOINING_WORDS,
  LONGER_BEFORE,
  LONGER_NAMES,
  NOUN_BEGINNINGS,
  OBJECT_BEGINNINGS,
  OPENERS,
  ORDINARY_KINDS,
  POINTING_WORDS,
  PRESSING,
  VERB_ENDINGS,
} from "./describing-words.ts";
import type { Spelling } from "./name-spellings.ts";

/** Characters beside a name that are looked at. */
const AROUND = 80;
const either = (words: readonly string[]) => `(?:${words.join("|")})`;
const NO_LETTER = String.raw`(?![\p{L}\p{N}])`;
const MARKS = String.raw`["“”„«»‘’'(\[*_\x60~]`;

/** A sentence, a heading, a list item, a cell of a table or what follows a colon begins here. */
const BEGINNING = new RegExp(
  String.raw`(?:^|[.!?:…。！？：]${MARKS}{0,3}\s+|[\n|>]|[。！？：])\s*(?:(?:[-*•–—#>|+]|\d{1,3}[.)])\s*)*${MARKS}{0,4}$`,
  "u",
);
const CAPITALISED = String.raw`\p{Lu}[\p{L}\p{N}.&'’+-]*`;
/** Marks and neighbours that make a name of a capitalised word that begins a sentence. */
const MARKED = new RegExp(
  `^(?:${[
    // "**Later** posts": alone in bold, quotes or a link.
    String.raw`(?:[*_]{1,3}|["”»\x60\]])`,
    String.raw`,\s+${CAPITALISED}(?:\s${CAPITALISED}){0,2}(?:$|[\n.,]|\s+${either(JOINING_WORDS)}\s)`,
  ].join("|")})`,
  "u",
);
/** What else does: the word is a heading of its own, has a namesake beside it, or is the subject of a description. */
const SUPPORTED = new RegExp(
  `^(?:${[
    // In Turkish an apostrophe and an ending stand after names alone.
    `['’]\\p{Ll}{1,4}${NO_LETTER}`,
    String.raw`\)?\s*(?:$|[\n:;.!?(|/–—→…]|\s-\s)`,
    String.raw`\s+${either(JOINING_WORDS)}\s+${CAPITALISED}`,
    String.raw`\s+${either(Object.values(DESCRIBING_VERBS).flat())}${NO_LETTER}`,
    // A product: "Salesforce Essentials costs".
    String.raw`\s+${CAPITALISED}\s+${either(Object.values(DESCRIBING_VERBS).flat())}${NO_LETTER}`,
    String.raw`\s+\p{Ll}{3,}s\s+(?:${either(OBJECT_BEGINNINGS)}|\p{Ll}{3,}ly)${NO_LETTER}`,
    String.raw`\s+${either(VERB_ENDINGS)}${NO_LETTER}`,
    // "Linear, on the other hand, is".
    String.raw`,\s\p{Ll}[^,.;:\n]{1,40},\s+${either(Object.values(DESCRIBING_VERBS).flat())}${NO_LETTER}`,
  ].join("|")})`,
  "u",
);
const POINTING = new Set(POINTING_WORDS);
const GERMAN_VERB = new RegExp(String.raw`^\s+(?!ge)\p{Ll}{3,}t${NO_LETTER}`, "u");
const LIST_ITEM = /(?:^|\n)\s*(?:[-*•–]|\d{1,3}[.)])\s+[*_[]*$/u;
const PRODUCT = new RegExp(String.raw`^\s${CAPITALISED}\s*(?:$|[\n:(–—*\]])`, "u");
const LISTED_BEFORE = /\p{Lu}[\p{L}\p{N}.]*(?:,|\s*[/|&+]|\svs\.?)\s*$/u;
/** A thing has an article there, a name has none: "op bol", "in notion". */
const BARE = /(?<!\p{L})(?:bij|op|via|naar|at|on|bei|auf|chez|sur)\s$/iu;
const DUTCH = new RegExp(String.raw`(?<!\p{L})${either(DUTCH_WORDS)}(?!\p{L})`, "iu");
const GERMAN = new RegExp(String.raw`(?<!\p{L})${either(GERMAN_WORDS)}(?!\p{L})`, "giu");
const LONGER_NAME = new RegExp(String.raw`^\s${either(LONGER_NAMES)}${NO_LETTER}`, "u");
const KIND = new RegExp(
  String.raw`^\s(?:is|was)\s(?:an?|the)\s(?:\p{Ll}+\s)?${either(ORDINARY_KINDS)}${NO_LETTER}`,
  "u",
);
const PRESSED = new RegExp(String.raw`(?<!\p{L})${either(PRESSING)}\s["“„«*_]{0,3}$`, "iu");

/** A part of a longer name, a button's label or an ordinary thing. */
function isNoName(before: string, after: string): boolean {
  return LONGER_NAME.test(after) || KIND.test(after) || PRESSED.test(before);
}

const NOUN = new RegExp(String.raw`(?<!\p{L})${either(NOUN_BEGINNINGS)}\s+(?:\p{Ll}+e[nmrs]?\s+)?$`, "iu");

/** Names of days and months in the languages that write them with a capital. */
export const DATES = new Set(
  ["en", "de"].flatMap((locale) => {
    const month = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
    const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
    const months = Array.from({ length: 12 }, (_, nth) => month.format(Date.UTC(2024, nth, 1)));
    const days = Array.from({ length: 7 }, (_, nth) => weekday.format(Date.UTC(2024, 0, nth + 1)));
    return [...months, ...days].map((name) => name.toLowerCase());
  }),
);
const BEFORE_DATE = new RegExp(
  String.raw`(?:(?<!\p{L})${either(BEFORE_DATES)}|\d(?:st|nd|rd|th|\.)?|(?:^|[^\p{L}])${either([...DATES])},?(?:\s+(?:and|or|to|und|oder|bis))?)\s+$`,
  "iu",
);
const BEFORE_DAY = new RegExp(`(?<!\\p{L})${either(BEFORE_DAYS)}\\s+$`, "iu");
const AFTER_DATE = new RegExp(
  String.raw`^\s+(?:\d|${either(AFTER_DATES)}${NO_LETTER}|(?:(?:and|or|und|oder)\s+)?${either([...DATES])}${NO_LETTER})`,
  "iu",
);

/** Whether what a text writes from `start` to `end` is the name, by its own capitals and by its place (record 72). */
export function isName(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  { kind, key, category, near }: Spelling & Readonly<Record<"category" | "near", RegExp | null>>,
): boolean {
  if (kind === "signed" || kind === "unspaced") return true;
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND).replaceAll("’", "'");
  if (isInOtherScript(text.slice(start, end), before, after)) return true;
  const written = text.slice(start, end);
  const isLoud = /^\p{Lu}{2,}$/u.test(written);
  if (kind === "capitals" && (isLoud || key.length <= SHORT_CAPITALS)) return isLoud;
  const isSmall = !/^\p{Lu}/u.test(written);
  if (isSmall && kind !== "small") return isInSmallChat(text, { start, end }, key, near);
  if (
    DATES.has(written.toLowerCase().replace(/s$/u, "")) &&
    (BEFORE_DATE.test(before) ||
      AFTER_DATE.test(after) ||
      (BEFORE_DAY.test(before) && !hasCategory(text, { start, end }, near)))
  )
    return false;
  if (isNoName(before, after)) return false;
  if (/^-\p{Ll}/u.test(after) && BEGINNING.test(before)) return false;
  if (isSmall && ((!isOrdinaryWord(key) && key.length > SHORT_CAPITALS) || BARE.test(before))) return true;
  if (isSmall && !BEGINNING.test(before)) return /[*_"“«\x60]$/u.test(before) && /^[*_"”»\x60]/u.test(after);
  if (!isSmall && isNoun(text, before, after)) return MARKED.test(after);
  if (
    !isSmall &&
    (isOrdinaryNoun(text, { start, end }, key, near) || isEndOfName(text, { start, end }, key, near))
  )
    return MARKED.test(after);
  if (!isSmall && !BEGINNING.test(before) && !isTitle(text, start, end, isLoud)) return true;
  return isSupported(written, before, after, text, category);
}

/** An answer without any capital, where an ordinary word needs its category beside it. */
function isInSmallChat(
  text: string,
  place: { readonly start: number; readonly end: number },
  key: string,
  near: RegExp | null,
): boolean {
  return (
    !/\p{Lu}/u.test(text) &&
    (!isOrdinaryWord(key) || hasCategory(text, place, near)) &&
    key.length > SHORT_CAPITALS
  );
}

const CATEGORY_AROUND = 160;

/** A word of the company's category stands near. */
export function hasCategory(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  near: RegExp | null,
): boolean {
  return (
    near !== null &&
    (near.test(text.slice(Math.max(0, start - CATEGORY_AROUND), start)) ||
      near.test(text.slice(end, end + CATEGORY_AROUND)))
  );
}

/** "EY" and "SAP" are nothing in other letters; "Ikea" is IKEA. */
const SHORT_CAPITALS = 3;

function isSupported(
  name: string,
  before: string,
  after: string,
  text: string,
  category: RegExp | null,
): boolean {
  if (MARKED.test(after) || LISTED_BEFORE.test(before)) return true;
  if (POINTING.has(name.toLowerCase())) return false;
  const behind = after.replace(category ?? /^$/u, "");
  if (SUPPORTED.test(after) || (behind !== after && SUPPORTED.test(behind))) return true;
  return (
    (LIST_ITEM.test(before) && PRODUCT.test(after)) ||
    (GERMAN_VERB.test(after) && (isGerman(text) || isDutch(text)))
  );
}

const LATIN = /\p{Script=Latin}/u;
const LETTER_BEFORE = /(\p{L})[^\p{L}\n]*$/u;
const LETTER_AFTER = /^[^\p{L}\n]*(\p{L})/u;
/** Letters beside a name, without looking further, for speed. */
const NEAR = 12;

/** The letters next to it are of another script: there it is no ordinary word. */
function isInOtherScript(written: string, before: string, after: string): boolean {
  const isLatin = LATIN.test(written);
  const isOther = (letter: string | undefined) => letter !== undefined && LATIN.test(letter) !== isLatin;
  const [, last] = LETTER_BEFORE.exec(before.slice(-NEAR)) ?? [];
  if (last !== undefined && !isOther(last)) return false;
  const [, next] = LETTER_AFTER.exec(after.slice(0, NEAR)) ?? [];
  return isOther(next) || (next === undefined && isOther(last));
}

const LINE = 160;
const SMALL_WORD = /(?<!\p{L})\p{Ll}\p{L}{3}/u;
const NOT_LOUD_WORD = /(?<!\p{L})\p{L}\p{Ll}\p{L}{2}/u;
const WORD = /\p{L}{4,}/gu;

/** In a line whose words all have capitals, where a capital says nothing. */
function isTitle(text: string, start: number, end: number, isLoud: boolean): boolean {
  const other = isLoud ? NOT_LOUD_WORD : SMALL_WORD;
  const [line = ""] = text.slice(end, end + LINE).split("\n", 1);
  const [label = ""] = line.split(/:\s/u, 1);
  const isLabel = /^(?:\s\p{Lu}\S*)+$/u.test(label) && label.length < line.length;
  const after = isLabel ? label : line;
  if (other.test(after)) return false;
  const around = text.slice(Math.max(0, start - LINE), start);
  const before = around.slice(around.lastIndexOf("\n") + 1);
  if (other.test(before) || /[.!?]\s*$/u.test(after)) return false;
  return (`${before} ${after}`.match(WORD)?.length ?? 0) > 1;
}

/** In German, what an article shows to be any noun. A compound ("die Notion-Vorlage") is of the name. */
function isNoun(text: string, before: string, after: string): boolean {
  const isOne = NOUN.test(before) || (DEFINITE.test(before) && GENITIVE.test(after));
  return isOne && !/^-\p{Lu}/u.test(after) && isGerman(text);
}

/** Whose thing it is: "der Nordwall der Burg". */
const GENITIVE = /^\s(?:der|des)\s\p{Lu}/u;
const DEFINITE = new RegExp(
  String.raw`(?<!\p{L})(?:${either(DEFINITE_BEGINNINGS)}(?:\s+\p{Ll}+e[nmrs]?)?|(?:an|in|auf|mit|von|aus|bei|vor)\s+\p{Ll}{3,}e[nmrs])\s+$`,
  "iu",
);

/** In German an ordinary word with its article ("die Front des Hauses"), unless its category stands near. */
function isOrdinaryNoun(
  text: string,
  place: { readonly start: number; readonly end: number },
  key: string,
  near: RegExp | null,
): boolean {
  return (
    isOrdinaryWord(key) &&
    DEFINITE.test(text.slice(Math.max(0, place.start - AROUND), place.start)) &&
    !/^-\p{Lu}/u.test(text.slice(place.end)) &&
    isGerman(text) &&
    !hasCategory(text, place, near)
  );
}

/** "Times Square", "Agent Orange": an ordinary word at the end of another name, unless its category stands near. */
const NAME_BEFORE = new RegExp(
  [
    String.raw`(?:[\p{Ll}\d],?|^(?:The|An?|O|El|La|Le|Il|De|Het))\s\p{Lu}\p{Ll}+\s$`,
    String.raw`\p{Lu}\p{Ll}+\s(?:in|of|on)\s(?:the|an?)\s$|(?<!\p{L})${either(LONGER_BEFORE)}\s$`,
  ].join("|"),
  "u",
);

/** "The Close is a street", "cut us some Slack", "the Front Range". */
const THING_BEFORE = /(?<!\p{L})(?:the|some|any|an?|this|that|every)\s$/iu;
const THING_AFTER =
  /^(?:\s(?:of|is an?|was an?)\s|[.,;!?]|$|\s\p{Lu}\p{Ll}+\s(?:is|was|are|were|has|have|had|in|on|of|\p{Ll}{3,}s)(?!\p{L}))/u;
const FIRST_WORD = /(?:^|[.!?\n]\s*)(\p{Lu}\p{Ll}+)\s$/u;
const OPENING = new Set(OPENERS);

/** Words of English that the other languages do not have. */
const ENGLISH = /(?<!\p{L})(?:the|are|was|were|has|have|and|with|from)(?!\p{L})/iu;

function isLonger(before: string, after: string): boolean {
  const [, first] = FIRST_WORD.exec(before) ?? [];
  const isOpened =
    !ENGLISH.test(before + after) ||
    first === undefined ||
    OPENING.has(first.toLowerCase()) ||
    /(?:ly|ing|ed)$/u.test(first);
  return !isOpened || NAME_BEFORE.test(before) || (THING_BEFORE.test(before) && THING_AFTER.test(after));
}

function isEndOfName(
  text: string,
  place: { readonly start: number; readonly end: number },
  key: string,
  near: RegExp | null,
): boolean {
  return (
    isOrdinaryWord(key) &&
    isLonger(
      text.slice(Math.max(0, place.start - AROUND), place.start),
      text.slice(place.end, place.end + AROUND),
    ) &&
    !isGerman(text) &&
    !hasCategory(text, place, near)
  );
}

const SAMPLE = 2_000;

function isGerman(text: string): boolean {
  return (text.slice(0, SAMPLE).match(GERMAN)?.length ?? 0) > 1;
}

function isDutch(text: string): boolean {
  return DUTCH.test(text.slice(0, SAMPLE));
}
