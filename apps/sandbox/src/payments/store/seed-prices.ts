import { newPrice, type Price } from "../objects/price.ts";
import { newProduct, type Product } from "../objects/product.ts";
import type { Table } from "./table.ts";

const PLANS = [
  { key: "business", name: "Standings Business", unitAmount: 29_900 },
  { key: "pro", name: "Standings Pro", unitAmount: 9_900 },
];

/** The two monthly plans that exist from the start: `price_sandbox_pro` and `price_sandbox_business`. */
export function seedPrices(store: {
  readonly prices: Table<Price>;
  readonly products: Table<Product>;
}): void {
  for (const { key, name, unitAmount } of PLANS) {
    const id = `price_sandbox_${key}`;
    const product = newProduct({ id: `prod_sandbox_${key}`, name, default_price: id });
    store.products.add(product);
    store.prices.add(
      newPrice({
        id,
        currency: "usd",
        product: product.id,
        unitAmount,
        lookupKey: key,
        interval: { interval: "month", count: 1 },
      }),
    );
  }
}
