import { isAwardTitle } from "./award.ts";
import { type EntryHead, readEntryName } from "./entry-name.ts";
import { bracketLabel, FIELD_LABEL } from "./labels.ts";
import type { Line } from "./line.ts";
import { type Item, isLikelyBullet } from "./list-items.ts";
import { isNameWords } from "./name-shape.ts";
import { anyOf, isJoinedScript } from "./vocabulary/compile.ts";

/** Items with a category before the name: `Enterprise: SAP`, `For startups → Xero`. */

interface Labelled {
  readonly item: Item;
  readonly label: string;
  readonly names: readonly EntryHead[];
}

type Names = ReadonlyMap<Item, readonly EntryHead[]>;
const NONE: Names = new Map();

/**
 * The items whose label is a category, with the names after it; none when the labels are the names. Told by the items
 * together: the labels are phrases, awards or ordinary words, or what follows them are enumerations of different names.
 */
export function findLabelled(items: readonly Item[]): Names {
  if (items.length < 2 || items.filter(({ node }) => node.label).length < 2) return NONE;
  const isMost = (found: readonly Labelled[]) => found.length >= 2 && found.length * 3 >= items.length * 2;
  // An arrow leads from a category to its name.
  const arrows = items.filter(({ node }) => ARROW.test(node.words.slice(node.label?.label.length ?? 0)));
  const led = arrows.length === items.length && items.length >= 3 ? readLabelled(items, false) : [];
  if (led.length === items.length) return toMap(led);
  const categories = items.filter(
    ({ node }) => node.label && (bracketLabel(node.plain) !== null || isCategoryLabel(node.label.label)),
  );
  const phrases = categories.filter(({ node }) => isPhrase(node.label?.label ?? ""));
  if (categories.length * 2 >= items.length) {
    // Among categories a short text is a name, whatever its letters: `ente`, `zdrowo & prosto`.
    const loose = readLabelled(items, true);
    const proper = loose.filter(
      ({ item, names }) =>
        bracketLabel(item.node.plain) !== null || names.some((name) => !SMALL.test(name.name)),
    );
    if (isMost(loose) && proper.length * 2 >= loose.length) return toMap(loose);
    if (phrases.length * 2 >= items.length) return NONE;
  }
  // What is set off by a dash is the name: `**Scarpa** – Vibram, Recco`.
  const dashed = items.filter(({ node }) => DASHED.test(node.text));
  const isNamed = dashed.length * 2 > items.length && !endAlike(dashed);
  const formed = isNamed && categories.length === 0 ? null : readForms(items);
  if (formed) return toMap(formed);
  if (isNamed) return NONE;
  const labelled = readLabelled(items, false);
  const named = isMost(labelled) && labelled.length === items.length ? labelled : readColons(items);
  const names = named.flatMap(({ names }) => names.map(({ name }) => name.toLowerCase()));
  const isListed =
    named.length === items.length &&
    named.length >= 3 &&
    named.filter(({ names }) => names.length > 1).length * 3 >= items.length;
  // As many parts in each are a place, or features: `Martin: Nazareth, Pennsylvania`.
  const isUniform = new Set(named.map(({ names }) => names.length)).size === 1;
  const isDifferent =
    !isUniform &&
    new Set(names).size === names.length &&
    !names.some((name) => PREDICATE.test(name)) &&
    !named.some(({ item }) => CLAUSES.test(item.node.words));
  return isListed && isDifferent ? toMap(named) : NONE;
}

/** Three of four labels end alike, so they are kinds of one thing: `乌龙茶`, `普洱茶`, `白茶`. */
function endAlike(items: readonly Item[]): boolean {
  const ends = items.map(({ node }) => (node.label?.label ?? "").split(" ").at(-1) ?? "");
  const isShared = (end: string) =>
    end !== "" && ends.filter((other) => other.endsWith(end)).length >= items.length * LABELS_SHARE;
  return items.length >= 3 && ends.some((end) => isShared(isJoinedScript(end) ? end.slice(-1) : end));
}

const LABELS_SHARE = 0.75;
const ARROW = /^\s?[→➜]/u;
const DASHED = /^(?:(?:\*\*|__)[^*_:：]{1,80}(?:\*\*|__)\s?[–—-]|[^:：–—*]{1,80}\s[–—]\s)/u;

/**
 * Labels told by their form where three of four items end in names: they are phrases or begin with the same word
 * (`Más barato: …`), or are single words before names of several (`Sleep: Dana Whitfield`).
 */
function readForms(items: readonly Item[]): readonly Labelled[] | null {
  const open = items.filter(({ node }) => node.role !== "left_out");
  const found = readLabelled(open, true);
  const titled = found.filter(({ names }) => names.every(({ name }) => isNameWords(name.split(" "))));
  const isMost = (part: readonly unknown[]) => part.length >= open.length * LABELS_SHARE;
  if (titled.length < 2 || !isMost(titled)) return null;
  const firsts = found.map(({ label }) => label.split(" ", 1)[0]?.toLowerCase());
  const isShared = firsts.length >= 3 && isMost(firsts.filter((word) => word === firsts[0]));
  const phrases = found.filter(({ label }) => isCategoryLabel(label));
  const colons = found.filter(({ item, label }) => /^\s?[:：]/u.test(item.node.words.slice(label.length)));
  const isWord = found.every(({ label }) => !label.includes(" ")) && isMost(colons);
  const several = titled.filter(({ names }) => names.every(({ name }) => SEVERAL.test(name)));
  const isLabel =
    (isShared && found.every(({ label }) => label.includes(" "))) || (isWord && isMost(several));
  return isLabel || phrases.length * 3 >= found.length ? found : null;
}

