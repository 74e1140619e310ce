import type { Session } from "../objects/session.ts";
import type { Payments } from "../payments.ts";
import type { Buyer } from "./ensure-customer.ts";

/** The buyer's address as far as the product gave it. */
export function knownEmail({ store }: Payments, session: Session): string | null {
  const customer = session.customer === null ? undefined : store.customers.get(session.customer);
  return session.customer_email ?? customer?.email ?? null;
}

/** Who pays: what the page's form said, else what is known of the customer, else somebody made up. */
export function buyerOf(payments: Payments, session: Session, typed: Partial<Buyer> = {}): Buyer {
  const customer = session.customer === null ? undefined : payments.store.customers.get(session.customer);
  return {
    email: knownEmail(payments, session) ?? (typed.email || "buyer@example.com"),
    name: typed.name || customer?.name || "Sandbox Buyer",
  };
}
