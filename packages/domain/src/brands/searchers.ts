import type { SearchedBy } from "../grounding.ts";

/** How many answers of a model at a visit were searched for by whom. */
export type SearchCounts = Readonly<Partial<Record<SearchedBy, number>>>;

/** A model's answers at a visit that did or did not ask for web search. */
export interface SearchedVisit {
  readonly webSearch: boolean;
  readonly counts: SearchCounts;
}

/**
 * Answers in a row without a search after which a model that may search does so no more: one that searches for one question
 * in ten is that quiet by chance once in 200 times.
 */
export const QUIET_ANSWERS = 50;

const ENGINES = ["native", "exa", "gateway"] as const;

/**
 * Who searches for a model at the last of these visits, the oldest first; null where that is not known. A model leaves a
 * search out now and then: that is its own doing, and no change of who searches.
 */
export function searcherOf(visits: readonly SearchedVisit[]): SearchedBy | null {
  const last = visits.at(-1);
  if (last && !last.webSearch && engineOf(last.counts) === null && totalOf(last.counts) > 0) return "none";
  let quiet = 0;
  for (const { webSearch, counts } of visits.toReversed()) {
    const engine = engineOf(counts);
    if (engine !== null) return quiet >= QUIET_ANSWERS ? "none" : engine;
    if (webSearch) quiet += totalOf(counts);
  }
  return quiet >= QUIET_ANSWERS ? "none" : null;
}

/** Who searched most often, the unnamed only where nobody is named; null when nobody searched. */
function engineOf(counts: SearchCounts): SearchedBy | null {
  const [most] = ENGINES.filter((by) => (counts[by] ?? 0) > 0).toSorted(
    (a, b) => (counts[b] ?? 0) - (counts[a] ?? 0),
  );
  return most ?? ((counts.unknown ?? 0) > 0 ? "unknown" : null);
}

function totalOf(counts: SearchCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Whether two visits' searchers are known to differ. */
export function differ(a: string | null | undefined, b: string | null | undefined): boolean {
  return a != null && b != null && a !== b;
}
