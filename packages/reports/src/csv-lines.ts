import { type Cell, type Table, writable } from "./table.ts";

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";
/** Beginning that a spreadsheet reads as a formula, also after spaces and in full-width form. */
const FORMULA = /^[\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** A table as CSV, line by line (RFC 4180, CRLF, UTF-8 with a byte order mark); no cell is ever a formula. */
export async function* csvLines({ header, rows }: Table): AsyncGenerator<string> {
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
