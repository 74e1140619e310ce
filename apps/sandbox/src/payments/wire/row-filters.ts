import { z } from "zod";
import type { Store } from "../store/store.ts";
import { list, text } from "./param-types.ts";
import type { Form } from "./parse-form.ts";
import { readParams } from "./read-params.ts";
import { refuseUnknown } from "./refuse-unknown.ts";

/** Filter parameters, each with the field that it is compared to, or all values that find the row. */
export type Filters<T> = Readonly<Record<string, (row: T) => string | null | readonly string[]>>;

export interface RowFilter<T> {
  readonly isAsked: (row: T) => boolean;
  readonly uses: (name: string) => boolean;
}

/** One value, or a list of which any will do. */
const wanted = z.preprocess((value) => (typeof value === "string" ? { 0: value } : value), list(text(500)));

/** Reads the filters among a list call's parameters. Throws `StripeError` for an object that is unknown. */
export function readFilters<T>(store: Store, by: Filters<T>, params: Form): RowFilter<T> {
  const fields = Object.entries(by);
  const schema = z.strictObject(Object.fromEntries(fields.map(([name]) => [name, wanted.optional()])));
  const asked = readParams(schema, params);
  for (const [name, values] of Object.entries(asked)) {
    for (const id of values ?? []) refuseUnknown(store, name, id);
  }
  return {
    isAsked: (row) => fields.every(([name, field]) => meets(field(row), asked[name])),
    uses: (name) => asked[name] !== undefined,
  };
}

function meets(value: string | null | readonly string[], asked: readonly string[] | undefined): boolean {
  if (asked === undefined) return true;
  if (value === null) return false;
  return asked.some((each) => (typeof value === "string" ? value === each : value.includes(each)));
}
