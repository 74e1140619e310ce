import type Stripe from "stripe";
import type {
  Checkout,
  CheckoutOrder,
  CreatedCheckout,
  PackItem,
  PlanItem,
  Subscription,
} from "./payments.ts";
import { isDisputeLost, readRefunded } from "./refunds.ts";
import { throwMissing, unlessMissing } from "./stripe-errors.ts";
import { type Connected, hasInvoiceFailed, readStripeSubscription } from "./subscription.ts";

const CHARGE = "payment_intent.latest_charge";

export async function createStripeCheckout(
  { stripe, module }: Connected,
  order: CheckoutOrder,
): Promise<CreatedCheckout> {
  const session = await stripe.checkout.sessions
    .create(sessionOf(order), { idempotencyKey: keyOf(order) })
    .catch((error: unknown) => throwMissing(module, error));
  if (!session.url) throw new Error(`Checkout ${session.id} has no address`);
  return { checkoutId: session.id, url: session.url };
}

/** Stripe keeps the first answer of a key, refusals too, and refuses the key with other values. */
function keyOf({ paymentId, customerId }: CheckoutOrder): string {
  return `${paymentId}/${customerId}`;
}

function sessionOf({ paymentId, userId, customerId, item, successUrl, cancelUrl }: CheckoutOrder) {
  const metadata = { payment_id: paymentId, user_id: userId, ...metadataOf(item) };
  return {
    customer: customerId,
    client_reference_id: paymentId,
    success_url: successUrl,
    cancel_url: cancelUrl,
    metadata,
    ...(item.kind === "pack" ? packFields(item, metadata) : planFields(item, metadata)),
  };
}

function metadataOf(item: PackItem | PlanItem): Record<string, string> {
  return item.kind === "pack" ? { credits: String(item.credits) } : { plan: item.plan };
}

function packFields({ name, credits, amount, currency }: PackItem, metadata: Record<string, string>) {
  const description = `${name} pack, ${credits} credits`;
  const price = { currency, unit_amount: amount, product_data: { name: description } };
  return {
    mode: "payment" as const,
    line_items: [{ quantity: 1, price_data: price }],
    payment_intent_data: { description, metadata },
    invoice_creation: { enabled: true, invoice_data: { description, metadata } },
  };
}

function planFields({ priceId }: PlanItem, metadata: Record<string, string>) {
  return {
    mode: "subscription" as const,
    line_items: [{ quantity: 1, price: priceId }],
    subscription_data: { metadata },
  };
}

/** Reads a checkout with what happened to its money since. */
export async function readStripeCheckout(
  { stripe, module }: Connected,
  checkoutId: string,
): Promise<Checkout | null> {
  const request = stripe.checkout.sessions.retrieve(checkoutId, { expand: [CHARGE] });
  const session = await unlessMissing(module, request);
  if (!session) return null;
  const intent = typeof session.payment_intent === "object" ? session.payment_intent : null;
  const isFree = isFreeStart(session);
  const subscriptionId = idOf(session.subscription);
  const subscription =
    subscriptionId === null ? null : await readStripeSubscription({ stripe, module }, subscriptionId);
  const charge = intent && typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  return {
    checkoutId: session.id,
    paymentId: session.client_reference_id,
    status: statusOf(session),
    isPaid: session.payment_status === "paid" || isFree,
    hasFailed:
      session.status === "complete" &&
      session.payment_status === "unpaid" &&
      (charge?.status === "failed" ||
        (subscription !== null && (await hasStartFailed(stripe, session, subscription)))),
    amount: isFree ? 0 : (session.amount_total ?? 0),
    currency: session.currency ?? "",
    amountRefunded: charge === null ? 0 : await readRefunded(stripe, charge),
    isDisputeLost: charge?.disputed === true && (await isDisputeLost(stripe, charge.id)),
    subscription,
  };
}

/** A plan's checkout names no payment: that of its first invoice tells, or the end of what was never paid. */
async function hasStartFailed(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
  { state }: Subscription,
): Promise<boolean> {
  if (state === "ended") return true;
  const invoice = idOf(session.invoice);
  return invoice !== null && hasInvoiceFailed(stripe, invoice);
}

/** A plan whose first invoice the customer's balance covers, or that begins with a trial. */
function isFreeStart({ mode, status, payment_status: payment }: Stripe.Checkout.Session): boolean {
  return mode === "subscription" && status === "complete" && payment === "no_payment_required";
}

function statusOf({ status }: Stripe.Checkout.Session): Checkout["status"] {
  if (status === "complete") return "complete";
  return status === "expired" ? "expired" : "open";
}

function idOf(reference: string | { readonly id: string } | null): string | null {
  return typeof reference === "object" ? (reference?.id ?? null) : reference;
}
