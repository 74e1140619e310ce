/** Documented message for an export without content (spec part 1 §5). Pure. */
import { ERRORS } from "@standings/domain";
import type { ExportView } from "./export-search.ts";
import type { Hidden } from "./hidden.ts";

interface Shown {
  readonly view: ExportView;
  readonly standings: {
    readonly answered: readonly { readonly results: readonly unknown[] }[];
    readonly results: readonly unknown[];
  };
  readonly isArchived: boolean;
  readonly hidden?: Hidden | null;
}

export function findExportProblem({ view, standings, isArchived, hidden = null }: Shown): string | null {
  const isEmpty = standings.answered.every((column) => column.results.length === 0);
  if (isArchived && view === "aggregated" && standings.results.length === 0)
    return ERRORS.NO_AGGREGATED_TO_EXPORT.message;
  if (isArchived && view === "by_model" && isEmpty) return ERRORS.NO_MODEL_RESULTS_TO_EXPORT.message;
  if (isEmpty) return ERRORS.NO_RESULTS_TO_EXPORT.message;
  return hidden?.reason === "pro_limit_exceeded" ? "Monthly limit reached" : null;
}
