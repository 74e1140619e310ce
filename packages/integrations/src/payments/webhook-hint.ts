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
    case "charge.dispute.created":
    case "charge.dispute.closed":
      return ofPayment(stripe, eventId, event.data.object.payment_intent);
    case "customer.subscription.updated":
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
  return checkoutId ? { about: "checkout", eventId, checkoutId } : { about: "nothing", eventId };
}
