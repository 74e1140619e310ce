import { now } from "../clock.ts";
import type { Invoice } from "../objects/invoice.ts";
import type { Payments } from "../payments.ts";
import { change } from "../store/change.ts";

/** Marks an invoice and its payment as paid. */
export function payInvoice(payments: Payments, invoice: Invoice): void {
  const paidAt = now();
  change(invoice, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    status: "paid",
    status_transitions: { ...invoice.status_transitions, paid_at: paidAt },
  });
  for (const payment of payments.store.invoicePayments.filter((each) => each.invoice === invoice.id)) {
    const transitions = { ...payment.status_transitions, paid_at: paidAt };
    change(payment, { amount_paid: invoice.amount_paid, status: "paid", status_transitions: transitions });
  }
  payments.emit("invoice.paid", invoice);
  payments.emit("invoice.payment_succeeded", invoice);
}
