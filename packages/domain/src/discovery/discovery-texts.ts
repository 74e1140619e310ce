/** Texts of a discovery of prompts (spec part 2 §8). */
import { COMPANY_TAB_TITLES } from "../company.ts";

/** Shown when the strategy step failed for a technical reason, and when nothing else is known. */
export const DISCOVERY_FAILED = "Failed to discover prompts. Please try again.";
export const DISCOVERY_FAILED_TITLE = "Discovery Failed";
/** Names the feature when credits are short. */
export const DISCOVERY_FEATURE = {
  context: "prompt_discovery",
  message: "You need more credits to discover strategic prompts.",
  feature: COMPANY_TAB_TITLES.discovery,
} as const;
