import { type ColumnId, columnName, type ModelNames, ordinal, type Vote } from "@standings/domain";
import { formatList } from "../../lib/format.ts";

/** The strip as one sentence: "Attio: 3rd for Claude 3.5; 5th for GPT 4.1; not listed by Gemini 2.5 (Flash)." */
export function describeStrip(
  name: string,
  votes: readonly Vote[],
  absent: readonly ColumnId[],
  models: ModelNames,
): string {
  const byRank = Map.groupBy(
    [...votes].sort((a, b) => a.rank - b.rank),
    (vote) => vote.rank,
  );
  const listed = [...byRank].map(
    ([rank, group]) =>
      `${ordinal(rank)} for ${formatList(group.map((vote) => columnName(vote.columnId, models)))}`,
  );
  const missing =
    absent.length > 0 ? [`not listed by ${formatList(absent.map((each) => columnName(each, models)))}`] : [];
  return `${name}: ${[...listed, ...missing].join("; ")}.`;
}
