import { toCandidate } from "./candidate.ts";
import { isGeneric, isNameWords, isTitled } from "./name-shape.ts";
import { stripCitations } from "./plain-text.ts";
import { declinesAtOnce } from "./refusal.ts";
import { isGone, ordersNames, sectionRole } from "./section-role.ts";
import { findSites } from "./site-text.ts";
import type { Candidate, Site } from "./types.ts";
import { findVendorSentence } from "./vendors-after.ts";
import { matcher, WHOLE_WORD } from "./vocabulary/matcher.ts";

/**
 * The quick way for the list that models write most: one run of numbers from 1, every item a name that is set off alike,
 * nothing else in the answer but sentences before and after it. Its structure decides. What leaves a question open is left
 * to the other readers, and what is read here they read the same: a test compares.
 */

const MIN_ITEMS = 3;
const MAX_ITEMS = 40;
const MAX_NAME = 50;
const MAX_TEXT = 900;
/** A title or label is read in lines up to this length. */
const MAX_LABEL = 60;

interface Item {
  readonly name: string;
  /** How the name is set off: the same for all. */
  readonly style: string;
  /** Emphasised and followed by a mark and a text. */
  readonly isSetOff: boolean;
  readonly sites: readonly Site[];
  readonly rest: string;
}

/** The entries of a plain list; null when the answer is anything else. */
export function readPlainList(answer: string): Candidate[] | null {
  const text = stripCitations(answer);
  if (!hasPlainLetters(text)) return null;
  const items: Item[] = [];
  const told: string[] = [];
  let [before, title, after] = ["", "", ""];
  for (const raw of text.split("\n")) {
    const line = raw.trimEnd();
    if (line === "") continue;
    const start = markEnd(line, items.length + 1);
    if (start > 0) {
      const item = after === "" && items.length < MAX_ITEMS ? readItem(line.slice(start)) : null;
      if (item === null || (items[0] && !isAlike(items[0], item))) return null;
      items.push(item);
    } else if (items.length === 0 && title === "" && isTitleLine(line)) title = line;
    else if (!isSentence(line, items.length === 0)) return null;
    else if (items.length === 0 && before.endsWith(":")) return null;
    else {
      told.push(line);
      if (items.length === 0) before = line;
      else after ||= line;
    }
  }
  const isList =
    items.length >= MIN_ITEMS && areNames(items) && !isIntroduced(before, text.replace(title, ""));
  if (
    !isList ||
    (title !== "" && items.some(({ isSetOff }) => !isSetOff)) ||
    told.some((line) => ranksNames(line, items)) ||
    findVendorSentence(text) !== null
  )
    return null;
  return items.map((item, index) => {
    const rest = item.rest || (index === items.length - 1 ? after : "");
    return toCandidate({ ...item, rank: index + 1, rest });
  });
}

/** The line may bring the names into another order. */
function ranksNames(line: string, items: readonly Item[]): boolean {
  if (!line.includes(",") || !ordersNames(line)) return false;
  const isIn = ({ name }: Item) => name.split(" ").some((word) => word.length > 2 && line.includes(word));
  return items.filter(isIn).length >= MIN_ITEMS;
}

/** Emphasised names may be set off by different marks, others by dashes. */
function isAlike(first: Item, item: Item): boolean {
  return first.style === item.style || (first.isSetOff && item.isSetOff);
}

/** A heading or an emphasised line over the list, which says nothing of what stands below it. */
function isTitleLine(line: string): boolean {
  const title = TITLE.exec(line);
  return title !== null && sectionRole(title[1] ?? title[2] ?? "") === "plain";
}

const TITLE = /^(?:#{1,3} (\p{Lu}[^*#:.–—]{2,80})|\*\*(\p{Lu}[^*#:.–—]{2,80})\*\*)$/u;

/** Characters that stand for themselves: Latin letters and their punctuation, no markup but stars. */
function hasPlainLetters(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 128 ? OTHER_ASCII[code] === 1 : code > 0x24f && !PUNCTUATION.includes(text[at] ?? ""))
      return false;
  }
  return true;
}

const PUNCTUATION = "–—’‘“”€";
const OTHER_ASCII = new Uint8Array(128);
for (const char of "\t\v\f\r`<>[]{}|\\^_~=@") OTHER_ASCII[char.charCodeAt(0)] = 1;

