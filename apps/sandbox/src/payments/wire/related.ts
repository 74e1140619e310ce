import type { Store } from "../store/store.ts";

/** The object of an id, told by its prefix. */
export function findObject(store: Store, id: string): object | undefined {
  const prefix = id.slice(0, id.indexOf("_"));
  return BY_PREFIX[prefix]?.(store, id);
}

type Find = (store: Store, id: string) => object | undefined;

const findCharge: Find = (store, id) => store.charges.get(id);
const findRefund: Find = (store, id) => store.refunds.get(id);

const BY_PREFIX: Readonly<Record<string, Find>> = {
  ch: findCharge,
  py: findCharge,
  re: findRefund,
  pyr: findRefund,
  cs: (store, id) => store.sessions.get(id),
  cus: (store, id) => store.customers.get(id),
  dp: (store, id) => store.disputes.get(id),
  in: (store, id) => store.invoices.get(id),
  pi: (store, id) => store.paymentIntents.get(id),
  pm: (store, id) => store.paymentMethods.get(id),
  price: (store, id) => store.prices.get(id),
  prod: (store, id) => store.products.get(id),
  sub: (store, id) => store.subscriptions.get(id),
};

/** Lists that Stripe leaves out unless they are asked for by `expand`. */
export function included(
  store: Store,
  object: Readonly<Record<string, unknown>>,
  name: string,
): object | undefined {
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
