import { isAwardTitle } from "./award.ts";
import { announcesPicks } from "./section-role.ts";
import type { Candidate } from "./types.ts";

/** Items of one list: the title they stand under and how they are written. */
export interface ListGroup {
  /** The nearest heading, bold line or introduction; empty when there is none. */
  readonly title: string;
  readonly titleType: string;
  /** Mark and emphasis of the items, such as `number:bold`. */
  readonly style: string;
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
export function keepMainList(found: readonly Found[]): Candidate[] {
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

function isSame(group: ListGroup, main: ListGroup, found: readonly Found[]): boolean {
  if (group.style === "label") return true;
  if (group.style === main.style && group.titleType === main.titleType) return true;
  if (announcesPicks(group.title) || isAwardTitle(group.title)) return true;
  const items = found.filter((item) => item.group === group);
  const withSite = items.filter(({ candidate }) => candidate.sites.length > 0);
  return withSite.length * 2 >= items.length;
}
