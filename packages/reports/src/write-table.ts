import { csvLines } from "./csv-lines.ts";
import { spreadsheet } from "./spreadsheet.ts";
import type { Table } from "./table.ts";

/** What a table can be saved as; also the ending of the file's name. */
export const TABLE_FORMATS = ["csv", "xlsx"] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** A table as a file, piece by piece: its rows are read while it is written. */
export function writeTable(table: Table, format: TableFormat): AsyncIterable<Uint8Array | string> {
  return format === "csv" ? csvLines(table) : spreadsheet(table);
}

/** A table as a whole file. */
export async function tableFile(table: Table, format: TableFormat): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of writeTable(table, format)) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
