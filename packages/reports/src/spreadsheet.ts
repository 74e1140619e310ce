import type { CellStyle, CellValue, ColumnDef } from "hucre/xlsx";
import { type Cell, type Table, writable } from "./table.ts";

const HEAD: CellStyle = { font: { bold: true } };
/** Excel's times have no zone; ours are UTC and say so. */
const MOMENT: CellStyle = { numFmt: 'yyyy-mm-dd hh:mm "UTC"' };
const [NARROWEST, WIDEST] = [MOMENT.numFmt?.length ?? 0, 40];
/** Excel refuses a file with a longer cell. */
const LONGEST = 32_767;
/** What Excel reads as the code of a character, and the underscore that keeps it as it is written. */
const ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)/g;

/**
 * A table as an .xlsx, piece by piece, its head bold and frozen. A text is a text whatever it begins with; nothing is a formula.
 * Rows beyond what a sheet holds go to a further one.
 */
export async function* spreadsheet({ sheet, header, rows }: Table): AsyncGenerator<Uint8Array> {
  const columns = header.map((name): ColumnDef => {
    const width = Math.min(Math.max(name.length + 2, NARROWEST), WIDEST);
    return { header: textOf(name) ?? " ", width, style: HEAD };
  });
  // Loaded with the first file, not with the server.
  const { writeXlsxStream } = await import("hucre/xlsx");
  yield* writeXlsxStream(formatted(rows, columns), { name: sheet, columns, freezePane: { rows: 1 } });
}

/** The writer formats a row as its columns say at that moment: so does each row tell them, and only the head is bold. */
async function* formatted(rows: Table["rows"], columns: ColumnDef[]): AsyncGenerator<CellValue[]> {
  for await (const row of rows) {
    for (const [index, column] of columns.entries()) {
      if (row[index] instanceof Date) column.style = MOMENT;
      else delete column.style;
    }
    yield row.map(cellValue);
  }
}

function cellValue(cell: Cell): CellValue {
  return typeof cell === "string" ? textOf(cell) : cell;
}

/** Null: an empty cell. */
function textOf(written: string): string | null {
  const text = writable(written)
    .replace(/\r\n?/g, "\n")
    .replace(/[\ufffe\uffff]/g, "");
  const kept = text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).toWellFormed()}…`;
  return kept === "" ? null : kept.replace(ESCAPE, "_x005F_");
}
