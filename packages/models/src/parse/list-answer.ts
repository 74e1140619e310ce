import type { RankingKind } from "@standings/domain";
import { areKinds, chooseItems } from "./choose-items.ts";
import type { EntryHead } from "./entry-name.ts";
import { applyFinalOrder } from "./final-order.ts";
import { findLabelled, findLinesBelow } from "./label-groups.ts";
import { readListEntry } from "./list-entry.ts";
import {
  findInnerNames,
  type Item,
  isLikelyBullet,
  isShortName,
  keepNames,
  withoutRemarks,
} from "./list-items.ts";
import { isCategory, isLikelyTitle, isNamedTitle, listsNames, namesBelow } from "./list-titles.ts";
import { type Found, keepMainList, type ListGroup } from "./main-list.ts";
import { splitNames } from "./name-list.ts";
import type { OutlineNode } from "./outline-node.ts";
import { placeLeads, placeNames } from "./placed-names.ts";
import { introducesKinds, isGone, type SectionRole } from "./section-role.ts";
import { type Candidate, toCandidate } from "./types.ts";

/** Reads lists, headings, emphasised leads and "best for" lines. */
export function readListAnswer(root: OutlineNode, kind: RankingKind): Candidate[] {
  const found: Found[] = [];
  readSection(root, { kind, role: "plain", found, group: NO_GROUP });
  return applyFinalOrder(keepMainList(found), root);
}

const NO_GROUP: ListGroup = { title: "", titleType: "", style: "", before: "", isQuoted: false };

interface Scope {
  readonly kind: RankingKind;
  readonly role: SectionRole;
  readonly found: Found[];
  readonly group: ListGroup;
}

/** Reads the nodes below a parent, level by level; the outermost level with names wins. */
function readSection(parent: OutlineNode, outer: Scope): void {
  for (const nodes of groupByLevel(parent.children)) {
    const [first] = nodes;
    if (!first) continue;
    const inner = findInnerNames(nodes);
    const items = placeLeads(
      nodes.map((node) => ({ node, head: isSection(node) ? null : (inner.get(node) ?? node.head) })),
    );
    const scope = { ...outer, group: groupOf(first, parent, outer.group) };
    const ofItems = narrow(scope, introducesKinds(first.before) ? "criteria" : "plain");
    if (first.isItem)
      readItems(
        withoutRemarks(first.type === "number" ? placeNames(items) : items, outer.kind),
        ofItems,
        parent,
      );
    else readTitles(items, scope);
  }
}

function groupOf(first: OutlineNode, parent: OutlineNode, outer: ListGroup): ListGroup {
  const style = `${first.type}:${/^[*_[]/u.test(first.text) ? "marked" : "plain"}`;
  const isTitle = parent.type === "heading" || parent.type === "bold" || parent.type === "intro";
  const place = { style, before: first.before, isQuoted: first.isQuoted };
  return isTitle
    ? { title: parent.plain, titleType: `${parent.type}${parent.level}`, ...place }
    : { ...outer, ...place };
}

/** Runs of siblings of one kind, in document order; numbers interrupted by bullets stay together. */
function groupByLevel(nodes: readonly OutlineNode[]): OutlineNode[][] {
  const groups: OutlineNode[][] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    const isSame = last && first && first.level === node.level && first.type === node.type;
    if (isSame && !startsAnew(node, first)) last.push(node);
    else groups.push([node]);
  }
  return groups;
}

/** Its number starts again at 1 after a text: another list. */
function startsAnew(node: OutlineNode, first: OutlineNode): boolean {
  return (
    node.rank === 1 && first.rank === 1 && (node.before !== first.before || node.isQuoted !== first.isQuoted)
  );
}

function isSection(node: OutlineNode): boolean {
  return node.role === "left_out" || (node.role !== "plain" && node.children.length > 0);
}

function narrow(scope: Scope, role: SectionRole): Scope {
  return role === "plain" ? scope : { ...scope, role };
}

function readItems(items: readonly Item[], scope: Scope, parent: OutlineNode): void {
  const isNumbered = items[0]?.node.type === "number";
  const chosen = chooseItems(
    items,
    items.filter(
      ({ head, node }) => head && ((isNumbered && isShortName(head)) || isLikelyBullet(head, node)),
    ),
    scope.role,
  );
  if (!chosen) return;
  // Names after labels are one group.
  const ofLabels = { ...scope, group: { ...scope.group, style: "label" } };
  for (const item of items) {
    const { node } = item;
    const isLone = node.tied && !items.some((other) => other !== item && other.node.rank === node.rank);
    const sharing = isLone ? splitNames(node.plain) : [];
    const names = chosen.labelled.get(item);
    if (names) for (const head of names) addLabelled(node, head, ofLabels);
    else if (sharing.length > 1) for (const head of sharing) add(node, head, scope);
    else if (chosen.heads.has(node)) add(node, chosen.heads.get(node) ?? null, scope);
    else if (node.role !== "left_out" && (isNumbered || parent.type !== "number")) descend(item, scope);
  }
}

