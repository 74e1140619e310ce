import {
  CREDIT_COST,
  fullPayerOf,
  hasPaidPlan,
  type Means,
  meansOf,
  payerOf,
  type SubscriptionStatus,
  type Usage,
} from "@standings/domain";
import type { User } from "../session/session.ts";

export const PLAN_NAMES: Readonly<Record<SubscriptionStatus, string>> = {
  free_trial: "Free trial",
  free: "Free",
  pro: "Pro",
  business: "Business",
};

/** Whether a search takes no credit now: Business never does, Pro not within its month. */
export function isSearchIncluded(usage: Usage): boolean {
  const payer = payerOf(meansOf(usage), CREDIT_COST.search);
  return payer === "pro" || payer === "business";
}

export function previewsLeft(usage: Usage): number {
  return meansOf(usage).previewsLeft;
}

type Account = Pick<User, "subscription_status" | "credits">;

/** Whether a search of this account takes a credit now, as far as its plan and balance tell. */
export function takesCredit(user: Account | null): boolean {
  return user !== null && payerOf(meansOfAccount(user), CREDIT_COST.search) === "credits";
}

/** Whether this account can pay for a search in full, as far as its plan and balance tell. */
export function canPayForSearch(user: Account | null): boolean {
  return user !== null && fullPayerOf(meansOfAccount(user), CREDIT_COST.search) !== null;
}

/** Whether what pays depends on how much was used. */
export function dependsOnUsage(user: Account | null): boolean {
  return user !== null && (hasPaidPlan(user.subscription_status) || user.credits < CREDIT_COST.search);
}

/** Allowances count as used up: an account does not say how much is left. */
function meansOfAccount({ subscription_status: plan, credits }: Account): Means {
  return { plan, credits, analysesLeft: 0, previewsLeft: 0 };
}
