import { ANALYSIS_COST, type AnalysisKind } from "@standings/domain";
import { useSearchPrices } from "../../../lib/buying/use-search-price.ts";

/** What a new analysis costs this user, in a word or two; null when it takes neither a credit nor a free preview. */
export function useAnalysisPrice(kind: AnalysisKind): string | null {
  const { start, full } = useSearchPrices();
  if (ANALYSIS_COST[kind] > 0) return start;
  // Without credits it takes one of the day's previews (decisions "Shapes and cases").
  return start === full ? null : start;
}

/** What showing all of a censored analysis costs; null when it takes no credit. */
export function useFullPrice(kind: AnalysisKind): string | null {
  const { full } = useSearchPrices();
  return ANALYSIS_COST[kind] > 0 ? full : null;
}
