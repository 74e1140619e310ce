import type Stripe from "stripe";
import { now } from "../clock.ts";
import { newId } from "../store/new-id.ts";
import type { Invoice } from "./invoice.ts";
import type { Unexpanded } from "./unexpanded.ts";

/** Which payment paid which invoice: since 2025 neither of the two names the other. */
export type InvoicePayment = Unexpanded<Omit<Stripe.InvoicePayment, "payment">, "invoice"> & {
  payment: { payment_intent: string; type: "payment_intent" };
};

export function newInvoicePayment(invoice: Invoice, paymentIntent: string): InvoicePayment {
  return {
    id: newId("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: paymentIntent, type: "payment_intent" },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  };
}
