import { now } from "../clock.ts";
import type { Subscription } from "../objects/subscription.ts";
import type { Payments } from "../payments.ts";
import { change } from "../store/change.ts";
import { StripeError } from "../wire/stripe-error.ts";

export type CancellationDetails = Partial<NonNullable<Subscription["cancellation_details"]>>;

/** Ends a subscription now. What is paid stays paid. */
export function cancelSubscription(
  payments: Payments,
  subscription: Subscription,
  details: CancellationDetails = {},
): Subscription {
  refuseCanceled(subscription);
  const time = now();
  change(subscription, {
    canceled_at: subscription.canceled_at ?? time,
    cancellation_details: { ...NO_DETAILS, reason: "cancellation_requested", ...details },
    ended_at: time,
    status: "canceled",
  });
  payments.emit("customer.subscription.deleted", subscription);
  return subscription;
}

export function refuseCanceled({ id, status }: Subscription): void {
  if (status !== "canceled") return;
  throw new StripeError(`No such subscription: '${id}'`, {
    status: 404,
    code: "resource_missing",
    param: "id",
  });
}

const NO_DETAILS = { comment: null, feedback: null, feedback_option: null, reason: null } as const;
