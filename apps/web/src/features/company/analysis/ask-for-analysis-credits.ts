import { ANALYSIS_COST, ANALYSIS_FEATURES, type AnalysisKind, creditsNeeded } from "@standings/domain";
import { emit } from "../../../lib/browser-events.ts";

/** Opens the top-up dialog with what needs credits: the analysis itself, or what a censored one hides. */
export function askForCredits(kind: AnalysisKind, message = ANALYSIS_FEATURES[kind].message): void {
  const creditsRequired = creditsNeeded(ANALYSIS_COST[kind]);
  emit("openPricingModal", { ...ANALYSIS_FEATURES[kind], message, creditsRequired });
}
