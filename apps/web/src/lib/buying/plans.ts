import type { SubscriptionStatus, Usage } from "@standings/domain";

export const PLAN_NAMES: Readonly<Record<SubscriptionStatus, string>> = {
  free_trial: "Free trial",
  free: "Free",
  pro: "Pro",
  business: "Business",
};

/** Whether a search takes no credit now: Business never does, Pro not within its month. */
export function isSearchIncluded({ plan, analyses }: Pick<Usage, "plan" | "analyses">): boolean {
  if (plan === "business") return true;
  return plan === "pro" && analyses !== null && analyses.used < analyses.limit;
}

export function previewsLeft({ previews }: Pick<Usage, "previews">): number {
  return Math.max(0, previews.limit - previews.used);
}
