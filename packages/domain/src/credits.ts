/** Costs in credits, and the packs that sell them (spec part 1 §9, decisions "Credits"). */
import { plural } from "./number-words.ts";

export const CREDIT_COST = { search: 1, discovery: 2, seo_analysis: 1, source_analysis: 0 } as const;

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

/**
 * Why a balance changed. `purchase_reversal`: a refund or a lost dispute. `reversal_undone`: that refund failed, or the dispute was won in the end. `debt_settlement`: the rest of an
 * earlier reversal, taken from the next purchase. `study_hold`: rounds that a study may ask; `study_release`: those it did not use.
 * `visit_hold` and `visit_release`: the same of all studies of a brand's visit.
 */
export type LedgerReason =
  | "signup"
  | "search"
  | "search_refund"
  | "discovery"
  | "discovery_refund"
  | "seo_analysis"
  | "seo_analysis_refund"
  | "source_analysis"
  | "source_analysis_refund"
  | "study_hold"
  | "study_release"
  | "visit_hold"
  | "visit_release"
  | "deduction"
  | "purchase"
  | "purchase_reversal"
  | "reversal_undone"
  | "debt_settlement"
  | "adjustment";

/** The same in words. */
export const LEDGER_REASONS: Readonly<Record<LedgerReason, string>> = {
  signup: "Sign-up credits",
  search: "Search",
  search_refund: "Search given back",
  discovery: "Discovery",
  discovery_refund: "Discovery given back",
  study_hold: "Held for a study",
  study_release: "Not used by a study",
  visit_hold: "Held for a visit of a brand",
  visit_release: "Not used by a visit of a brand",
  seo_analysis: "SEO analysis",
  seo_analysis_refund: "SEO analysis given back",
  source_analysis: "Source analysis",
  source_analysis_refund: "Source analysis given back",
  deduction: "Deduction",
  purchase: "Purchase",
  purchase_reversal: "Purchase taken back",
  reversal_undone: "Taken back wrongly, returned",
  debt_settlement: "Earlier debt settled",
  adjustment: "Set by an admin",
};

/** An entry of a user's ledger. */
export interface LedgerLine {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly delta: number;
  readonly balance: number;
  readonly reason: LedgerReason;
  /** The admin's words, or the action of a deduction. */
  readonly note: string | null;
}

/** An entry of the viewer's own ledger. */
export interface OwnLedgerLine extends LedgerLine {
  /** What it was about: the question, or the company or brand; null for what concerns no run, and what was deleted. */
  readonly about: string | null;
  /** Page of that; null without one. */
  readonly path: string | null;
}

export interface CreditPack {
  /** Id in calls. */
  readonly id: "20" | "50" | "100";
  readonly name: string;
  readonly credits: 20 | 50 | 100;
  readonly usd: number;
  /** Discount per credit against the smallest pack, percent; null for none. */
  readonly savingsPercent: number | null;
  readonly isMostPopular: boolean;
}

export const CREDIT_PACKS: readonly CreditPack[] = [
  { id: "20", name: "Starter", credits: 20, usd: 40, savingsPercent: null, isMostPopular: false },
  { id: "50", name: "Popular", credits: 50, usd: 75, savingsPercent: 25, isMostPopular: true },
  { id: "100", name: "Power", credits: 100, usd: 99, savingsPercent: 50, isMostPopular: false },
];

/** Contents of each pack (spec part 1 §9). */
export const PACK_INCLUDES = ["AI searches", "All AI models", "Search history", "PDF export"] as const;

/** Prices are in US dollars throughout. */
export const CURRENCY = "usd";

/** "20 for $40, 50 for $75, 100 for $99"; `price` writes an amount of US dollars. */
export function packPrices(price = (usd: number) => `$${usd}`): string {
  return CREDIT_PACKS.map(({ credits, usd }) => `${credits} for ${price(usd)}`).join(", ");
}

/** A pack by its id or number of credits. */
export function findPack(creditPackage: string | number): CreditPack | undefined {
  return CREDIT_PACKS.find((pack) => pack.id === String(creditPackage));
}

/** Credits to take back after a refund of `refunded` out of `amount` cents; rounded down, in the buyer's favour. */
export function creditsToTakeBack(credits: number, amount: number, refunded: number): number {
  if (refunded >= amount) return credits;
  return Math.floor((credits * Math.max(0, refunded)) / amount);
}
