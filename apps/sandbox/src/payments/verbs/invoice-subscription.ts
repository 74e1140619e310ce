import type { Customer } from "../objects/customer.ts";
import type { Invoice, InvoiceFields } from "../objects/invoice.ts";
import { newInvoiceLine, subscriptionLine } from "../objects/invoice-line.ts";
import type { LineItem } from "../objects/line-item.ts";
import type { Subscription } from "../objects/subscription.ts";
import type { Payments } from "../payments.ts";
import { newId } from "../store/new-id.ts";
import { issueInvoice } from "./issue-invoice.ts";

export interface SubscriptionBill {
  readonly subscription: Subscription;
  readonly customer: Customer;
  readonly intent: string;
  /** One-off items on the same invoice. */
  readonly extras: readonly LineItem[];
  readonly reason: InvoiceFields["reason"];
  readonly base: string;
}

/** The invoice over a subscription's current period. */
export function invoiceSubscription(payments: Payments, bill: SubscriptionBill): Invoice {
  const { subscription, customer, extras, reason, base } = bill;
  const id = newId("in");
  const [first] = subscription.items.data;
  const start = first?.current_period_start ?? subscription.created;
  const end = first?.current_period_end ?? start;
  const recurring = subscription.items.data.map((item) => {
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
