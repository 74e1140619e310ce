import { StripeError } from "../../wire/stripe-error.ts";
import type { SessionParams } from "./session-params.ts";

/** Parameters that Stripe takes alone but not together. */
export function refuseCombinations(given: SessionParams): void {
  if (given.customer !== undefined && given.customer_email !== undefined) {
    throw new StripeError("You may only specify one of these parameters: customer, customer_email.", {
      param: "customer_email",
    });
  }
  if (given.customer !== undefined && given.customer_creation !== undefined) {
    throw new StripeError("You may only specify one of these parameters: customer, customer_creation.", {
      param: "customer_creation",
    });
  }
  const belongs = given.mode === "payment" ? FOR_SUBSCRIPTIONS : FOR_PAYMENTS;
  const stray = belongs.find((name) => given[name] !== undefined);
  if (stray === undefined) return;
  throw new StripeError(`You can not pass \`${stray}\` in \`${given.mode}\` mode.`, { param: stray });
}

const FOR_PAYMENTS = ["payment_intent_data", "invoice_creation", "customer_creation", "submit_type"] as const;
const FOR_SUBSCRIPTIONS = ["subscription_data"] as const;
