import type { ColumnId } from "./columns.ts";
import type { AggregatedEntry, ColumnRanking, RankedEntry } from "./ranking.ts";

/** Why models name an entry. */
export interface Reason {
  readonly text: string;
  /** Column whose words these are; null for a plain description. */
  readonly columnId: ColumnId | null;
}

/** One model's reason for an entry: its rationale, or its description when it gave no rationale. */
export function reasonOf({ rationale, description }: Pick<RankedEntry, "rationale" | "description">): string {
  return filled(rationale) ?? filled(description) ?? "";
}

/**
 * The rationale of the model that ranks an aggregated entry best, among those that gave one. Answers that are not at
 * hand are left out; without any rationale it is the description, which is nobody's reason.
 */
export function bestReason(
  { votes, rationale, description }: Pick<AggregatedEntry, "votes" | "rationale" | "description">,
  rankings: readonly ColumnRanking[],
): Reason {
  const answers = new Map(rankings.map(({ columnId, results }) => [columnId, results]));
  for (const { columnId, rank } of votes) {
    const text = filled(answers.get(columnId)?.find((entry) => entry.rank === rank)?.rationale);
    if (text !== undefined) return { text, columnId };
  }
  const saved = filled(rationale);
  if (saved !== undefined) return { text: saved, columnId: votes[0]?.columnId ?? null };
  return { text: description, columnId: null };
}

function filled(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === "" ? undefined : text;
}
