import type { FastifyInstance } from "fastify";
import { sendPage } from "../../../html.ts";
import type { Charge } from "../../objects/charge.ts";
import type { Payments } from "../../payments.ts";
import { sessionOf, termsOf } from "../../verbs/checkout.ts";
import { idOf } from "../../wire/call.ts";
import { sendStripeError } from "../../wire/stripe-error.ts";
import { invoicePage, missingDocument, type Receipt, receiptPage } from "./document-pages.ts";
import { invoicePdf } from "./invoice-pdf.ts";

/** The pages that `receipt_url`, `hosted_invoice_url` and `invoice_pdf` point to. */
export function registerDocuments(app: FastifyInstance, payments: Payments): void {
  const { store } = payments;
  app.setErrorHandler(sendStripeError);
  app.get("/receipts/:id", (request, reply) => {
    const charge = store.charges.get(idOf(request));
    return charge?.paid
      ? sendPage(reply, receiptPage(receiptOf(payments, charge)))
      : sendPage(reply, missingDocument("receipt"), 404);
  });
  app.get("/invoices/:id", (request, reply) => {
    const invoice = store.invoices.get(idOf(request));
    return invoice ? sendPage(reply, invoicePage(invoice)) : sendPage(reply, missingDocument("invoice"), 404);
  });
  app.get("/invoices/:id/pdf", (request, reply) => {
    const invoice = store.invoices.get(idOf(request));
    if (!invoice) return sendPage(reply, missingDocument("invoice"), 404);
    return reply
      .type("application/pdf")
      .header("content-disposition", `inline; filename="Invoice-${invoice.number}.pdf"`)
      .send(invoicePdf(invoice));
  });
}

/** A charge with its lines, from the invoice or, without one, from the checkout. */
function receiptOf(payments: Payments, charge: Charge): Receipt {
  const { store } = payments;
  const paying = store.invoicePayments.find(
    ({ payment }) => payment.payment_intent === charge.payment_intent,
  );
  const invoice = paying && store.invoices.get(paying.invoice ?? "");
  if (invoice) return { charge, lines: invoice.lines.data, invoiceUrl: invoice.hosted_invoice_url };
  const session = sessionOf(payments, charge);
  const items = session ? termsOf(payments, session).lineItems : [];
  const lines = items.map((item) => ({ ...item, amount: item.amount_total }));
  return { charge, lines, invoiceUrl: null };
}
