/** Rights of an account besides its credits (decisions "Credits, plans and censoring"). */
import { CREDIT_COST } from "./credits.ts";

export const SUBSCRIPTION_STATUSES = ["free_trial", "free", "pro", "business"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Plans that a checkout can sell when a price is configured for them. */
export const PAID_PLANS = ["pro", "business"] as const;
export type PaidPlan = (typeof PAID_PLANS)[number];

/**
 * Payer of a run: credits, a plan, the day's allowance of censored previews, or none: no model is asked. What the studies of a
 * brand's visit cost is paid by the visit.
 */
export type Funding = "credits" | PaidPlan | "preview" | "none" | "visit";

/** Payer of a result that is shown in full. */
export type FullFunding = Exclude<Funding, "preview" | "none" | "visit">;

/** Means that an account can pay with right now. */
export interface Means {
  readonly plan: SubscriptionStatus;
  readonly credits: number;
  /** Pro's analyses left this month. */
  readonly analysesLeft: number;
  /** Censored previews left today. */
  readonly previewsLeft: number;
}

/** A plan that searches and analyses take no credits from. */
export function hasPaidPlan(plan: SubscriptionStatus): plan is PaidPlan {
  return plan === "pro" || plan === "business";
}

/**
 * Payer of a run of `cost` credits: the plan, else credits, else one of the day's censored previews, else
 * nothing. What costs none is for accounts that hold a credit (`creditsNeeded`). Pro over its month is censored whatever
 * its balance (decisions "Credits, plans and censoring"). The statements of `packages/database/src/queries/payment.ts`
 * decide the same and are tested against this.
 */
export function payerOf({ plan, credits, analysesLeft, previewsLeft }: Means, cost: number): Funding {
  if (plan === "business") return "business";
  if (plan === "pro" && analysesLeft > 0) return "pro";
  if (plan !== "pro" && credits >= creditsNeeded(cost)) return "credits";
  return previewsLeft > 0 ? "preview" : "none";
}

/** Credits that an account must hold for a run of `cost` credits: an account without any pays with a preview. */
export function creditsNeeded(cost: number): number {
  return Math.max(1, cost);
}

/**
 * Payer in full of a run that was censored, refunded or never paid: the plan, else credits, also over Pro's
 * month; null when neither can.
 */
export function fullPayerOf(means: Means, cost: number): FullFunding | null {
  const payer = payerOf({ ...means, previewsLeft: 0 }, cost);
  if (payer === "credits" || payer === "pro" || payer === "business") return payer;
  return means.credits >= creditsNeeded(cost) ? "credits" : null;
}

/** Payer of what is held in full before it begins: Pro's month pays for all of it or for none; null when nothing can. */
export function holderOf(
  { plan, credits, analysesLeft }: Omit<Means, "previewsLeft">,
  cost: number,
): FullFunding | null {
  if (plan === "business") return "business";
  if (plan === "pro" && analysesLeft >= cost) return "pro";
  return credits >= cost ? "credits" : null;
}

/** Nothing can pay for a search in full: what an account without credits sees of company pages is censored. */
export function isOutOfCredits(means: Means): boolean {
  return payerOf({ ...means, previewsLeft: 0 }, CREDIT_COST.search) === "none";
}

/** Allowances that are counted: Pro's analyses by month, everybody's censored previews by day. */
export type AllowanceKind = "pro_analyses" | "censored_previews";

/** First day of the allowance's current period, `YYYY-MM-DD`; days and months are those of UTC. */
export function allowancePeriod(kind: AllowanceKind, now: Date): string {
  const day = now.toISOString().slice(0, "YYYY-MM-DD".length);
  return kind === "pro_analyses" ? `${day.slice(0, "YYYY-MM".length)}-01` : day;
}

export interface ExportRights {
  readonly plan: SubscriptionStatus;
  /** ISO 8601; null: no trial. */
  readonly trialEndsAt: string | null;
  /** Has bought credits that were not all returned. */
  readonly hasPurchased: boolean;
}

/** PDF export: Pro, Business, an unexpired trial, or anyone who has ever bought a pack. */
export function canExportPdf({ plan, trialEndsAt, hasPurchased }: ExportRights, now: Date): boolean {
  if (plan === "pro" || plan === "business" || hasPurchased) return true;
  return plan === "free_trial" && trialEndsAt !== null && Date.parse(trialEndsAt) > now.getTime();
}
