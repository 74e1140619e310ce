import { type Invoice, type InvoiceFields, newInvoice } from "../objects/invoice.ts";
import { newInvoicePayment } from "../objects/invoice-payment.ts";
import type { Payments } from "../payments.ts";

/** A finalized invoice, tied to the intent that pays it. */
export function issueInvoice(payments: Payments, fields: InvoiceFields, paymentIntent: string): Invoice {
  const { store } = payments;
  const invoice = store.invoices.add(newInvoice(fields));
  store.invoicePayments.add(newInvoicePayment(invoice, paymentIntent));
  payments.emit("invoice.created", invoice);
  payments.emit("invoice.finalized", invoice);
  return invoice;
}
