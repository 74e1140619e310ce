import { isAwardTitle } from "./award.ts";
import type { EntryHead } from "./entry-name.ts";
import { readEntryName } from "./entry-name.ts";
import { FIELD_LABEL } from "./labels.ts";
import { type Item, isLikelyBullet } from "./list-items.ts";
import { splitNames } from "./name-list.ts";
import { isGeneric } from "./name-shape.ts";
import { toPlainText } from "./plain-text.ts";
import { sectionRole } from "./section-role.ts";
import { isAddress } from "./site-text.ts";

/** Items with a category before the name: `Enterprise: SAP`, `For startups → Xero`. */

const LABEL = /^([^:：]{2,80}?)\s*(?:[:：]|\s[–—→-]\s)\s*(\S.*)$/su;

export function splitLabel(plain: string): { label: string; value: string } | null {
  const match = LABEL.exec(plain);
  return match?.[1] && match[2] ? { label: match[1], value: match[2] } : null;
}

/** The items whose label stands for a category, when most of their siblings' labels do; none otherwise. */
export function findLabelled(items: readonly Item[]): ReadonlySet<Item> {
  const labelled = items.filter(isLabelled);
  if (labelled.length < 2 || labelled.length * 3 < items.length * 2) return NONE;
  const addresses = labelled.filter((item) => isAddress(splitLabel(textOf(item))?.value ?? ""));
  if (addresses.length * 2 >= labelled.length) return NONE;
  const generic = labelled.filter((item) => isCategoryLabel(splitLabel(textOf(item))?.label ?? ""));
  return generic.length * 2 >= labelled.length ? new Set(labelled) : NONE;
}

const NONE: ReadonlySet<Item> = new Set();

function isLabelled(item: Item): boolean {
  if (item.node.children.length > 0 || item.node.role === "left_out" || item.node.role === "criteria")
    return false;
  const parts = splitLabel(textOf(item));
  if (!parts || FIELD_LABEL.test(parts.label) || sectionRole(parts.label) === "criteria") return false;
  const names = splitNames(parts.value);
  return names.length > 0 && names.every((name) => name.rest.length < 60);
}

function textOf(item: Item): string {
  return toPlainText(item.node.text);
}

/** A category is called by ordinary words, an award, or a phrase with small letters: `Easiest to clean`. */
function isCategoryLabel(label: string): boolean {
  return isOrdinary(label) || PHRASE.test(label) || SUPERLATIVE.test(label);
}

function isOrdinary(label: string): boolean {
  return isGeneric(label.split(/\s+/u)) || isAwardTitle(label);
}

const PHRASE =
  /^\p{Lu}[\p{L}’'-]*(?:\s\S+)*\s(?!(?:of|the|de|la|du|and|von|van|der|di|da|for|by|in|et|und|y|e)(?:\s|$))\p{Ll}{2}/u;
const SUPERLATIVE = /^\p{L}{3,}est$/u;

/** Titles such as `Enterprise` with the name at the beginning of the text below: `SAP — robust.` */
export function findNamedBelow(items: readonly Item[]): ReadonlyMap<Item, EntryHead> {
  const below = new Map<Item, EntryHead>();
  for (const item of items) {
    const [line] = item.node.body;
    if (line === undefined || item.node.children.length > 0 || item.node.type === "lead") continue;
    const head = item.node.role === "plain" ? readEntryName(line) : null;
    if (head && !head.generic && isSetOff(line, head)) below.set(item, head);
  }
  const titles = [...below.keys()].filter((item) => isOrdinary(textOf(item)));
  return below.size >= 2 && titles.length * 2 >= below.size && below.size * 3 >= items.length * 2
    ? below
    : new Map();
}

function isSetOff(line: string, head: EntryHead): boolean {
  if (head.strength === 2 || head.sites.length > 0) return true;
  const after = toPlainText(line).slice(head.name.length);
  return /^(?:\s*[–—:：(（]|\s-\s|$)/u.test(after) && isLikelyBullet(head, { text: line });
}
