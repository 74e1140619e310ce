/** Costs in credits (spec part 1 §9). */
import { plural } from "./number-words.ts";

export const CREDIT_COST = {
  search: 1,
  discovery: 2,
  wordings: 1,
  reading: 1,
  seo_analysis: 1,
  source_analysis: 0,
} as const;

/** Credits of a new account, unless an installation sets others (spec part 1 §9). */
export const SIGNUP_CREDITS = 5;

/** "5 free credits"; null when new accounts get none, so that no page promises any. */
export function signupOffer(credits: number): string | null {
  return credits === 0 ? null : plural(credits, "free credit");
}

/** Price of each `action_type` of `POST /user/deduct-credit`, credits. */
export const ACTION_COST = {
  prompt_analysis: CREDIT_COST.search,
  expert_analysis: CREDIT_COST.search,
  prompt_comparison: CREDIT_COST.search,
  prompt_discovery: CREDIT_COST.discovery,
  seo_analysis: CREDIT_COST.seo_analysis,
  source_analysis: CREDIT_COST.source_analysis,
} as const;
export type CreditAction = keyof typeof ACTION_COST;
