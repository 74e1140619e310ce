import { subscriptionOf } from "../objects/invoice.ts";
import type { Route } from "../wire/call.ts";
import { collection, listing } from "../wire/lists.ts";
import { customerRoutes } from "./customers.ts";
import { disputeRoutes } from "./disputes.ts";
import { paymentIntentRoutes } from "./payment-intents.ts";
import { paymentMethodRoutes } from "./payment-methods.ts";
import { paymentPageRoutes } from "./payment-pages.ts";
import { portalSessionRoutes } from "./portal-sessions.ts";
import { productRoutes } from "./products.ts";
import { refundRoutes } from "./refunds.ts";
import { sessionRoutes } from "./sessions.ts";
import { subscriptionRoutes } from "./subscriptions.ts";
import { webhookEndpointRoutes } from "./webhook-endpoints.ts";

/** All routes below `/v1`: first the read-only collections, then the others. */
export const ROUTES: readonly Route[] = [
  ...collection({
    path: "/charges",
    kind: "charge",
    table: "charges",
    fields: ["customer", "payment_intent"],
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
  ...customerRoutes,
  ...disputeRoutes,
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...paymentPageRoutes,
  ...portalSessionRoutes,
  ...productRoutes,
  ...refundRoutes,
  ...sessionRoutes,
  ...subscriptionRoutes,
  ...webhookEndpointRoutes,
];
