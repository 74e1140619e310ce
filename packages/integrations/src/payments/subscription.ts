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
  const state = stateOf(subscription.status);
  return {
    id,
    paymentId: subscription.metadata.payment_id ?? null,
    state,
    startedAt: new Date(subscription.created * 1_000),
    // While the money of this period is being tried for, the next one is not promised.
    ...(state === "active" && subscription.status !== "past_due"
      ? nextOf(subscription)
      : { renewsAt: null, endsAt: null }),
    priceId: priceOf(subscription),
    isReturned: await isReturned(stripe, id),
  };
}

function priceOf({ items: { data } }: Stripe.Subscription): string | null {
  return data.length === 1 ? (data[0]?.price.id ?? null) : null;
}

/** Stripe has the periods on the items, and says the end by its time, by the end of the period, or by both. */
function nextOf(subscription: Stripe.Subscription): Pick<Subscription, "renewsAt" | "endsAt"> {
  const ends = subscription.items.data.map(({ current_period_end: end }) => end);
  const periodEnd = ends.length > 0 ? new Date(Math.min(...ends) * 1_000) : null;
  const { cancel_at: at, cancel_at_period_end: endsWithPeriod } = subscription;
  if (at !== null) return { renewsAt: null, endsAt: new Date(at * 1_000) };
  return endsWithPeriod ? { renewsAt: null, endsAt: periodEnd } : { renewsAt: periodEnd, endsAt: null };
}

function stateOf(status: Stripe.Subscription.Status): Subscription["state"] {
  if (ENDED.includes(status)) return "ended";
  return ACTIVE.includes(status) ? "active" : "paused";
}

/** Why an invoice was made that pays for a period; others settle a change within one. */
const PERIODS: readonly Stripe.Invoice["billing_reason"][] = ["subscription_create", "subscription_cycle"];

/** The newest period that was paid counts: a refund of an older one, or of a change of price, leaves it paid for. */
async function isReturned(stripe: Stripe, subscription: string): Promise<boolean> {
  for await (const { id, billing_reason: reason } of stripe.invoices.list({ subscription, status: "paid" })) {
    if (!PERIODS.includes(reason)) continue;
    for (const charge of await chargesOf(stripe, id)) if (await isChargeReturned(stripe, charge)) return true;
    return false;
  }
  return false;
}

/** Whether nothing came of the payment of an invoice: a bank decides after days. */
export async function hasInvoiceFailed(stripe: Stripe, invoice: string): Promise<boolean> {
  const charges = await chargesOf(stripe, invoice);
  return charges.length > 0 && charges.every(({ status }) => status === "failed");
}

async function chargesOf(stripe: Stripe, invoice: string): Promise<Stripe.Charge[]> {
  const expand = ["data.payment.payment_intent.latest_charge"];
  const { data } = await stripe.invoicePayments.list({ invoice, expand });
  return data.flatMap(({ payment: { payment_intent: intent } }) => {
    const charge = typeof intent === "object" ? intent?.latest_charge : null;
    return typeof charge === "object" && charge !== null ? [charge] : [];
  });
}

async function isChargeReturned(stripe: Stripe, charge: Stripe.Charge): Promise<boolean> {
  if (charge.refunded && (await readRefunded(stripe, charge)) >= charge.amount) return true;
  return charge.disputed && (await isDisputeLost(stripe, charge.id));
}
