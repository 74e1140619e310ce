import { ANALYSIS_FEATURES, type AnalysisKind, CREDIT_COST } from "@standings/domain";
import { emit } from "../../../lib/browser-events.ts";

/** Opens the top-up dialog with what needs credits: the analysis itself, or what a censored one hides. */
export function askForCredits(kind: AnalysisKind, message = ANALYSIS_FEATURES[kind].message): void {
  // A source analysis takes no credits, but is shown in full only to those who have some.
  const creditsRequired = Math.max(1, CREDIT_COST[`${kind}_analysis`]);
  emit("openPricingModal", { ...ANALYSIS_FEATURES[kind], message, creditsRequired });
}
