import { z } from "zod";
import type { Rows, Store, Tables } from "../store/store.ts";
import type { Call, Route } from "./call.ts";
import { integer, list, readParams, refuseParams, text } from "./params.ts";
import type { Form } from "./parse-form.ts";
import { found, missing, StripeError } from "./stripe-error.ts";

/** Filter parameters, each with the value or the values of a row that it is compared to. */
type Filters<T> = Readonly<Record<string, (row: T) => string | null | readonly string[]>>;

/** A kind of object in the API. */
interface Collection<K extends keyof Rows> {
  /** Below `/v1`. */
  readonly path: string;
  /** The object's name in Stripe's errors. */
  readonly kind: string;
  /** The name of the id in Stripe's errors, where it is not `id`. */
  readonly param?: string;
  readonly table: K;
  /** Fields that a list can be filtered by. */
  readonly fields?: readonly (keyof Rows[K] & string)[];
  readonly filters?: Filters<Rows[K]>;
  /** Rows that are left out unless the named filter is used. */
  readonly hides?: { readonly unless: string; readonly row: (row: Rows[K]) => boolean };
}

/** The route that lists a collection. */
export function listing<K extends keyof Rows>(collection: Collection<K>): Route {
  return { method: "GET", path: collection.path, answer: (call) => listPage(call, collection) };
}

/** The routes that list a collection and answer with one object of it. */
export function collection<K extends keyof Rows>(of: Collection<K>): readonly Route[] {
  return [
    listing(of),
    {
      method: "GET",
      path: `${of.path}/:id`,
      answer: (call) => {
        refuseParams(call);
        const tables: Tables = call.payments.store;
        return found(tables[of.table], call.id, of.kind, of.param);
      },
    },
  ];
}

interface ApiList<T> {
  readonly object: "list";
  readonly data: readonly T[];
  readonly has_more: boolean;
  readonly url: string;
}

const seconds = () => integer(0, 99_999_999_999);

/** `created=1` or `created[gte]=1&created[lt]=2`. */
const createdRange = z.preprocess(
  (value) => (typeof value === "string" ? { gte: value, lte: value } : value),
  z.strictObject({
    gt: seconds().optional(),
    gte: seconds().optional(),
    lt: seconds().optional(),
    lte: seconds().optional(),
  }),
);

const paging = z.strictObject({
  limit: integer(1, 100).default(10),
  starting_after: text(500).optional(),
  ending_before: text(500).optional(),
  created: createdRange.optional(),
});
type Page = z.output<typeof paging>;

/** The objects of a table, newest first, filtered, a page at a time. */
export function listPage<K extends keyof Rows>(call: Call, collection: Collection<K>): ApiList<Rows[K]> {
  const { path, kind, table, hides } = collection;
  const by = filtersOf(collection);
  const entries = Object.entries(call.params);
  const pick = (isFilter: boolean) =>
    Object.fromEntries(entries.filter(([name]) => Object.hasOwn(by, name) === isFilter));
  const { isAsked, uses } = readFilters(call.payments.store, by, pick(true));
  const page = readParams(paging, pick(false));
  const isShown = (row: Rows[K]) => !hides || uses(hides.unless) || !hides.row(row);
  const tables: Tables = call.payments.store;
  const rows = tables[table].filter(
    (row) => isAsked(row) && isShown(row) && isWithin(row.created, page.created),
  );
  return { object: "list", ...cut(rows, page, kind), url: `/v1${path}` };
}

function cut<T extends { readonly id: string }>(
  rows: readonly T[],
  page: Page,
  kind: string,
): { data: readonly T[]; has_more: boolean } {
  const { limit, starting_after: after, ending_before: before } = page;
  if (after !== undefined && before !== undefined) {
    throw new StripeError("You cannot parameterize both `starting_after` and `ending_before`.");
  }
  if (before !== undefined) {
    const end = indexOf(rows, before, { kind, param: "ending_before" });
    const start = Math.max(0, end - limit);
    return { data: rows.slice(start, end), has_more: start > 0 };
  }
  const start = after === undefined ? 0 : indexOf(rows, after, { kind, param: "starting_after" }) + 1;
  return { data: rows.slice(start, start + limit), has_more: start + limit < rows.length };
}

function indexOf(
  rows: readonly { readonly id: string }[],
  id: string,
  { kind, param }: { kind: string; param: string },
): number {
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) throw missing(kind, id, { status: 400, param });
  return index;
}

function filtersOf<K extends keyof Rows>({ fields = [], filters = {} }: Collection<K>): Filters<Rows[K]> {
  const named = fields.map((name): [string, Filters<Rows[K]>[string]] => [
    name,
    (row) => (row[name] === null ? null : String(row[name])),
  ]);
  return { ...Object.fromEntries(named), ...filters };
}

interface RowFilter<T> {
  readonly isAsked: (row: T) => boolean;
  readonly uses: (name: string) => boolean;
}

/** One value, or a list of which any will do. */
const wanted = z.preprocess((value) => (typeof value === "string" ? { 0: value } : value), list(text(500)));

/** Reads the filters among a list call's parameters. Throws `StripeError` for an object that is unknown. */
function readFilters<T>(store: Store, by: Filters<T>, params: Form): RowFilter<T> {
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

function isWithin(created: number, range: Page["created"] = {}): boolean {
  const { gt = -1, gte = 0, lt = Number.POSITIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}

/** Stripe refuses a filter by an object that does not exist, instead of answering with an empty list. */
function refuseUnknown(store: Store, name: string, id: string): void {
  const isKnown = OWNERS[name]?.(store, id) ?? true;
  if (!isKnown) throw missing(name, id, { status: 400, param: name });
}

const OWNERS: Readonly<Record<string, (store: Store, id: string) => boolean>> = {
  charge: ({ charges }, id) => charges.has(id),
  customer: ({ customers }, id) => customers.has(id),
  invoice: ({ invoices }, id) => invoices.has(id),
  payment_intent: ({ paymentIntents }, id) => paymentIntents.has(id),
  subscription: ({ subscriptions }, id) => subscriptions.has(id),
};
