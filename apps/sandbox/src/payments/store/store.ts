import type { Charge } from "../objects/charge.ts";
import type { Customer } from "../objects/customer.ts";
import type { Dispute } from "../objects/dispute.ts";
import type { Event } from "../objects/event.ts";
import type { Invoice } from "../objects/invoice.ts";
import type { InvoicePayment } from "../objects/invoice-payment.ts";
import type { PaymentIntent } from "../objects/payment-intent.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import type { Price } from "../objects/price.ts";
import type { Product } from "../objects/product.ts";
import type { Refund } from "../objects/refund.ts";
import type { CheckoutTerms, Session } from "../objects/session.ts";
import type { Subscription } from "../objects/subscription.ts";
import type { WebhookEndpoint } from "../objects/webhook-endpoint.ts";
import { seedPrices } from "./seed-prices.ts";
import { Table } from "./table.ts";

/** Everything the payment provider knows, in memory. */
export interface Store {
  readonly charges: Table<Charge>;
  readonly customers: Table<Customer>;
  /** Ids of customers that were; Stripe still answers for them. */
  readonly deletedCustomers: Set<string>;
  readonly disputes: Table<Dispute>;
  readonly events: Table<Event>;
  readonly invoicePayments: Table<InvoicePayment>;
  readonly invoices: Table<Invoice>;
  readonly paymentIntents: Table<PaymentIntent>;
  /** By the id of the session. */
  readonly terms: Map<string, CheckoutTerms>;
  readonly paymentMethods: Table<PaymentMethod>;
  readonly prices: Table<Price>;
  readonly products: Table<Product>;
  readonly refunds: Table<Refund>;
  readonly sessions: Table<Session>;
  readonly subscriptions: Table<Subscription>;
  readonly webhookEndpoints: Table<WebhookEndpoint>;
}

export function createStore(): Store {
  const store: Store = {
    charges: new Table(),
    customers: new Table(),
    deletedCustomers: new Set(),
    disputes: new Table(),
    events: new Table(),
    invoicePayments: new Table(),
    invoices: new Table(),
    paymentIntents: new Table(),
    terms: new Map(),
    paymentMethods: new Table(),
    prices: new Table(),
    products: new Table(),
    refunds: new Table(),
    sessions: new Table(),
    subscriptions: new Table(),
    webhookEndpoints: new Table(),
  };
  seedPrices(store);
  return store;
}
