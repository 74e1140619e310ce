import { keysOver } from "../identity/keys.ts";
import { plural } from "../number-words.ts";
import { meanOverlap } from "../rank-biased-overlap.ts";
import type { AggregatedEntry, RankingKind } from "../ranking.ts";
import { share } from "./ranges.ts";

/** What somebody's own repeats of a question say of how far its ranks move: a description, no estimate (record 53). */
export interface Repeats {
  /** Searches that are compared, the one that is shown among them. */
  readonly searches: number;
  /** When the earliest of them was asked, ISO 8601. */
  readonly since: string;
  /** How alike their lists are: mean rank-biased overlap of all pairs. */
  readonly overlap: number;
  /** The first entries of the list that is shown. */
  readonly compared: number;
  /** Between best and worst rank, of the middle one among those that all lists have; null when there is none. */
  readonly medianMove: number | null;
  /** Of those compared, how many some list lacks. */
  readonly notAlways: number;
}

/** Searches that are compared at most, the newest ones, and how old they may be. */
export const REPEATS_MAX = 10;
export const REPEATS_DAYS = 30;
const COMPARED = 10;

interface RepeatedList {
  readonly createdAt: string;
  /** The aggregate, in order. */
  readonly results: readonly AggregatedEntry[];
}

/** Compares a list with those of the same question; null without another one, or when it is empty. */
export function compareRepeats(
  shown: RepeatedList,
  others: readonly RepeatedList[],
  kind: RankingKind,
): Repeats | null {
  if (others.length === 0 || shown.results.length === 0) return null;
  const lists = [shown, ...others];
  const keyOf = keysOver(lists, kind);
  const ranks = lists.map(({ results }) => new Map(results.map((entry) => [keyOf(entry), entry.rank])));
  const first = shown.results.slice(0, COMPARED).map(keyOf);
  const moves = first.flatMap((key) => {
    const places = ranks.flatMap((list) => list.get(key) ?? []);
    return places.length === lists.length ? [Math.max(...places) - Math.min(...places)] : [];
  });
  moves.sort((a, b) => a - b);
  return {
    searches: lists.length,
    since: lists.map(({ createdAt }) => createdAt).sort()[0] ?? shown.createdAt,
    overlap: meanOverlap(lists.map(({ results }) => results.map(keyOf))) ?? 1,
    compared: first.length,
    medianMove: moves[Math.ceil(moves.length / 2) - 1] ?? null,
    notAlways: first.length - moves.length,
  };
}

/** "You asked this 3 times: of the first 10, half moved by 2 places at most, and 3 were not listed every time." */
export function repeatsSentence({ searches, compared, medianMove, notAlways, overlap }: Repeats): string {
  const asked = `You asked this ${searches === 2 ? "twice" : `${searches} times`}`;
  const listed =
    notAlways === 0
      ? "all were listed every time"
      : `${notAlways} ${notAlways === 1 ? "was" : "were"} not listed every time`;
  const lists = `${searches === 2 ? "The two lists" : "Two of the lists"} share ${share(overlap)}.`;
  if (medianMove === null) return `${asked}: of the first ${compared}, none was listed every time. ${lists}`;
  const moved =
    medianMove === 0 ? "half kept their rank" : `half moved by ${plural(medianMove, "place")} at most`;
  return `${asked}: of the first ${compared}, ${moved}, and ${listed}. ${lists}`;
}
