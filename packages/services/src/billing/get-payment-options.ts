import { PAID_PLANS, type PaidPlan } from "@standings/domain";
import type { ServiceContext } from "../context.ts";

export interface PaymentOptions {
  /** No money moves: whatever the payment provider shows is labelled. */
  readonly isSandbox: boolean;
  /** Plans that can be bought; none by default. */
  readonly plans: readonly PaidPlan[];
}

export function getPaymentOptions({ settings }: ServiceContext): PaymentOptions {
  const plans = PAID_PLANS.filter((plan) => settings.planPrices[plan] !== undefined);
  return { isSandbox: settings.paymentsAreSandbox, plans };
}
