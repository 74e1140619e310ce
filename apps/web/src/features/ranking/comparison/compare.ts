/** Comparison of one model's answers to two prompts. Pure. */
import { type ColumnId, type RankedEntry, rankBiasedOverlap } from "@standings/domain";
import type { Standings } from "../standings.ts";

export interface ListComparison {
  readonly shared: number;
  readonly onlyFirst: number;
  readonly onlySecond: number;
  /** Rank-biased overlap, 0 to 1. */
  readonly overlap: number;
}

/** Null until both answers are complete. */
export function compareLists(standings: Standings): ListComparison | null {
  const { answered, keyOf, isCensored } = standings;
  if (isCensored || answered.length !== 2) return null;
  const [first = [], second = []] = answered.map(({ columnId, results }) => [
    ...new Set(results.map((entry) => keyOf(columnId, entry))),
  ]);
  const inSecond = new Set(second);
  const shared = first.filter((key) => inSecond.has(key)).length;
  return {
    shared,
    onlyFirst: first.length - shared,
    onlySecond: second.length - shared,
    overlap: rankBiasedOverlap(first, second),
  };
}

/** Rank of an entry in the other answer; null when it is not listed, undefined while unknown. */
export function findOtherRank(
  { answered, keyOf, mentions, isCensored }: Standings,
  columnId: ColumnId,
  entry: RankedEntry,
): number | null | undefined {
  const other = answered.find((column) => column.columnId !== columnId);
  if (!other) return undefined;
  const mention = mentions(keyOf(columnId, entry)).find((found) => found.columnId === other.columnId);
  if (mention) return mention.entry.rank;
  return isCensored ? undefined : null;
}

export function otherPromptNote(rank: number | null | undefined): string {
  if (rank === undefined) return "";
  return rank === null ? "only for this prompt" : `also #${rank} for the other prompt`;
}
