import { checkoutSchema } from "@standings/api";
import { createCheckout, getCustomer, listInvoices, listTransactions, openPortal } from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "../request-of.ts";
import { callsOf } from "./call.ts";
import { checkout, customer, invoices, transactions } from "./replies/accounts.ts";

/** `/api/stripe`: checkout and what the payment provider knows about the caller. */
export async function stripeRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  const { session } = callsOf(server, options);

  session.post(
    "/create-checkout-session",
    "Begins a purchase of credits or a plan",
    {
      body: checkoutSchema,
      answers: checkout,
      errors: ["INVALID_PACK", "PLAN_NOT_SOLD", "PLAN_IS_YOURS", "CHECKOUT_FAILED", "PAYMENTS_UNAVAILABLE"],
    },
    async (caller, order) => ({ data: await createCheckout(caller, order) }),
  );
  session.post(
    "/create-portal-session",
    "Opens the payment provider's page on which a plan is changed or ended",
    { answers: checkout, errors: ["NO_PLAN_TO_MANAGE", "PAYMENTS_UNAVAILABLE"] },
    async (caller) => ({ data: await openPortal(caller) }),
  );
  session.get("/transactions", "Payments of the account", { answers: transactions }, async (caller) => ({
    data: { transactions: await listTransactions(caller) },
  }));
  session.get("/invoices", "Invoices of the account", { answers: invoices }, async (caller) => ({
    data: { invoices: await listInvoices(caller) },
  }));
  session.get("/customer", "The account at the payment provider", { answers: customer }, async (caller) => ({
    data: { customer: await getCustomer(caller) },
  }));
}