/** Where the text of an item with this number begins; 0 when the line is none. */
function markEnd(line: string, number: number): number {
  const digits = number < 10 ? 1 : 2;
  const mark = line.charCodeAt(digits);
  const isMark = (mark === 46 || mark === 41) && line.charCodeAt(digits + 1) === 32;
  return isMark && Number(line.slice(0, digits)) === number ? digits + 2 : 0;
}

/** A name in stars or up to a colon or dash, its address in brackets, a mark and a text. */
const AFTER_NAME = String.raw`(?: \(([a-z0-9-]+(?:\.[a-z0-9-]+)+)\))?(: | [–—-] |$)(.*)$`;
const NAME = String.raw`((?:[^*:(),.–—\s]|\.\p{L}| (?![-–—(]))+)`;
const MARKED = new RegExp(String.raw`^\*\*${NAME}\*\*${AFTER_NAME}`, "u");
const BARE = new RegExp(`^${NAME}${AFTER_NAME}`, "u");
/** An address, emphasis, a label or a number that may begin an entry. */
const OPEN = /\*\*|\.\p{L}|(?:^|[\s(])\d{1,2}[.)]/u;
/** Numbers, letters or words that may count entries in one line. */
const MARKS = /\(c\)|3rd|third:|\s3[:\s]/iu;
/** A line of text may hold dashes and colons, unless a label begins it. */
const LABELLED = /^[^:–—]{2,80}(?::| [–—-] )\s*\S/u;
const OPEN_BEFORE = /\.\p{L}|(?:^|[\s(])\d{1,2}[.)]/u;

function readItem(text: string): Item | null {
  const isMarked = text.startsWith("**");
  const match = (isMarked ? MARKED : BARE).exec(text);
  if (!match) return null;
  const [, name = "", site, mark = "", rest = ""] = match;
  const isSetOff = isMarked || mark !== "" || site !== undefined;
  const isShort = name.length <= MAX_NAME && (isSetOff || isNameWords(name.split(" ")));
  if (!isShort || !isTitled(name) || OPEN.test(rest)) return null;
  // An emphasised name before a dash or bracket may hold any word.
  const label = isMarked && mark !== ": " && text !== `**${name}**` ? "" : mark === ": " ? name : text;
  if (label.length < MAX_LABEL && sectionRole(label) !== "plain") return null;
  const sites = [...findSites(name, name), ...(site ? [{ text: site, attributed: true }] : [])];
  const style = `${isMarked}${mark}${rest === ""}`;
  return {
    name,
    style,
    isSetOff: isMarked && rest !== "",
    sites,
    rest: site ? `(${site})${mark}${rest}`.trim() : rest,
  };
}

/** A line of running text, which names no address. A colon may end it before the list. */
function isSentence(line: string, isBefore: boolean): boolean {
  const isText = line.length <= MAX_TEXT && /^(?!T-?\d)\p{L}(?![.)])/u.test(line);
  if (!isText || (isBefore ? OPEN_BEFORE : OPEN).test(line) || MARKS.test(line)) return false;
  return (isBefore || !line.endsWith(":")) && !LABELLED.test(line);
}

const NO_NAME = matcher(["weakPlaceholders", "placeholders", "fieldLabels"], "whole");
const BEGINS_OTHER = matcher(["imperatives", "awards"], "start", WHOLE_WORD);
const SENTENCE = matcher(["sentenceStarts"], "start");
/** A text after a name that is no list of names: it begins with a small word and ends as a sentence does. */
const TOLD = /^(?:\([^)]*\)[^\p{L}]*)?[a-z]+ .*[.!?]$/u;

/** No name is a label, an ordinary word or the beginning of a sentence, and most texts after them are sentences. */
function areNames(items: readonly Item[]): boolean {
  const isName = ({ name, rest }: Item) =>
    !NO_NAME.test(name) &&
    !BEGINS_OTHER.test(name.replace(/^The /u, "")) &&
    !SENTENCE.test(`${name} `) &&
    !isGeneric(name.split(" ")) &&
    !name.endsWith("est") &&
    !isGone(rest);
  const told = items.filter(({ rest }) => TOLD.test(rest));
  return items.every(isName) && (items[0]?.rest === "" || told.length * 2 >= items.length);
}

/** The text before the list says more than that a list follows. */
function isIntroduced(before: string, text: string): boolean {
  if (before === "") return false;
  return sectionRole(before.replaceAll("**", "")) !== "plain" || declinesAtOnce(text);
}