/** Items of a label, a colon and names, of which half have a capital: `Buchhaltung: lexoffice und sevDesk`. */
function readColons(items: readonly Item[]): readonly Labelled[] {
  const found = readLabelled(
    items.filter(({ node }) => /^[^:：–—]{2,40}[:：]/u.test(node.words)),
    true,
  );
  const names = found.flatMap(({ names }) => names.map(({ name }) => name));
  return names.filter((name) => /\p{Lu}/u.test(name)).length * 2 >= names.length ? found : [];
}

/** A Korean question inside a sentence: `언제까지 필요한지`. */
const QUESTION = /[는은인한할될]지$/u;
/** Chinese sets off clauses with this comma, and names with 、. */
const CLAUSES = /\p{Script=Han}，.*。$/u;
/** Several words; Korean ones are a description. */
const SEVERAL = /^[^\uac00-\ud7a3]* [^\uac00-\ud7a3]*$/u;
const SMALL = /^\p{Ll}[\p{Ll} &.’'-]*$/u;
/** Text without spaces between words that is too long for a name, or ends as a sentence does; Korean text. */
const PREDICATE = /[\u3040-\u30ff\u4e00-\u9fff]{7}|[がをはにでも][^\s]|\p{Script=Hangul}/u;

function toMap(found: readonly Labelled[]): Names {
  return new Map(found.map(({ item, names }) => [item, names]));
}

/** Items with a label and nothing but names after it. */
function readLabelled(items: readonly Item[], loose: boolean): Labelled[] {
  return items.flatMap((item) => {
    const { node } = item;
    if (!node.label || node.children.length > 0) return [];
    const names = loose ? node.shortNames : node.names;
    const isRuledOut =
      names.length === 0 || QUESTION.test(node.words) || node.role === "left_out" || node.role === "criteria";
    return isRuledOut ? [] : [{ item, label: node.label.label, names }];
  });
}

function isCategoryLabel(label: string): boolean {
  return isPhrase(label) || AWARD_END.test(label) || (isAwardTitle(label) && !isJoinedScript(label));
}

/** A category is a phrase with small letters: `Easiest to clean`. */
function isPhrase(label: string): boolean {
  return PHRASE.test(label) || HAN_PHRASE.test(label) || SUPERLATIVE.test(label);
}

const PHRASE =
  /^\p{Lu}[\p{L}’'-]*(?:\s\S+)*\s(?!(?:of|the|de|la|du|and|von|van|der|di|da|for|by|in|et|und|y|e)(?:\s|$))\p{Ll}{2}/u;
/** Chinese for what somebody wants: `想住得有特色`. */
const HAN_PHRASE = /^\p{Script=Han}*[的得想要给在]\p{Script=Han}*$/u;
const AWARD_END = new RegExp(`${anyOf("awardEnds")}$`, "u");
const SUPERLATIVE = /^\p{L}{3,}est$/u;

/**
 * Titles that are places or fields, with the names in the lines of text below: each line begins with one that is set
 * off (`Officine Verdi – restauro`), or names stand emphasised in sentences.
 */
export function findLinesBelow(items: readonly Item[]): Names {
  const titles = items.filter(({ node }) => node.type !== "lead" && node.role === "plain");
  const open = titles.filter(({ node }) => node.body.length > 0 && node.children.length === 0);
  if (open.length < 2 || open.length < titles.length) return NONE;
  const lines = open.flatMap(({ node }) => node.body);
  const begun = open.map(({ node }) => node.body.flatMap(readSetOff));
  const isMost = begun.flat().length * 4 >= lines.length * 3 && lines.length > open.length;
  const inside = isMost ? begun : open.map(({ node }) => node.body.flatMap(readInside));
  const names = inside.flatMap((heads) => heads.map(({ name }) => name));
  const isEach = inside.filter((heads) => heads.length > 0).length * 3 >= open.length * 2;
  if (!isEach || names.length < 3 || new Set(names).size < names.length) return NONE;
  return new Map(open.map((item, index) => [item, inside[index] ?? []]));
}

const INSIDE = /(?:\*\*|__)([^*_:：\n]{2,80})(?:\*\*|__)(?![:：])(?:\s?\([^()\s]{4,120}\))?/gu;

function readSetOff(line: Line): EntryHead[] {
  const { head } = line;
  return head && !head.generic && !FIELD_LABEL.test(head.name) && isSetOff(line, head) ? [head] : [];
}

function readInside({ text }: Line): EntryHead[] {
  return [...text.matchAll(INSIDE)].flatMap(([span, inner = ""]) => {
    const head = isNameWords(inner.split(" ")) ? readEntryName(span) : null;
    return head && !head.generic ? [head] : [];
  });
}

function isSetOff(line: Line, head: EntryHead): boolean {
  if (head.strength === 2 || head.sites.length > 0) return true;
  const after = line.plain.slice(head.name.length);
  return /^(?:\s*[–—:：(（]|\s-\s|$)/u.test(after) && isLikelyBullet(head, line);
}
