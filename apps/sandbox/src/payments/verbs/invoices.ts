import { now } from "../clock.ts";
import type { PaymentIntent } from "../objects/charge.ts";
import type { Customer } from "../objects/customer.ts";
import {
  type Invoice,
  type InvoiceFields,
  newInvoice,
  newInvoiceLine,
  newInvoicePayment,
  subscriptionLine,
} from "../objects/invoice.ts";
import type { LineItem } from "../objects/line-item.ts";
import type { Session } from "../objects/session.ts";
import type { Subscription } from "../objects/subscription.ts";
import type { Payments } from "../payments.ts";
import { newId } from "../store/new-id.ts";
import { change } from "../store/store.ts";
import { termsOf } from "./checkout.ts";

/** Makes a finalized invoice and links it to the intent that pays it. */
function issueInvoice(payments: Payments, fields: InvoiceFields, paymentIntent: string): Invoice {
  const { store } = payments;
  const invoice = store.invoices.add(newInvoice(fields));
  store.invoicePayments.add(newInvoicePayment(invoice, paymentIntent));
  payments.emit("invoice.created", invoice);
  payments.emit("invoice.finalized", invoice);
  return invoice;
}

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

export interface PaidCheckout {
  readonly session: Session;
  readonly customer: Customer;
  readonly intent: PaymentIntent;
  readonly base: string;
}

/** Makes the paid invoice of a one-off payment, when the session asked for one. */
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

interface SubscriptionBill {
  readonly subscription: Subscription;
  readonly customer: Customer;
  readonly intent: string;
  /** One-off items on the same invoice. */
  readonly extras: readonly LineItem[];
  readonly reason: InvoiceFields["reason"];
  /** What is billed; the subscription's own items when left out. */
  readonly items?: Subscription["items"]["data"];
  readonly base: string;
}

/** Makes the invoice for a subscription's current period. */
export function invoiceSubscription(payments: Payments, bill: SubscriptionBill): Invoice {
  const { subscription, customer, extras, reason, items = subscription.items.data, base } = bill;
  const id = newId("in");
  const [first] = subscription.items.data;
  const start = first?.current_period_start ?? subscription.created;
  const end = first?.current_period_end ?? start;
  const recurring = items.map((item) => {
    const { price, quantity } = item;
    const name = payments.store.products.get(price.product)?.name ?? price.id;
    return newInvoiceLine({
      invoice: id,
      price,
      quantity,
      description: subscriptionLine({ description: name, price, quantity }),
      period: { start, end },
      subscription: { id: subscription.id, item: item.id },
    });
  });
  const once = extras.map(({ price, quantity, description }) =>
    newInvoiceLine({
      invoice: id,
      price,
      quantity,
      description,
      period: { start, end: start },
      subscription: null,
    }),
  );
  const lines = [...recurring, ...once];
  const invoice = issueInvoice(
    payments,
    {
      id,
      base,
      customer,
      currency: subscription.currency,
      lines,
      total: lines.reduce((total, { amount }) => total + amount, 0),
      wishes: null,
      reason,
      period: { start, end: start },
      subscription: { id: subscription.id, metadata: subscription.metadata },
    },
    bill.intent,
  );
  subscription.latest_invoice = invoice.id;
  return invoice;
}
