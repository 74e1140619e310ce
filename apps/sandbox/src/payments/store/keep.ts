import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { deserialize, serialize } from "node:v8";
import { type Store, type Stored, Table } from "./store.ts";

type Rows = readonly (readonly [name: string, rows: readonly unknown[]])[];

/**
 * Keeps the store in a file, so that a restart knows the customers, payments and invoices of before. What cannot
 * be read, such as the file of another version, is left behind: the provider starts anew.
 */
export function keepIn(file: string, store: Store): { save(): void } {
  restore(file, store);
  let isDue = false;
  return {
    /** Soon, once for all the changes of a request. */
    save() {
      if (isDue) return;
      isDue = true;
      setImmediate(() => {
        isDue = false;
        write(file, store);
      });
    },
  };
}

function write(file: string, store: Store): void {
  const rows: Rows = Object.entries(store).map(([name, table]) => [name, rowsOf(table)]);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, serialize(rows));
  renameSync(`${file}.new`, file);
}

function rowsOf(table: Store[keyof Store]): readonly unknown[] {
  return table instanceof Table ? [...table.newestFirst()].reverse() : [...table];
}

function restore(file: string, store: Store): void {
  let rows: Rows;
  try {
    rows = deserialize(readFileSync(file)) as Rows;
  } catch {
    return;
  }
  for (const [name, kept] of rows) fill(Object.entries(store).find(([own]) => own === name)?.[1], kept);
}

function fill(table: Store[keyof Store] | undefined, rows: readonly unknown[]): void {
  // The rows were written from the same table: their shape is what it takes.
  if (table instanceof Table) for (const row of rows) (table as Table<Stored>).add(row as Stored);
  else if (table instanceof Set) for (const row of rows) table.add(row as string);
  else if (table instanceof Map) for (const [key, value] of rows as [string, never][]) table.set(key, value);
}
