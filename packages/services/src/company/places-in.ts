import { type ColumnId, type ModelPlace, readColumn } from "@standings/domain";

/** The models that list a company in one search, best first. `ranks` go with the search's columns; 0 where it is not listed. */
export function placesIn(columns: readonly ColumnId[], ranks: readonly number[]): ModelPlace[] {
  return columns
    .map((column, index) => ({ modelId: readColumn(column).modelId, rank: ranks[index] ?? 0 }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => a.rank - b.rank || (a.modelId < b.modelId ? -1 : 1));
}
