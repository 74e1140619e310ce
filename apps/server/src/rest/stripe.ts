import { checkoutSchema } from "@standings/api";
import { createCheckout, getCustomer, listInvoices, listTransactions } from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "./request-of.ts";

/** `/api/stripe`: checkout and what the payment provider knows about the caller. */
export async function stripeRoutes(server: FastifyInstance, { userRequestOf }: RouteOptions): Promise<void> {
  server.post("/create-checkout-session", async (request) => ({
    data: await createCheckout(await userRequestOf(request), checkoutSchema.parse(request.body)),
  }));
  server.get("/transactions", async (request) => ({
    data: { transactions: await listTransactions(await userRequestOf(request)) },
  }));
  server.get("/invoices", async (request) => ({
    data: { invoices: await listInvoices(await userRequestOf(request)) },
  }));
  server.get("/customer", async (request) => ({
    data: { customer: await getCustomer(await userRequestOf(request)) },
  }));
}
