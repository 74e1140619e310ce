import { z } from "zod";
import { subscriptionOf } from "../objects/invoice.ts";
import { newPortalSession } from "../objects/portal-session.ts";
import type { Call, Route } from "../wire/call.ts";
import { collection, listing } from "../wire/lists.ts";
import { readParams, text, url } from "../wire/params.ts";
import { referred } from "../wire/stripe-error.ts";
import { customerRoutes } from "./customers.ts";
import { refundRoutes } from "./refunds.ts";
import { sessionRoutes } from "./sessions.ts";
import { subscriptionRoutes } from "./subscriptions.ts";

const portalParams = z.strictObject({ customer: text(500), return_url: url().optional() });

function openPortal({ payments, params, base }: Call): object {
  const { customer: id, return_url: returnUrl = null } = readParams(portalParams, params);
  const customer = referred(payments.store.customers, id, "customer", "customer");
  return payments.store.portalSessions.add(newPortalSession({ customer: customer.id, returnUrl }, base));
}

/** The routes below `/v1` that the product calls, or that its tests provoke: first those that only read. */
export const ROUTES: readonly Route[] = [
  ...collection({
    path: "/charges",
    kind: "charge",
    table: "charges",
    fields: ["customer", "payment_intent"],
  }),
  ...collection({
    path: "/disputes",
    kind: "dispute",
    param: "dispute",
    table: "disputes",
    fields: ["charge", "payment_intent"],
  }),
  ...collection({
    path: "/events",
    kind: "event",
    table: "events",
    fields: ["type"],
    filters: { types: ({ type }) => type },
  }),
  ...collection({
    path: "/invoices",
    kind: "invoice",
    table: "invoices",
    fields: ["customer", "status"],
    filters: { subscription: subscriptionOf },
  }),
  listing({
    path: "/invoice_payments",
    kind: "invoice_payment",
    table: "invoicePayments",
    fields: ["invoice"],
    // `payment[type]=payment_intent` beside it is no id, so it matches nothing by itself.
    filters: { payment: ({ payment }) => payment.payment_intent },
  }),
  ...collection({
    path: "/payment_intents",
    kind: "payment_intent",
    param: "intent",
    table: "paymentIntents",
    fields: ["customer"],
  }),
  { method: "POST", path: "/billing_portal/sessions", answer: openPortal },
  ...customerRoutes,
  ...refundRoutes,
  ...sessionRoutes,
  ...subscriptionRoutes,
];