/** Headings, bold lines, introductions and leads: entries themselves, or titles of sections. */
function readTitles(items: readonly Item[], scope: Scope): void {
  const isIntro = items[0]?.node.type === "intro";
  const labelled = findLabelled(items);
  const lines = findLinesBelow(items);
  const likely = items.filter(
    (item) => item.head && !labelled.has(item) && !isCategory(item) && !isIntro && isLikelyTitle(item),
  );
  const named = areTopics(items, likely) || areKinds(items) ? [] : keepNames(likely, items.length);
  const numbered = named.filter((item) => item.node.rank !== null);
  const isEntryLevel = numbered.length > 0 ? numbered : named;
  const titles = numbered.length > 0 ? [] : items;
  const isGrouped =
    (numbered.length === 0 && listsNames(items.map(({ node }) => node))) ||
    titles.some((item) => item.head?.generic && namesBelow(item.node) > 0);
  const plain = items.filter(({ node }) => node.role === "plain");
  const isDoubtful = numbered.length === 0 && named.filter(isNamedTitle).length * 5 < plain.length * 3;
  const kept = new Set(
    isGrouped || (isDoubtful && isEntryLevel.length > 0 && countStrong(items, scope) >= 2)
      ? isEntryLevel.filter((item) => (item.head?.sites.length ?? 0) > 0)
      : isEntryLevel,
  );
  for (const item of items) {
    const inner = narrow(scope, item.node.role);
    if (inner.role === "left_out") continue;
    const names = labelled.get(item) ?? lines.get(item);
    if (names) for (const head of names) addLabelled(item.node, head, inner);
    else if (kept.has(item) && (scope.role !== "criteria" || (item.head?.sites.length ?? 0) > 0))
      add(item.node, item.head, inner);
    else descend(item, scope);
  }
}

/** Fewer than half of the numbered titles can be names, so that all are topics: `1. Ownership`, `2. Care of the house`. */
function areTopics(items: readonly Item[], likely: readonly Item[]): boolean {
  const ranked = (part: readonly Item[]) => part.filter(({ node }) => node.rank !== null);
  const plain = ranked(items).filter(({ node }) => node.role === "plain");
  const named = ranked(likely).filter(({ head }) => head !== null && !head.generic);
  return named.length > 0 && named.length * 2 < plain.length;
}

/** How many plain entries stand below titles: numbered, or emphasised and set off. */
function countStrong(items: readonly Item[], scope: Scope): number {
  const found: Found[] = [];
  for (const { node } of items)
    if (node.children.length > 0 && node.role !== "left_out") readSection(node, { ...scope, found });
  return found.filter(({ group }) => group.style.startsWith("number") || group.style.endsWith(":marked"))
    .length;
}

/** Reads an item that is no entry: names after its label, else the nodes below it. */
function descend(item: Item, scope: Scope): void {
  const inner = narrow(scope, item.node.role);
  if (inner.role === "left_out") return;
  const parts = item.node.label;
  if (
    parts &&
    item.node.type !== "intro" &&
    !(item.node.children.length > 0 && /heading|bold/u.test(item.node.type)) &&
    inner.role !== "criteria" &&
    !/^(?:pros?|cons?|features?|pricing)$/iu.test(parts.label)
  ) {
    for (const name of splitNames(parts.value, inner.role === "mention"))
      scope.found.push(fromName(name, inner));
  }
  if (item.node.children.length > 0) readSection(item.node, inner);
}

function addLabelled(node: OutlineNode, head: EntryHead, scope: Scope): void {
  if (isGone(head.rest)) return;
  const found = fromName(head, narrow(scope, node.role));
  scope.found.push({ ...found, candidate: { ...found.candidate, statedRank: node.rank } });
}

function fromName(head: EntryHead, scope: Scope): Found {
  return {
    candidate: toCandidate({ ...head, rank: null }, { mention: scope.role === "mention" }),
    group: scope.group.style === "label" ? scope.group : { ...scope.group, style: "label" },
  };
}

function add(node: OutlineNode, head: EntryHead | null, scope: Scope): void {
  if (!head || isGone(head.rest)) return;
  const candidate = readListEntry(node, head, { kind: scope.kind, mention: scope.role === "mention" });
  scope.found.push({ candidate, group: scope.group });
}
