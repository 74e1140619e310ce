import { now } from "../clock.ts";
import type { Subscription } from "../objects/subscription.ts";

/** What changes when a subscription is told to end with its period, or to go on after all. */
export function endAtPeriodEnd(subscription: Subscription, isToEnd: boolean): Partial<Subscription> {
  const [item] = subscription.items.data;
  const details = { comment: null, feedback: null, feedback_option: null } as const;
  return {
    cancel_at: isToEnd ? (item?.current_period_end ?? null) : null,
    cancel_at_period_end: isToEnd,
    canceled_at: isToEnd ? (subscription.canceled_at ?? now()) : null,
    cancellation_details: { ...details, reason: isToEnd ? "cancellation_requested" : null },
  };
}
