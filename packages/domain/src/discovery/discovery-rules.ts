import { COMPANY_TAB_TITLES } from "../company.ts";
import { CREDIT_COST } from "../credits.ts";

/** Prompts of one discovery (spec part 2 §9). */
export const DISCOVERY_PROMPTS = 10;
/** Prompts that are tested at a time. */
export const TESTS_AT_ONCE = 3;
/** Drafts that an account can have made a day: each is a call of a model that nobody pays for. */
export const DRAFTS_A_DAY = 20;
/** Days after which a draft that nobody tested is not shown any more. */
export const DRAFT_DAYS = 7;

/** Credits of a discovery: the specified price with one model, one more for each further one (spec part 2 §9, record 77). */
export function discoveryCost(models: number): number {
  return CREDIT_COST.discovery + models - 1;
}

/** Shown when the strategy step failed for a technical reason, and when nothing else is known. */
export const DISCOVERY_FAILED = "Failed to discover prompts. Please try again.";
export const DISCOVERY_FAILED_TITLE = "Discovery Failed";
/** Names the feature when credits are short. */
export const DISCOVERY_FEATURE = {
  context: "prompt_discovery",
  message: "You need more credits to discover strategic prompts.",
  feature: COMPANY_TAB_TITLES.discovery,
} as const;
