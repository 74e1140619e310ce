import { type Store, Table } from "../store/store.ts";
import { StripeError } from "./stripe-error.ts";

type Fields = Record<string, unknown>;

const MAX_DEPTH = 4;

/** Copies an answer and replaces the ids in the named fields by objects (`data.customer` in lists). */
export function expand(store: Store, answer: object, paths: readonly string[]): object {
  const copy: Fields = structuredClone({ ...answer });
  for (const path of paths) {
    const names = path.split(".");
    if (names.length > MAX_DEPTH) {
      throw new StripeError(`You cannot expand more than ${MAX_DEPTH} levels of a property (${path}).`);
    }
    expandIn(store, copy, names, path);
  }
  return copy;
}

function expandIn(store: Store, at: Fields, [name, ...rest]: readonly string[], path: string): void {
  if (name === undefined) return;
  const inner = at[name] === undefined ? included(store, at, name) : at[name];
  if (inner === undefined) throw notExpandable(path);
  if (inner === null) return;
  const object = typeof inner === "string" ? structuredClone(findObject(store, inner)) : inner;
  if (typeof object !== "object") throw notExpandable(path);
  at[name] = object;
  for (const next of objectsIn(at[name])) expandIn(store, next, rest, path);
}

/** One object, or each of a list. */
function objectsIn(value: unknown): readonly Fields[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((each): each is Fields => typeof each === "object" && each !== null);
}

function notExpandable(path: string): StripeError {
  return new StripeError(`This property cannot be expanded (${path}).`, { param: "expand" });
}

/** The object that has an id. */
function findObject(store: Store, id: string): object | undefined {
  const tables = Object.values(store).filter((each) => each instanceof Table);
  return tables.find((table) => table.has(id))?.get(id);
}

/** A list that Stripe leaves out unless `expand` asks for it. */
function included(store: Store, { id, object }: Fields, name: string): object | undefined {
  const list = LISTS[`${String(object)}.${name}`]?.(store, String(id));
  return list && { object: "list", data: structuredClone([...list.rows]), has_more: false, url: list.url };
}

type IncludedList = (store: Store, id: string) => { readonly rows: readonly object[]; readonly url: string };

const LISTS: Readonly<Record<string, IncludedList>> = {
  "checkout.session.line_items": ({ terms }, id) => ({
    rows: terms.get(id)?.lineItems ?? [],
    url: `/v1/checkout/sessions/${id}/line_items`,
  }),
  "charge.refunds": ({ refunds }, id) => ({
    rows: refunds.filter(({ charge }) => charge === id),
    url: `/v1/charges/${id}/refunds`,
  }),
  "invoice.payments": ({ invoicePayments }, id) => ({
    rows: invoicePayments.filter(({ invoice }) => invoice === id),
    url: `/v1/invoice_payments?invoice=${id}`,
  }),
  "customer.subscriptions": ({ subscriptions }, id) => ({
    rows: subscriptions.filter(({ customer }) => customer === id),
    url: `/v1/customers/${id}/subscriptions`,
  }),
};
