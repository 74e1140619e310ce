import { ANALYSIS_COST, ANALYSIS_FEATURES, type AnalysisKind, creditsNeeded } from "@standings/domain";
import { emit } from "../../../lib/browser-events.ts";
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

/** Opens the top-up dialog with what needs credits: the analysis itself, or what a censored one hides. */
export function askForCredits(kind: AnalysisKind, message = ANALYSIS_FEATURES[kind].message): void {
  const creditsRequired = creditsNeeded(ANALYSIS_COST[kind]);
  emit("openPricingModal", { ...ANALYSIS_FEATURES[kind], message, creditsRequired });
}
