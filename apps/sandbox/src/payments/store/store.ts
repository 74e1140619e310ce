import type { Charge, PaymentIntent } from "../objects/charge.ts";
import type { Customer } from "../objects/customer.ts";
import type { Dispute } from "../objects/dispute.ts";
import type { Event, WebhookEndpoint } from "../objects/event.ts";
import type { Invoice, InvoicePayment } from "../objects/invoice.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import type { PortalSession } from "../objects/portal-session.ts";
import { every, newPrice, newProduct, type Price, type Product } from "../objects/price.ts";
import type { Refund } from "../objects/refund.ts";
import type { CheckoutTerms, Session } from "../objects/session.ts";
import type { Subscription } from "../objects/subscription.ts";

/** What a call was answered, and the call. */
export interface KeptAnswer {
  readonly status: number;
  readonly body: string;
  readonly path: string;
  readonly sent: string;
}

/** The kinds of objects, by the name of their table. */
export interface Rows {
  charges: Charge;
  customers: Customer;
  disputes: Dispute;
  events: Event;
  invoicePayments: InvoicePayment;
  invoices: Invoice;
  paymentIntents: PaymentIntent;
  paymentMethods: PaymentMethod;
  portalSessions: PortalSession;
  prices: Price;
  products: Product;
  refunds: Refund;
  sessions: Session;
  subscriptions: Subscription;
  webhookEndpoints: WebhookEndpoint;
}

export type Tables = { readonly [K in keyof Rows]: Table<Rows[K]> };

/** Everything the payment provider knows, in memory. */
export interface Store extends Tables {
  /** By the id of the session. */
  readonly terms: Map<string, CheckoutTerms>;
  /** By idempotency key. */
  readonly answers: Map<string, KeptAnswer>;
}

export function createStore(): Store {
  const store: Store = {
    charges: new Table(),
    customers: new Table(),
    disputes: new Table(),
    events: new Table(),
    invoicePayments: new Table(),
    invoices: new Table(),
    paymentIntents: new Table(),
    terms: new Map(),
    answers: new Map(),
    paymentMethods: new Table(),
    portalSessions: new Table(),
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

export interface Stored {
  readonly id: string;
  readonly created: number;
}

/** Objects of one kind in the order they were made. */
export class Table<T extends Stored> {
  readonly #rows = new Map<string, T>();

  add(row: T): T {
    this.#rows.set(row.id, row);
    return row;
  }

  has(id: string): boolean {
    return this.#rows.has(id);
  }

  get(id: string): T | undefined {
    return this.#rows.get(id);
  }

  delete(id: string): void {
    this.#rows.delete(id);
  }

  newestFirst(): readonly T[] {
    return [...this.#rows.values()].reverse();
  }

  find(test: (row: T) => boolean): T | undefined {
    return this.newestFirst().find(test);
  }

  filter(test: (row: T) => boolean): readonly T[] {
    return this.newestFirst().filter(test);
  }
}

/**
 * Changes an object in place. Returns the old values of the changed fields: an event's
 * `previous_attributes`.
 */
export function change<T extends object>(object: T, changes: Partial<T>): Partial<T> {
  const previous: Partial<T> = {};
  for (const name of Object.keys(changes) as (keyof T)[]) {
    if (JSON.stringify(object[name]) !== JSON.stringify(changes[name])) previous[name] = object[name];
  }
  Object.assign(object, changes);
  return previous;
}

/** The fields that the caller sent; other fields must not change. Fields only get lost, so the cast holds. */
export function definedIn<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

const PLANS = [
  { key: "business", name: "Standings Business", unitAmount: 29_900 },
  { key: "pro", name: "Standings Pro", unitAmount: 9_900 },
];

/** The two monthly plans that exist from the start: `price_sandbox_pro` and `price_sandbox_business`. */
function seedPrices(store: { readonly prices: Table<Price>; readonly products: Table<Product> }): void {
  for (const { key, name, unitAmount } of PLANS) {
    const id = `price_sandbox_${key}`;
    const product = newProduct({ id: `prod_sandbox_${key}`, name, default_price: id });
    store.products.add(product);
    store.prices.add(
      newPrice({
        id,
        currency: "usd",
        product: product.id,
        unit_amount: unitAmount,
        lookup_key: key,
        recurring: every({ interval: "month", interval_count: 1 }),
      }),
    );
  }
}
