import { PAID_PLANS, type PaidPlan } from "@standings/domain";
import { allowAnyone, type ServiceRequest } from "../request.ts";

export interface PaymentOptions {
  /** No money moves: whatever the payment provider shows is labelled. */
  readonly isSandbox: boolean;
  /** Plans that can be bought; none by default. */
  readonly plans: readonly PaidPlan[];
}

/** Plans that are for sale beside the packs, and whether payments are the sandbox's. */
export function getPaymentOptions(request: ServiceRequest): PaymentOptions {
  const { settings } = allowAnyone(request).services;
  const plans = PAID_PLANS.filter((plan) => settings.planPrices[plan] !== undefined);
  return { isSandbox: settings.paymentsAreSandbox, plans };
}
