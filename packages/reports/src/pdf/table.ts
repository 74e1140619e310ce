import { autoTable, type CellHookData } from "jspdf-autotable";
import { CONTENT, PAGE, type Sheet } from "./sheet.ts";

/** A row that knows its height and draws itself. */
export interface TableRow {
  readonly height: number;
  readonly draw: (top: number) => void;
}

/**
 * Lays rows out over pages: a row is never split and the head comes back on each page. jspdf-autotable keeps
 * the pages; rows draw themselves, because its own text can set one script at a time only.
 * Returns where the table ends.
 */
export function drawTable(sheet: Sheet, top: number, head: TableRow, rows: readonly TableRow[]): number {
  const start = ensureSpace(sheet, top, head.height + (rows[0]?.height ?? 0));
  const blocks = withTail(rows);
  const cellOf = ({ height }: TableRow) => [{ content: "", styles: { minCellHeight: height } }];
  let end = start;
  autoTable(sheet.doc, {
    startY: start,
    margin: { top: PAGE.top, bottom: PAGE.height - PAGE.bottom, left: PAGE.left, right: PAGE.left },
    tableWidth: CONTENT,
    theme: "plain",
    showHead: "everyPage",
    rowPageBreak: "avoid",
    // Right-aligned cells without lines write nothing at all, so no standard font is named.
    styles: { cellPadding: 0, fontSize: 1, halign: "right", overflow: "visible" },
    head: [cellOf(head)],
    body: blocks.map(cellOf),
    didParseCell: ({ cell }: CellHookData) => {
      cell.text = [];
    },
    didDrawCell: ({ cell, row, section }: CellHookData) => {
      const drawn = section === "head" ? head : blocks[row.index];
      drawn?.draw(cell.y);
      end = cell.y + cell.height;
    },
  });
  return end;
}

/** Rows that stay together at the end of a table, so that no page holds a single one. */
const TAIL = 3;
const TAIL_HEIGHT = (PAGE.bottom - PAGE.top) / 3;

/** The rows with the last ones as one block. */
function withTail(rows: readonly TableRow[]): readonly TableRow[] {
  const tail = rows.slice(-TAIL);
  const height = tail.reduce((sum, row) => sum + row.height, 0);
  if (rows.length <= TAIL || height > TAIL_HEIGHT) return rows;
  const draw = (top: number) => {
    let y = top;
    for (const row of tail) {
      row.draw(y);
      y += row.height;
    }
  };
  return [...rows.slice(0, -TAIL), { height, draw }];
}

/** Vertical position for the next block: here, or the top of a new page when it does not fit. */
export function ensureSpace(sheet: Sheet, y: number, height: number): number {
  if (y + height <= PAGE.bottom) return y;
  sheet.doc.addPage();
  return PAGE.top;
}
