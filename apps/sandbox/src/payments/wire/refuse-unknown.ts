import type { Store } from "../store/store.ts";
import { missing } from "./stripe-error.ts";

/** Stripe refuses a filter by an object that does not exist, instead of answering with an empty list. */
export function refuseUnknown(store: Store, name: string, id: string): void {
  const kind = KINDS[name];
  if (kind && !kind.table(store).get(id)) throw missing(kind.name, id, { status: 400, param: name });
}

type Kind = {
  readonly name: string;
  readonly table: (store: Store) => { get(id: string): object | undefined };
};

const KINDS: Readonly<Record<string, Kind>> = {
  charge: { name: "charge", table: ({ charges }) => charges },
  customer: { name: "customer", table: ({ customers }) => customers },
  invoice: { name: "invoice", table: ({ invoices }) => invoices },
  payment_intent: { name: "payment_intent", table: ({ paymentIntents }) => paymentIntents },
  subscription: { name: "subscription", table: ({ subscriptions }) => subscriptions },
};
