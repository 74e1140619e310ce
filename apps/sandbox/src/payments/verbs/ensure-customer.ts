import { type Customer, newCustomer } from "../objects/customer.ts";
import type { Session } from "../objects/session.ts";
import type { Payments } from "../payments.ts";

export interface Buyer {
  readonly email: string;
  readonly name: string;
}

/**
 * The customer of a session at the moment of payment: the given one, a new one where Stripe makes one
 * (subscriptions, invoices, `customer_creation: "always"`), or nobody.
 */
export function ensureCustomer(payments: Payments, session: Session, buyer: Buyer): Customer | null {
  if (session.customer !== null) return payments.store.customers.get(session.customer) ?? null;
  const isNeeded =
    session.mode === "subscription" ||
    session.invoice_creation?.enabled === true ||
    session.customer_creation === "always";
  if (!isNeeded) return null;
  const customer = payments.store.customers.add(newCustomer({ email: buyer.email, name: buyer.name }));
  payments.emit("customer.created", customer);
  return customer;
}
