import { spreadsheet } from "./spreadsheet.ts";
import { type Cell, type Table, writable } from "./table.ts";

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

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";
/** Beginning that a spreadsheet reads as a formula, also after spaces and in full-width form. */
const FORMULA = /^[\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** A table as CSV, line by line (RFC 4180, CRLF, UTF-8 with a byte order mark); no cell is ever a formula. */
async function* csvLines({ header, rows }: Table): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(header);
  for await (const row of rows) yield csvRow(row);
}

function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(writeCell).join(",")}\r\n`;
}

function writeCell(cell: Cell): string {
  if (typeof cell === "number") return Number.isFinite(cell) ? String(cell) : "";
  if (cell instanceof Date) return cell.toISOString();
  const text = writable(cell);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
