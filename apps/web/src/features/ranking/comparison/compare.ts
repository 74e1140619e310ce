/** Comparison of one model's answers to two prompts. Pure. */
import { type ColumnId, compareAnswers, type ListComparison, type RankedEntry } from "@standings/domain";
import type { Standings } from "../standings.ts";

/** Null until both answers are whole. */
export function compareLists({ answered, results, isCensored }: Standings): ListComparison | null {
  const [first, second] = answered;
  if (isCensored || !first || !second || first.isCut || second.isCut) return null;
  return compareAnswers(results, first.columnId, second.columnId);
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
  return isCensored || other.isCut ? undefined : null;
}

/** Empty while the other answer is unknown. */
export function otherPromptNote(rank: number | null | undefined, otherPrompt: number): string {
  if (rank === undefined) return "";
  return rank === null ? `Not for prompt ${otherPrompt}` : `#${rank} for prompt ${otherPrompt}`;
}
