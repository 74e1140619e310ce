import { type LineItem, newLineItem } from "../objects/line-item.ts";
import { newPrice, newProduct, type Price } from "../objects/price.ts";
import type { Store } from "../store/store.ts";
import { mergeMetadata } from "../wire/params.ts";
import { referred, StripeError } from "../wire/stripe-error.ts";
import type { LineItemParams, SessionParams } from "./session-params.ts";

/** Reads a session's line items and makes their inline prices. Throws `StripeError` for a bad combination. */
export function readLineItems(store: Store, { line_items: items, mode }: SessionParams): readonly LineItem[] {
  if (items.length === 0)
    throw new StripeError("You must provide at least one line item.", { param: "line_items" });
  const lines = items.map((item, index) => {
    const param = `line_items[${index}]`;
    if (item.quantity === undefined) {
      throw new StripeError("Quantity is required. Add `quantity` to each line item.", {
        param: `${param}[quantity]`,
        code: "parameter_missing",
      });
    }
    const price = readPrice(store, item, param);
    const product = store.products.get(price.product);
    return newLineItem(price, product?.name ?? price.id, item.quantity);
  });
  refuseMixture(lines, mode);
  return lines;
}

function readPrice(store: Store, item: LineItemParams, param: string): Price {
  if (item.price !== undefined && item.price_data) {
    throw new StripeError("You may only specify one of these parameters: price, price_data.", { param });
  }
  if (item.price_data) return newInlinePrice(store, item.price_data, `${param}[price_data]`);
  if (item.price === undefined) {
    throw new StripeError(`You must specify either \`price\` or \`price_data\` in ${param}.`, {
      param,
      code: "parameter_missing",
    });
  }
  const price = referred(store.prices, item.price, "price", `${param}[price]`);
  if (price.active) return price;
  throw new StripeError("The price specified is inactive. This field only accepts active prices.", {
    param: `${param}[price]`,
  });
}

/** Makes an inline price. As at Stripe, the price is kept and inactive. */
function newInlinePrice(store: Store, data: NonNullable<LineItemParams["price_data"]>, param: string): Price {
  const { product_data: made, product: id } = data;
  if ((made === undefined) === (id === undefined)) {
    throw new StripeError("You must specify exactly one of these parameters: product, product_data.", {
      param,
    });
  }
  const product =
    id === undefined
      ? newProduct({
          name: made?.name ?? "",
          description: made?.description ?? null,
          images: made?.images ?? [],
          metadata: mergeMetadata({}, made?.metadata),
          active: false,
        })
      : referred(store.products, id, "product", `${param}[product]`);
  store.products.add(product);
  const { currency, unit_amount } = data;
  const fields = { active: false, currency, product: product.id, unit_amount };
  return store.prices.add(newPrice({ ...fields, recurring: null }));
}

function refuseMixture(lines: readonly LineItem[], mode: SessionParams["mode"]): void {
  if (new Set(lines.map(({ currency }) => currency)).size > 1) {
    throw new StripeError("All line items must have the same currency.", { param: "line_items" });
  }
  const recurring = lines.filter(({ price }) => price.type === "recurring");
  if (mode === "payment" && recurring.length > 0) {
    throw new StripeError(
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
      { param: "line_items" },
    );
  }
  if (mode === "subscription" && recurring.length === 0) {
    throw new StripeError(
      "You must provide at least one recurring price in `subscription` mode when using prices.",
      { param: "line_items" },
    );
  }
}
