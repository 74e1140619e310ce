import type { Invoice, Transaction } from "@standings/domain";
import type Stripe from "stripe";

/** A charge in the documented field names. One that was given back in full says so. */
export function toTransaction(charge: Stripe.Charge): Transaction {
  return {
    id: charge.id,
    created: charge.created,
    description: charge.description ?? "Payment",
    metadata: { credits: charge.metadata.credits ?? null },
    amount: charge.amount,
    amount_refunded: charge.amount_refunded,
    currency: charge.currency,
    status: charge.refunded ? "refunded" : charge.status,
    receipt_url: charge.status === "failed" ? null : charge.receipt_url,
  };
}

export function toInvoice(invoice: Stripe.Invoice): Invoice {
  return {
    id: invoice.id,
    number: invoice.number,
    created: invoice.created,
    description: invoice.description ?? invoice.lines.data[0]?.description ?? "Invoice",
    amount_paid: invoice.amount_paid,
    currency: invoice.currency,
    status: invoice.status ?? "open",
    invoice_pdf: invoice.invoice_pdf ?? null,
    hosted_invoice_url: invoice.hosted_invoice_url ?? null,
  };
}
