import { checkoutSchema } from "@standings/api";
import {
  createCheckout,
  getCustomer,
  listInvoices,
  listTransactions,
  type ServiceContext,
} from "@standings/services";
import type { FastifyInstance } from "fastify";
import { requireViewer } from "./viewer.ts";

/** `/api/stripe`: checkout and what the payment provider knows about the caller. */
export async function stripeRoutes(
  server: FastifyInstance,
  { services }: { services: ServiceContext },
): Promise<void> {
  server.post("/create-checkout-session", async (request) => {
    const viewer = await requireViewer(services, request);
    return { data: await createCheckout(services, viewer, checkoutSchema.parse(request.body)) };
  });

  server.get("/transactions", async (request) => {
    const viewer = await requireViewer(services, request);
    return { data: { transactions: await listTransactions(services, viewer) } };
  });

  server.get("/invoices", async (request) => {
    const viewer = await requireViewer(services, request);
    return { data: { invoices: await listInvoices(services, viewer) } };
  });

  server.get("/customer", async (request) => {
    const viewer = await requireViewer(services, request);
    return { data: { customer: await getCustomer(services, viewer) } };
  });
}
