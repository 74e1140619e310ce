import type { Route } from "../wire/call.ts";
import { listPage } from "../wire/list-page.ts";
import { retrieve } from "../wire/retrieve.ts";

export const priceRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/prices",
    answer: (call) =>
      listPage(call, call.payments.store.prices, {
        url: "/v1/prices",
        kind: "price",
        by: {
          active: (price) => String(price.active),
          currency: (price) => price.currency,
          lookup_keys: (price) => price.lookup_key,
          product: (price) => price.product,
          type: (price) => price.type,
        },
      }),
  },
  retrieve({ path: "/prices/:id", kind: "price", table: ({ prices }) => prices }),
  {
    method: "GET",
    path: "/products",
    answer: (call) =>
      listPage(call, call.payments.store.products, {
        url: "/v1/products",
        kind: "product",
        by: { active: (product) => String(product.active) },
      }),
  },
  retrieve({ path: "/products/:id", kind: "product", table: ({ products }) => products }),
];
