import type { Stored, Table } from "../store/table.ts";
import { missing } from "./stripe-error.ts";

/** The object that a path names; throws Stripe's 404. */
export function found<T extends Stored>(table: Table<T>, id: string, kind: string, param = "id"): T {
  const row = table.get(id);
  if (!row) throw missing(kind, id, { status: 404, param });
  return row;
}

/** The object that a parameter names; throws Stripe's 400. */
export function referred<T extends Stored>(table: Table<T>, id: string, kind: string, param: string): T {
  const row = table.get(id);
  if (!row) throw missing(kind, id, { status: 400, param });
  return row;
}
