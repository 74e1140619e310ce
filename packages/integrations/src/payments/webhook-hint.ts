import type Stripe from "stripe";
import type { WebhookHint } from "./payments.ts";

/** Reads the id of the checkout or subscription of an event, and nothing else. */
export async function readHint(stripe: Stripe, event: Stripe.Event): Promise<WebhookHint> {
  const { id: eventId } = event;
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.expired":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
      return { about: "checkout", eventId, checkoutId: event.data.object.id };
    case "charge.refunded":
    case "charge.refund.updated":
    case "refund.updated":
    case "refund.failed":
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
    case "charge.dispute.funds_reinstated":
      return ofPayment(stripe, eventId, event.data.object.payment_intent);
    case "customer.subscription.updated":
    case "customer.subscription.paused":
    case "customer.subscription.resumed":
    case "customer.subscription.deleted":
      return { about: "subscription", eventId, subscriptionId: event.data.object.id };
    default:
      return { about: "nothing", eventId };
  }
}

async function ofPayment(
  stripe: Stripe,
  eventId: string,
  intent: string | Stripe.PaymentIntent | null,
): Promise<WebhookHint> {
  const id = typeof intent === "object" ? intent?.id : intent;
  if (!id) return { about: "nothing", eventId };
  const { data } = await stripe.checkout.sessions.list({ payment_intent: id, limit: 1 });
  const checkoutId = data[0]?.id;
  if (checkoutId) return { about: "checkout", eventId, checkoutId };
  const subscriptionId = await subscriptionOf(stripe, id);
  return subscriptionId ? { about: "subscription", eventId, subscriptionId } : { about: "nothing", eventId };
}

/** The subscription whose invoice a payment paid: checkouts of subscriptions do not name their payments. */
async function subscriptionOf(stripe: Stripe, paymentIntent: string): Promise<string | null> {
  const payment = { type: "payment_intent", payment_intent: paymentIntent } as const;
  const { data } = await stripe.invoicePayments.list({ payment, limit: 1, expand: ["data.invoice"] });
  const invoice = data[0]?.invoice;
  if (typeof invoice !== "object" || invoice.deleted) return null;
  const subscription = invoice.parent?.subscription_details?.subscription;
  return (typeof subscription === "object" ? subscription.id : subscription) ?? null;
}
