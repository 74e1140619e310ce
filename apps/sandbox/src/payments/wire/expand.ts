import { type Store, Table } from "../store/store.ts";
import { StripeError } from "./stripe-error.ts";

type Fields = Record<string, unknown>;

const MAX_DEPTH = 4;

/** A copy of an answer in which the named fields hold objects instead of ids (`data.customer` in lists). */
export function expand(store: Store, answer: object, paths: readonly string[]): object {
  const copy: Fields = structuredClone({ ...answer });
  for (const path of paths) {
    const names = path.split(".");
    if (names.length > MAX_DEPTH) {
      throw new StripeError(`You cannot expand more than ${MAX_DEPTH} levels of a property (${path}).`);
    }
    expandIn(store, copy, { names, path });
  }
  return copy;
}

interface Wanted {
  readonly names: readonly string[];
  readonly path: string;
}

function expandIn(store: Store, at: Fields, { names, path }: Wanted): void {
  const [name, ...rest] = names;
  if (name === undefined) return;
  const inner = at[name] === undefined ? included(store, at, name) : at[name];
  if (inner === undefined) throw notExpandable(path);
  if (inner === null) return;
  if (typeof inner === "string") {
    const object = findObject(store, inner);
    if (!object) throw notExpandable(path);
    at[name] = structuredClone(object);
  } else if (typeof inner === "object") {
    at[name] = inner;
  } else {
    throw notExpandable(path);
  }
  for (const next of objectsIn(at[name])) expandIn(store, next, { names: rest, path });
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

/** Lists that Stripe leaves out unless they are asked for by `expand`. */
function included(store: Store, object: Readonly<Record<string, unknown>>, name: string): object | undefined {
  const id = String(object.id);
  switch (`${String(object.object)}.${name}`) {
    case "checkout.session.line_items":
      return listOf(store.terms.get(id)?.lineItems ?? [], `/v1/checkout/sessions/${id}/line_items`);
    case "charge.refunds":
      return listOf(
        store.refunds.filter(({ charge }) => charge === id),
        `/v1/charges/${id}/refunds`,
      );
    case "invoice.payments":
      return listOf(
        store.invoicePayments.filter(({ invoice }) => invoice === id),
        `/v1/invoice_payments?invoice=${id}`,
      );
    case "customer.subscriptions":
      return listOf(
        store.subscriptions.filter(({ customer }) => customer === id),
        `/v1/customers/${id}/subscriptions`,
      );
    default:
      return undefined;
  }
}

function listOf(rows: readonly object[], url: string): object {
  return { object: "list", data: structuredClone([...rows]), has_more: false, url };
}
