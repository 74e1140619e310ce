import {
  CREDIT_COST,
  fullPayerOf,
  hasPaidPlan,
  type Means,
  meansOf,
  payerOf,
  plural,
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

/** True when the plan pays for a search: always for Business, within the monthly limit for Pro. */
export function isSearchIncluded(usage: Usage): boolean {
  const payer = payerOf(meansOf(usage), CREDIT_COST.search);
  return payer === "pro" || payer === "business";
}

export function previewsLeft(usage: Usage): number {
  return meansOf(usage).previewsLeft;
}

type Account = Pick<User, "subscription_status" | "credits">;

/** True when plan and balance say that a search takes a credit. */
export function takesCredit(user: Account | null): boolean {
  return user !== null && payerOf(meansOfAccount(user), CREDIT_COST.search) === "credits";
}

/** True when plan and balance say that the account can pay for a full search. */
export function canPayForSearch(user: Account | null): boolean {
  return user !== null && fullPayerOf(meansOfAccount(user), CREDIT_COST.search) !== null;
}

/** True when the payment of a search depends on the account's usage. */
export function dependsOnUsage(user: Account | null): boolean {
  return user !== null && (hasPaidPlan(user.subscription_status) || user.credits < CREDIT_COST.search);
}

/** "1 credit" */
export const SEARCH_PRICE = plural(CREDIT_COST.search, "credit");

/** Price of a new search: null when a plan pays, or while a plan's usage is unknown. */
export function startPrice(user: Account | null, usage: Usage | undefined): string | null {
  const payer = usage && payerOf(meansOf(usage), CREDIT_COST.search);
  if (dependsOnUsage(user) && payer === "preview") return "free preview";
  return user !== null && hasPaidPlan(user.subscription_status) ? null : SEARCH_PRICE;
}

/** Price of a full result, as a retry or a censored search is paid for: credits also pay over Pro's month. */
export function fullPrice(user: Account | null, usage: Usage | undefined): string | null {
  if (user === null || !hasPaidPlan(user.subscription_status)) return SEARCH_PRICE;
  return usage && fullPayerOf(meansOf(usage), CREDIT_COST.search) === "credits" ? SEARCH_PRICE : null;
}

/** The account does not carry its remaining allowances, so they count as used up. */
function meansOfAccount({ subscription_status: plan, credits }: Account): Means {
  return { plan, credits, analysesLeft: 0, previewsLeft: 0 };
}
