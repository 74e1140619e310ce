import { planOf } from "../objects/plan.ts";
import type { Subscription } from "../objects/subscription.ts";
import type { Payments } from "../payments.ts";
import { referred } from "../wire/found.ts";
import { missing, StripeError } from "../wire/stripe-error.ts";

export interface ItemChange {
  readonly id?: string;
  readonly price?: string;
  readonly quantity?: number;
}

/** A subscription's items with other prices or quantities, from the next invoice on: nothing is prorated. */
export function switchPrice(
  { store }: Payments,
  subscription: Subscription,
  changes: readonly ItemChange[],
): Partial<Subscription> {
  const data = [...subscription.items.data];
  for (const [index, { id, price: priceId, quantity }] of changes.entries()) {
    if (id === undefined) {
      throw new StripeError("The sandbox changes items but adds none: name one by its id.", {
        param: `items[${index}][id]`,
        code: "parameter_missing",
      });
    }
    const at = data.findIndex((item) => item.id === id);
    const old = data[at];
    if (!old) throw missing("subscription_item", id, { status: 400, param: `items[${index}][id]` });
    const price =
      priceId === undefined ? old.price : referred(store.prices, priceId, "price", `items[${index}][price]`);
    if (price.recurring === null) {
      throw new StripeError(
        "The price specified is set to `type=one_time` but this field only accepts recurring prices.",
        {
          param: `items[${index}][price]`,
        },
      );
    }
    data[at] = { ...old, price, plan: planOf(price), quantity: quantity ?? old.quantity };
  }
  return { items: { ...subscription.items, data } };
}
