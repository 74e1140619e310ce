import { z } from "zod";
import type { Subscription } from "../objects/subscription.ts";
import { change } from "../store/store.ts";
import {
  billChange,
  cancelSubscription,
  creditUnused,
  endAtPeriodEnd,
  refuseCanceled,
  switchPrice,
} from "../verbs/subscriptions.ts";
import type { Call, Route } from "../wire/call.ts";
import { collection } from "../wire/lists.ts";
import {
  clearable,
  flag,
  integer,
  list,
  mergeMetadata,
  metadata,
  oneOf,
  readParams,
  text,
} from "../wire/params.ts";
import { found } from "../wire/stripe-error.ts";

const item = z.strictObject({
  id: text(500).optional(),
  price: text(500).optional(),
  quantity: integer(1, 999_999).optional(),
});
const details = z.strictObject({ comment: text().optional(), feedback: text(100).optional() });
const updateParams = z.strictObject({
  cancel_at_period_end: flag().optional(),
  cancellation_details: details.optional(),
  description: clearable(text(500)).optional(),
  items: list(item, 20).optional(),
  metadata: metadata.optional(),
  payment_behavior: text(50).optional(),
  proration_behavior: oneOf(["always_invoice", "create_prorations", "none"]).optional(),
});
const cancelParams = z.strictObject({
  cancellation_details: details.optional(),
  invoice_now: flag().optional(),
  prorate: flag().optional(),
});

function subscriptionOf({ payments, id }: Call): Subscription {
  return found(payments.store.subscriptions, id, "subscription");
}

function update(call: Call): object {
  const subscription = subscriptionOf(call);
  refuseCanceled(subscription);
  const given = readParams(updateParams, call.params);
  const before = subscription.items.data;
  const isToEnd = given.cancel_at_period_end;
  const previous = change(subscription, {
    ...(isToEnd !== undefined && endAtPeriodEnd(subscription, isToEnd)),
    ...(given.description !== undefined && { description: given.description }),
    ...(given.items && switchPrice(call.payments, subscription, given.items)),
    metadata: mergeMetadata(subscription.metadata, given.metadata),
  });
  if (given.items && given.proration_behavior === "always_invoice")
    billChange(call.payments, subscription, before, call.base);
  if (Object.keys(previous).length > 0) {
    call.payments.emit("customer.subscription.updated", subscription, previous);
  }
  return subscription;
}

function cancel(call: Call): object {
  const subscription = subscriptionOf(call);
  const { cancellation_details: given, ...billing } = readParams(cancelParams, call.params);
  refuseCanceled(subscription);
  if (billing.prorate && billing.invoice_now) creditUnused(call.payments, subscription);
  return cancelSubscription(call.payments, subscription, { ...given });
}

export const subscriptionRoutes: readonly Route[] = [
  ...collection({
    path: "/subscriptions",
    kind: "subscription",
    table: "subscriptions",
    fields: ["customer"],
    filters: {
      price: ({ items }) => items.data.map(({ price }) => price.id),
      status: ({ status }) => [status, "all", ...(status === "canceled" ? ["ended"] : [])],
    },
    // As at Stripe, lists show ended subscriptions only on request.
    hides: { unless: "status", row: ({ status }) => status === "canceled" },
  }),
  { method: "POST", path: "/subscriptions/:id", answer: update },
  { method: "DELETE", path: "/subscriptions/:id", answer: cancel },
];
