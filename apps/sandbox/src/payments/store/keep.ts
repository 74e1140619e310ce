import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { deserialize, serialize } from "node:v8";
import { type Store, type Stored, Table } from "./store.ts";

type Rows = readonly (readonly [name: string, rows: readonly unknown[]])[];

/** Changes of so long are written together: a write takes as long as the store is large. */
const TOGETHER_MS = 100;

export interface Keeper {
  /** Saves soon. */
  save(): void;
  /** Saves at once what is not saved yet. */
  close(): void;
}

/**
 * Keeps the store in a file, so that customers, payments and open sessions survive a restart. An unreadable file,
 * such as that of another version, is ignored: the provider then starts empty.
 */
export function keepIn(file: string, store: Store): Keeper {
  restore(file, store);
  let due: NodeJS.Timeout | null = null;
  const writeNow = () => {
    due = null;
    try {
      write(file, store);
    } catch (error) {
      process.emitWarning(`The payments could not be kept: ${error}`);
    }
  };
  return {
    save() {
      due ??= setTimeout(writeNow, TOGETHER_MS).unref();
    },
    close() {
      if (due === null) return;
      clearTimeout(due);
      writeNow();
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
  // The rows were written from the same table, so the casts hold.
  if (table instanceof Table) for (const row of rows) (table as Table<Stored>).add(row as Stored);
  else if (table instanceof Map) for (const [key, value] of rows as [string, never][]) table.set(key, value);
}
