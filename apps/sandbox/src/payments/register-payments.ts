import type { FastifyInstance } from "fastify";
import { registerControls } from "./controls.ts";
import { registerCheckout } from "./pages/checkout/register-checkout.ts";
import { registerDashboard } from "./pages/dashboard/register-dashboard.ts";
import { registerDocuments } from "./pages/documents/register-documents.ts";
import { registerPortal } from "./pages/portal/register-portal.ts";
import { createPayments, type PaymentSettings } from "./payments.ts";
import { ROUTES } from "./routes/routes.ts";
import { serveApi } from "./wire/serve-api.ts";

/**
 * Card payments over Stripe's protocol: its API at `/v1` (its SDK accepts no other path), the hosted checkout
 * at `/pay`, the customer portal at `/portal`, and the actions of its dashboard below `/payments`.
 */
export function registerPayments(app: FastifyInstance, settings: PaymentSettings): void {
  const payments = createPayments(settings);
  app.addHook("onClose", async () => payments.close());
  app.register(async (scope) => serveApi(scope, payments, ROUTES), { prefix: "/v1" });
  app.register(async (scope) => registerCheckout(scope, payments), { prefix: "/pay" });
  app.register(async (scope) => registerPortal(scope, payments), { prefix: "/portal" });
  app.register(async (scope) => registerControls(scope, payments), { prefix: "/payments" });
  app.register(async (scope) => registerDashboard(scope, payments), { prefix: "/payments" });
  app.register(async (scope) => registerDocuments(scope, payments), { prefix: "/payments" });
}
