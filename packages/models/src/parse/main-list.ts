import { normaliseName } from "@standings/domain";
import { isAwardTitle } from "./award.ts";
import { PICKS, WITHDRAWAL } from "./section-role.ts";
import type { Candidate } from "./types.ts";

/** Items of one list: the title they stand under and how they are written. */
export interface ListGroup {
  /** The nearest heading, bold line or introduction; empty when there is none. */
  readonly title: string;
  readonly titleType: string;
  /** Mark and emphasis of the items, such as `number:bold`. */
  readonly style: string;
  /** The line before the list. */
  readonly before: string;
  /** It stands in a quotation or a fence. */
  readonly isQuoted: boolean;
}

export interface Found {
  readonly candidate: Candidate;
  readonly group: ListGroup;
}

const MIN_MAIN = 2;

/**
 * Drops lists of something else after the main one: prices, cities, advice. A later list counts when its
 * title announces picks, when it gives addresses, or when it is built like the main list.
 */
export function keepMainList(whole: readonly Found[]): Candidate[] {
  const found = dropSuperseded(whole);
  const counts = new Map<ListGroup, number>();
  for (const { group, candidate } of found)
    if (!candidate.mention) counts.set(group, (counts.get(group) ?? 0) + 1);
  if (counts.size < 2) return found.map(({ candidate }) => candidate);
  const [main, count] = [...counts].reduce((best, next) => (next[1] > best[1] ? next : best));
  if (count < MIN_MAIN) return found.map(({ candidate }) => candidate);
  const start = found.findIndex(({ group }) => group === main);
  return found
    .filter(
      (item, index) =>
        index < start || item.candidate.mention || item.group === main || isSame(item.group, main, found),
    )
    .map(({ candidate }) => candidate);
}

/**
 * A later ranked list replaces an earlier one of the same names: a long list, the user's own, an alphabetical one, a
 * draft. It shares at least half of the shorter one, and is numbered where the earlier one is not, or stands in another
 * order under a title that announces the answer.
 */
function dropSuperseded(found: readonly Found[]): readonly Found[] {
  const groups = [...new Set(found.filter(({ candidate }) => !candidate.mention).map(({ group }) => group))];
  const namesOf = (group: ListGroup) =>
    found.filter((item) => item.group === group).map(({ candidate }) => normaliseName(candidate.name));
  const dropped = new Set<ListGroup>();
  for (const [at, earlier] of groups.entries()) {
    for (const later of groups.slice(at + 1)) {
      const [before, after] = [namesOf(earlier), namesOf(later)];
      const shared = after.filter((name) => before.includes(name));
      if (WITHDRAWAL.test(later.before) && before.length > 0 && isNumbered(later)) dropped.add(earlier);
      if (later.isQuoted !== earlier.isQuoted) dropped.add(later.isQuoted ? later : earlier);
      const isRanking = isNumbered(later) && !isNumbered(earlier);
      if (shared.length < (isRanking ? 1 : 2)) continue;
      if (!isRanking && shared.length * 2 < Math.min(before.length, after.length)) continue;
      const inOrder = before.filter((name) => shared.includes(name)).join() === shared.join();
      const isRevised = isNumbered(later) && !inOrder && later.style !== "label";
      if (isRanking || isRevised) dropped.add(earlier);
    }
  }
  return found.filter(({ group, candidate }) => candidate.mention || !dropped.has(group));
}

function isNumbered({ style }: ListGroup): boolean {
  return style.startsWith("number");
}

function isSame(group: ListGroup, main: ListGroup, found: readonly Found[]): boolean {
  if (group.style === "label") return true;
  if (group.style === main.style && group.titleType === main.titleType) return true;
  if (group.title !== main.title && (PICKS.test(group.title) || isAwardTitle(group.title))) return true;
  const items = found.filter((item) => item.group === group);
  const withSite = items.filter(({ candidate }) => candidate.sites.length > 0);
  return withSite.length * 2 >= items.length;
}
