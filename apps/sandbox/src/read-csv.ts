import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { z } from "zod";

/** A cell with several values: `value; value`. */
export const values = z.string().transform((cell) => split(cell, ";"));

export function split(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Reads CSV whose first line names the columns. Throws an error that names the faulty row. */
export function parseCsv<S extends z.ZodType>(text: string, schema: S): z.output<S>[] {
  const records: unknown[] = parse(text, { columns: true });
  return records.map((record) => {
    const row = schema.safeParse(record);
    if (row.success) return row.data;
    throw new Error(`Faulty row ${JSON.stringify(record)}: ${z.prettifyError(row.error)}`);
  });
}

/** Reads a file of `apps/sandbox/data`, named without its ending. */
export function readCsv<S extends z.ZodType>(name: string, schema: S): z.output<S>[] {
  return parseCsv(readFileSync(new URL(`../data/${name}.csv`, import.meta.url), "utf8"), schema);
}
