import type { EntryHead } from "./entry-name.ts";
import { findLabelled } from "./label-groups.ts";
import { type Item, keepNames } from "./list-items.ts";
import { isCategory, listsNames } from "./list-titles.ts";
import type { OutlineNode } from "./outline-node.ts";
import { standsAlike } from "./placed-names.ts";
import { isGone, type SectionRole } from "./section-role.ts";

interface Chosen {
  /** The names after the labels of items whose labels are categories. */
  readonly labelled: ReadonlyMap<Item, readonly EntryHead[]>;
  /** The items that are entries. */
  readonly heads: ReadonlyMap<OutlineNode, EntryHead | null>;
}

/** What of a series are entries; null when the series is none of names. */
export function chooseItems(
  items: readonly Item[],
  likely: readonly Item[],
  role: SectionRole,
): Chosen | null {
  if (role === "left_out" || areGone(items)) return null;
  const labelled = findLabelled(items);
  const isGrouped = listsNames(items.map(({ node }) => node));
  const sure = keepNames(
    (isGrouped || areKinds(items) ? [] : likely).filter((item) => !labelled.has(item) && !isCategory(item)),
    items.length,
  );
  const named = items.filter((item) => sure.includes(item) || standsAlike(item, sure, items.length));
  const isNames = role !== "criteria";
  if (labelled.size === 0 && !isNames) return null;
  const isList = named.length > 0 && named.length * 2 >= items.length;
  return {
    labelled,
    heads: new Map(isList ? named.map(({ node, head }) => [node, head]) : []),
  };
}

/** Most items say that their name is not to be had, so the list says whom nobody should look for. */
function areGone(items: readonly Item[]): boolean {
  const gone = items.filter(({ head }) => head !== null && isGone(head.rest));
  return gone.length >= 3 && gone.length * 5 >= items.length * 3;
}

/** Small letters after the first word in all names of several words, and no address: `Les pensions félines`. */
export function areKinds(items: readonly Item[]): boolean {
  const names = items.flatMap(({ head }) => (head && head.sites.length === 0 ? [head.name] : []));
  const phrases = names.filter((name) => /^\p{Lu}[\p{Ll}'’-]*(?: \p{Ll}[\p{Ll}'’-]*)+$/u.test(name));
  const words = names.filter((name) => !name.includes(" "));
  if (phrases.length < 3) return false;
  return (
    phrases.length * 4 >= items.length * 3 ||
    (phrases.length * 3 >= items.length * 2 && phrases.length + words.length === items.length)
  );
}
