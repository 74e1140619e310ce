import { z } from "zod";
import type { Stored, Table } from "../store/table.ts";
import type { Call } from "./call.ts";
import { type CreatedRange, createdRange, isWithin } from "./created-range.ts";
import { integer, text } from "./param-types.ts";
import { readParams } from "./read-params.ts";
import { type Filters, readFilters } from "./row-filters.ts";
import { missing, StripeError } from "./stripe-error.ts";

export interface ListOptions<T> {
  readonly url: string;
  readonly kind: string;
  readonly by?: Filters<T>;
  /** What is left out unless the named filter is used. */
  readonly hides?: { readonly unless: string; readonly row: (row: T) => boolean };
}

interface Page {
  readonly limit: number;
  readonly starting_after?: string;
  readonly ending_before?: string;
  readonly created?: CreatedRange;
}

export interface ApiList<T> {
  readonly object: "list";
  readonly data: readonly T[];
  readonly has_more: boolean;
  readonly url: string;
}

const paging = {
  limit: integer(1, 100).default(10),
  starting_after: text(500).optional(),
  ending_before: text(500).optional(),
  created: createdRange.optional(),
};

/** Stripe's lists: newest first, filtered, a page at a time. */
export function listPage<T extends Stored>(call: Call, table: Table<T>, options: ListOptions<T>): ApiList<T> {
  const { url, kind, by = {}, hides } = options;
  const entries = Object.entries(call.params);
  const pick = (isFilter: boolean) =>
    Object.fromEntries(entries.filter(([name]) => Object.hasOwn(by, name) === isFilter));
  const { isAsked, uses } = readFilters(call.payments.store, by, pick(true));
  const page: Page = readParams(z.strictObject(paging), pick(false));
  const isShown = (row: T) => !hides || uses(hides.unless) || !hides.row(row);
  const rows = table.filter((row) => isAsked(row) && isShown(row) && isWithin(row.created, page.created));
  return { object: "list", ...cut(rows, page, kind), url };
}

/** A page of rows that belong to one object, in their own order. */
export function listRows<T extends { readonly id: string }>(
  call: Call,
  rows: readonly T[],
  { url, kind }: { readonly url: string; readonly kind: string },
): ApiList<T> {
  const { limit, starting_after, ending_before } = paging;
  const page: Page = readParams(z.strictObject({ limit, starting_after, ending_before }), call.params);
  return { object: "list", ...cut(rows, page, kind), url };
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
