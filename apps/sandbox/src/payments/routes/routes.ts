import type { Route } from "../wire/call.ts";
import { chargeRoutes } from "./charges.ts";
import { customerRoutes } from "./customers.ts";
import { disputeRoutes } from "./disputes.ts";
import { eventRoutes } from "./events.ts";
import { invoiceRoutes } from "./invoices.ts";
import { paymentIntentRoutes } from "./payment-intents.ts";
import { paymentMethodRoutes } from "./payment-methods.ts";
import { priceRoutes } from "./prices.ts";
import { refundRoutes } from "./refunds.ts";
import { sessionRoutes } from "./sessions/sessions.ts";
import { subscriptionRoutes } from "./subscriptions.ts";
import { webhookEndpointRoutes } from "./webhook-endpoints.ts";

/** Everything below `/v1`. */
export const ROUTES: readonly Route[] = [
  ...chargeRoutes,
  ...customerRoutes,
  ...disputeRoutes,
  ...eventRoutes,
  ...invoiceRoutes,
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...priceRoutes,
  ...refundRoutes,
  ...sessionRoutes,
  ...subscriptionRoutes,
  ...webhookEndpointRoutes,
];
