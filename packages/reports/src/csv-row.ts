export type Cell = string | number;

/** Tells Excel that the file is UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";
/** Beginning that a spreadsheet reads as a formula, also after spaces and in full-width form. */
const FORMULA = /^[\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;
/** Controls, direction overrides and half characters; tab and line ends may stand in a quoted cell. */
const UNWRITABLE = /(?![\t\r\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A line of CSV (RFC 4180, CRLF); no cell is ever a formula. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(writeCell).join(",")}\r\n`;
}

function writeCell(cell: Cell): string {
  if (typeof cell === "number") return Number.isFinite(cell) ? String(cell) : "";
  const text = cell.toWellFormed().replace(UNWRITABLE, "");
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
