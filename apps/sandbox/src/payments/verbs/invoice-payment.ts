import { now } from "../clock.ts";
import type { Customer } from "../objects/customer.ts";
import { newInvoiceLine } from "../objects/invoice-line.ts";
import type { PaymentIntent } from "../objects/payment-intent.ts";
import type { Session } from "../objects/session.ts";
import type { Payments } from "../payments.ts";
import { newId } from "../store/new-id.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { payInvoice } from "./pay-invoice.ts";
import { termsOf } from "./terms-of.ts";

export interface PaidCheckout {
  readonly session: Session;
  readonly customer: Customer;
  readonly intent: PaymentIntent;
  readonly base: string;
}

/** The paid invoice of a one-off payment, when the session asked for one. */
export function invoicePayment(payments: Payments, paid: PaidCheckout): void {
  const { session, customer, intent, base } = paid;
  const { invoice: wishes, lineItems } = termsOf(payments, session);
  if (wishes === null) return;
  const id = newId("in");
  const period = { start: now(), end: now() };
  const lines = lineItems.map(({ price, quantity, description }) =>
    newInvoiceLine({ invoice: id, price, quantity, description, period, subscription: null }),
  );
  const invoice = issueInvoice(
    payments,
    {
      id,
      base,
      customer,
      currency: session.currency,
      lines,
      total: intent.amount,
      wishes,
      reason: "manual",
      period,
      subscription: null,
    },
    intent.id,
  );
  session.invoice = invoice.id;
  payInvoice(payments, invoice);
}
