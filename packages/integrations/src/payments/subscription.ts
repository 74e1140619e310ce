import type Stripe from "stripe";
import type { Subscription } from "./payments.ts";
import { isDisputeLost, readRefunded } from "./refunds.ts";
import { type StripeModule, unlessMissing } from "./stripe-errors.ts";

export interface Connected {
  readonly stripe: Stripe;
  readonly module: StripeModule;
}

/** Stripe's states of a subscription in which its plan may be used: paid for, or being tried again. */
const ACTIVE: readonly Stripe.Subscription.Status[] = ["active", "trialing", "past_due"];
/** States that nothing leads out of. */
const ENDED: readonly Stripe.Subscription.Status[] = ["canceled", "incomplete_expired"];

/** Reads a subscription, and whether the money of its current period was given back. */
export async function readStripeSubscription(
  { stripe, module }: Connected,
  id: string,
): Promise<Subscription | null> {
  const subscription = await unlessMissing(module, stripe.subscriptions.retrieve(id));
  if (!subscription) return null;
  return {
    id,
    paymentId: subscription.metadata.payment_id ?? null,
    state: stateOf(subscription.status),
    startedAt: new Date(subscription.created * 1_000),
    priceId: priceOf(subscription),
    isReturned: await isReturned(stripe, id),
  };
}

function priceOf({ items: { data } }: Stripe.Subscription): string | null {
  return data.length === 1 ? (data[0]?.price.id ?? null) : null;
}

function stateOf(status: Stripe.Subscription.Status): Subscription["state"] {
  if (ENDED.includes(status)) return "ended";
  return ACTIVE.includes(status) ? "active" : "paused";
}

/** The newest paid invoice counts: a refund of an older period leaves the current one paid for. */
async function isReturned(stripe: Stripe, subscription: string): Promise<boolean> {
  const paid = { subscription, status: "paid", limit: 1, expand: ["data.payments"] } as const;
  const { data } = await stripe.invoices.list({ ...paid, expand: [...paid.expand] });
  for (const { payment } of data[0]?.payments?.data ?? []) {
    const intent =
      typeof payment.payment_intent === "object" ? payment.payment_intent?.id : payment.payment_intent;
    if (intent && (await isIntentReturned(stripe, intent))) return true;
  }
  return false;
}

async function isIntentReturned(stripe: Stripe, id: string): Promise<boolean> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
  if (charge === null || typeof charge !== "object") return false;
  if (charge.refunded && (await readRefunded(stripe, charge)) >= charge.amount) return true;
  return charge.disputed && (await isDisputeLost(stripe, charge.id));
}
