import { subscriptionOf } from "../objects/invoice.ts";
import type { Route } from "../wire/call.ts";
import { listPage } from "../wire/list-page.ts";
import { retrieve } from "../wire/retrieve.ts";

export const invoiceRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/invoices",
    answer: (call) =>
      listPage(call, call.payments.store.invoices, {
        url: "/v1/invoices",
        kind: "invoice",
        by: {
          customer: (invoice) => invoice.customer,
          status: (invoice) => invoice.status,
          subscription: subscriptionOf,
        },
      }),
  },
  retrieve({ path: "/invoices/:id", kind: "invoice", table: ({ invoices }) => invoices }),
  {
    method: "GET",
    path: "/invoice_payments",
    answer: (call) =>
      listPage(call, call.payments.store.invoicePayments, {
        url: "/v1/invoice_payments",
        kind: "invoice_payment",
        by: { invoice: (payment) => payment.invoice },
      }),
  },
];
