import type { RankingKind } from "@standings/domain";
import { type EntryHead, readEntryName } from "./entry-name.ts";
import type { Line } from "./line.ts";
import { isNameWords } from "./name-shape.ts";
import type { OutlineNode } from "./outline-node.ts";

export interface Item {
  readonly node: OutlineNode;
  readonly head: EntryHead | null;
}

const INNER =
  /(?:\*\*|__|(?<![\p{L}*])\*)(?=\S)[^*_\n]{1,80}(?:\*\*|__|\*)|\[[^[\]\n]{1,80}\]\(https?:[^()\s]{4,300}\)/gu;

/** The one emphasised text inside of an item that is a sentence: `If you hate queues, go to **Museo Lento**.` */
function innerName(node: OutlineNode): EntryHead | null {
  const spans = [...node.text.matchAll(INNER)];
  const strong = spans.filter(([span]) => /^(?:\*\*|__)/.test(span));
  const [only, ...others] = strong.length === 1 ? strong : spans;
  if (!only || others.length > 0 || only.index === 0) return null;
  const head = readEntryName(only[0]);
  // Single stars stress words of a sentence too.
  return head && (/^(?:\*\*|__|\[)/.test(only[0]) || isNameWords(head.name.split(" "))) ? head : null;
}

/** Items whose names stand inside of their sentences, when most of them do; none otherwise. */
export function findInnerNames(nodes: readonly OutlineNode[]): ReadonlyMap<OutlineNode, EntryHead> {
  const names = new Map<OutlineNode, EntryHead>();
  for (const node of nodes) {
    const head = innerName(node);
    if (head && !head.generic) names.set(node, head);
  }
  return names.size >= 2 && names.size * 4 >= nodes.length * 3 ? names : new Map();
}

/** Ordinary words among plain names are names too: `Enterprise, Hertz, Avis, Budget`. */
export function keepNames(items: readonly Item[], total: number): readonly Item[] {
  const proper = items.filter((item) => item.head && !item.head.generic);
  const isProper = proper.length >= 2 && proper.length * 5 >= total * 2;
  return isProper ? items.filter((item) => !item.head?.generic || item.node.children.length === 0) : proper;
}

/**
 * Items of two words of Han each: a company and what is told of it, `波司登 国民羽绒服`. Names of people are written so, too.
 */
export function withoutRemarks(items: readonly Item[], kind: RankingKind): readonly Item[] {
  const isTold = ({ head }: Item) => head !== null && HAN_WORDS.test(head.name);
  if (kind === "expert" || items.length < 3 || !items.every(isTold)) return items;
  return items.map(({ node, head }) => {
    const [name = "", rest = ""] = head?.name.split(" ") ?? [];
    return { node, head: head && { ...head, name, rest } };
  });
}

const HAN_WORDS = /^\p{Script=Han}{2,8} \p{Script=Han}{2,12}$/u;

/** A bare bullet is a name only when it looks like one. */
export function isLikelyBullet(head: EntryHead, node: Line): boolean {
  if (head.strength === 2 || head.sites.length > 0) return true;
  const words = head.name.split(" ");
  if (isNameWords(words)) return true;
  return words.length === 1 && (head.strength === 1 || head.name.includes(".") || node.plain === head.name);
}

/** After a number a text that is set off or has few words is a name, in any letters; others must look like one. */
export function isShortName({ strength, name }: EntryHead): boolean {
  return strength > 0 || name.split(" ").length <= 4;
}
