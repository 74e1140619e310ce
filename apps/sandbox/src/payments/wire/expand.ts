import type { Store } from "../store/store.ts";
import { findObject, included } from "./related.ts";
import { StripeError } from "./stripe-error.ts";

type Fields = Record<string, unknown>;

const MAX_DEPTH = 4;

/** A copy of an answer in which the named fields hold objects instead of ids (`data.customer` in lists). */
export function expand(store: Store, answer: object, paths: readonly string[]): object {
  const copy: Fields = structuredClone({ ...answer });
  for (const path of paths) {
    const names = path.split(".");
    if (names.length > MAX_DEPTH) {
      throw new StripeError(`You cannot expand more than ${MAX_DEPTH} levels of a property (${path}).`);
    }
    expandIn(store, copy, { names, path });
  }
  return copy;
}

interface Wanted {
  readonly names: readonly string[];
  readonly path: string;
}

function expandIn(store: Store, at: Fields, { names, path }: Wanted): void {
  const [name, ...rest] = names;
  if (name === undefined) return;
  const inner = at[name] === undefined ? included(store, at, name) : at[name];
  if (inner === undefined) throw notExpandable(path);
  if (inner === null) return;
  if (typeof inner === "string") {
    const object = findObject(store, inner);
    if (!object) throw notExpandable(path);
    at[name] = structuredClone(object);
  } else if (typeof inner === "object") {
    at[name] = inner;
  } else {
    throw notExpandable(path);
  }
  for (const next of objectsIn(at[name])) expandIn(store, next, { names: rest, path });
}

/** One object, or each of a list. */
function objectsIn(value: unknown): readonly Fields[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((each): each is Fields => typeof each === "object" && each !== null);
}

function notExpandable(path: string): StripeError {
  return new StripeError(`This property cannot be expanded (${path}).`, { param: "expand" });
}
