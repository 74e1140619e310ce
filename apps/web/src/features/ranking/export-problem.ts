/** Why there is nothing to export, in the documented words (spec part 1 §5). Pure. */
import type { ExportView } from "./export-search.ts";
import type { Hidden } from "./hidden.ts";
import type { Standings } from "./standings.ts";

interface Shown {
  readonly view: ExportView;
  readonly standings: Pick<Standings, "answered" | "results">;
  readonly isArchived: boolean;
  readonly hidden?: Hidden | null;
}

export function findExportProblem({ view, standings, isArchived, hidden = null }: Shown): string | null {
  const isEmpty = standings.answered.every((column) => column.results.length === 0);
  if (isArchived && view === "aggregated" && standings.results.length === 0)
    return "No aggregated results available to export";
  if (isArchived && view === "by_model" && isEmpty) return "No model results available to export";
  if (isEmpty) return "No results available to export";
  return hidden?.reason === "pro_limit_exceeded" ? "Monthly limit reached" : null;
}
