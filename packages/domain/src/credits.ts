/** What things cost and how credits are bought (spec part 1 §9, decisions "Credits"). */

export const CREDIT_COST = { search: 1, discovery: 2, seo_analysis: 1, source_analysis: 0 } as const;

export type LedgerReason = "signup" | "search" | "search_refund";

export interface CreditPack {
  readonly name: string;
  readonly credits: 20 | 50 | 100;
  readonly usd: number;
}

export const CREDIT_PACKS: readonly CreditPack[] = [
  { name: "Starter", credits: 20, usd: 40 },
  { name: "Popular", credits: 50, usd: 75 },
  { name: "Power", credits: 100, usd: 99 },
];

export const SUBSCRIPTION_STATUSES = ["free_trial", "free", "pro", "business"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
