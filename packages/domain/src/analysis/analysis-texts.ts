/** Texts of a company's analyses (spec part 2 §2 and §8). */
import { COMPANY_TAB_TITLES } from "../company.ts";
import type { AnalysisKind } from "./analysis-run.ts";

export const ANALYSIS_FAILED_TITLE = "Analysis Failed";
export const ANALYSIS_NOT_LOADED = "Failed to load analysis";
/** Shown when a start got no answer. */
export const ANALYSIS_NOT_STARTED: Readonly<Record<AnalysisKind, string>> = {
  seo: "Failed to run analysis. Please try again.",
  source: "Failed to run source analysis. Please try again.",
};

/** Title and text when a source analysis is refused for want of credits. */
export const CREDITS_NEEDED_TITLE = "Credits Needed";
export const CREDITS_NEEDED =
  "You've reached the maximum credit limit. Purchase more credits to continue analyzing sources.";

interface AnalysisFeature {
  readonly context: string;
  readonly feature: string;
  readonly message: string;
}

/** Names the feature when credits are short. */
export const ANALYSIS_FEATURES: Readonly<Record<AnalysisKind, AnalysisFeature>> = {
  seo: {
    context: "seo_analysis",
    feature: COMPANY_TAB_TITLES.seo,
    message: "You need more credits to analyze how AI reads this company's site.",
  },
  source: { context: "source_analysis", feature: "Source Analysis", message: CREDITS_NEEDED },
};
