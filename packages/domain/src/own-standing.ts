/** Where the viewer's own company stands in an aggregate. Pure. */
import { numberWord } from "./number-words.ts";
import type { AggregatedEntry } from "./ranking.ts";

export interface OwnStanding {
  /** The company's place; null when no model lists it. */
  readonly entry: AggregatedEntry | null;
  /** Models that answered. */
  readonly answered: number;
  /** Models that put the company first. */
  readonly firstIn: number;
  /** The entry that most models put ahead of the company; null for the leader of the aggregate. */
  readonly rival: { readonly entry: AggregatedEntry; readonly aheadIn: number } | null;
}

/**
 * The standing of the company with this registrable domain. Its rival is chosen among the entries above it, or among
 * all when no model lists it: the one that most models put ahead, of several the better placed one. A model that lists
 * only one of two puts that one ahead. `answered` includes models that named nobody.
 */
export function ownStanding(
  results: readonly AggregatedEntry[],
  domain: string,
  answered: number,
): OwnStanding {
  const entry = results.find((candidate) => candidate.domain === domain) ?? null;
  const above = entry ? results.filter(({ rank }) => rank < entry.rank) : results;
  const counted = above.map((candidate) => ({ entry: candidate, aheadIn: timesAhead(candidate, entry) }));
  const [rival = null] = counted.sort((a, b) => b.aheadIn - a.aheadIn || a.entry.rank - b.entry.rank);
  const firstIn = entry?.votes.filter(({ rank }) => rank === 1).length ?? 0;
  return { entry, answered, firstIn, rival };
}

/** "#7 · listed by 3 of 5 models · behind Kit in all five" */
export function ownStandingText({ entry, answered, firstIn, rival }: OwnStanding): string {
  const models = `${answered} ${answered === 1 ? "model" : "models"}`;
  const place = entry
    ? [`#${entry.rank}`, `listed by ${entry.votes.length} of ${models}`]
    : [`Not listed by any of ${models}`];
  if (rival)
    return [...place, `behind ${rival.entry.name} in ${countOf(rival.aheadIn, answered)}`].join(" · ");
  return firstIn > 0 ? [...place, `first in ${countOf(firstIn, answered)}`].join(" · ") : place.join(" · ");
}

function timesAhead(other: AggregatedEntry, own: AggregatedEntry | null): number {
  const ownRanks = new Map(own?.votes.map(({ columnId, rank }) => [columnId, rank]));
  return other.votes.filter(
    ({ columnId, rank }) => rank < (ownRanks.get(columnId) ?? Number.POSITIVE_INFINITY),
  ).length;
}

function countOf(count: number, answered: number): string {
  if (count < answered || answered === 1) return `${count} of ${answered}`;
  return answered === 2 ? "both" : `all ${numberWord(answered)}`;
}
