import { checkoutSchema } from "@standings/api";
import { createCheckout, getCustomer, listInvoices, listTransactions, openPortal } from "@standings/services";
import type { RouteOptions } from "../request-of.ts";
import { call, type RestServer } from "./call.ts";
import { checkout, customer, invoices, transactions } from "./replies/accounts.ts";

/** `/api/stripe`: checkout and what the payment provider knows about the caller. */
export async function stripeRoutes(server: RestServer, { userRequestOf }: RouteOptions): Promise<void> {
  server.post(
    "/create-checkout-session",
    call("session", "Begins a purchase of credits or a plan", {
      takes: { body: checkoutSchema },
      replies: { 200: checkout },
      errors: ["INVALID_PACK", "PLAN_NOT_SOLD", "PLAN_IS_YOURS", "CHECKOUT_FAILED", "PAYMENTS_UNAVAILABLE"],
    }),
    async (request) => ({
      data: await createCheckout(await userRequestOf(request), request.body),
    }),
  );
  server.post(
    "/create-portal-session",
    call("session", "Opens the payment provider's page on which a plan is changed or ended", {
      replies: { 200: checkout },
      errors: ["NO_PLAN_TO_MANAGE", "PAYMENTS_UNAVAILABLE"],
    }),
    async (request) => ({ data: await openPortal(await userRequestOf(request)) }),
  );
  server.get(
    "/transactions",
    call("session", "Payments of the account", { replies: { 200: transactions } }),
    async (request) => ({
      data: { transactions: await listTransactions(await userRequestOf(request)) },
    }),
  );
  server.get(
    "/invoices",
    call("session", "Invoices of the account", { replies: { 200: invoices } }),
    async (request) => ({
      data: { invoices: await listInvoices(await userRequestOf(request)) },
    }),
  );
  server.get(
    "/customer",
    call("session", "The account at the payment provider", { replies: { 200: customer } }),
    async (request) => ({
      data: { customer: await getCustomer(await userRequestOf(request)) },
    }),
  );
}
