/** Number of shown entries of a column in words. Pure. */
import { ENTRY_NOUNS, plural, type RankingKind, VISIBLE_POSITIONS } from "@standings/domain";
import type { AnsweredColumn } from "./model-column.ts";

type Shown = Pick<AnsweredColumn, "results" | "citations" | "wasCensored">;

/** True when the column has entries that are not shown. */
export function hidesEntries({ results }: Pick<Shown, "results">): boolean {
  return results.some((entry) => entry.censored);
}

/** "20 companies", or of a censored answer "First 5 of 20 shown" or "All 3 shown, sources hidden". */
export function describeShown(column: Shown, kind: RankingKind): string {
  const { length } = column.results;
  const { one, many } = ENTRY_NOUNS[kind];
  if (!column.wasCensored) return plural(length, one, many);
  if (hidesEntries(column)) return `First ${VISIBLE_POSITIONS} of ${length} shown`;
  const shown = length === 1 ? "The only one shown" : `All ${length} shown`;
  return column.citations.length > 0 ? `${shown}, sources hidden` : shown;
}
