import type { Store } from "../store/store.ts";
import type { Stored, Table } from "../store/table.ts";
import type { Route } from "./call.ts";
import { found } from "./found.ts";
import { refuseParams } from "./no-params.ts";

export interface Retrieval<T> {
  readonly path: string;
  /** As Stripe's errors call it. */
  readonly kind: string;
  /** The name of the id in Stripe's errors, where it is not `id`. */
  readonly param?: string;
  readonly table: (store: Store) => Table<T & Stored>;
}

/** The route that answers with one object. */
export function retrieve<T>({ path, kind, param, table }: Retrieval<T>): Route {
  return {
    method: "GET",
    path,
    answer: (call) => {
      refuseParams(call);
      return found(table(call.payments.store), call.id, kind, param);
    },
  };
}
