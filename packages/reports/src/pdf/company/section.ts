/** Headings and rows that the reports on a company share. */
import { CAPTION, LABEL, ruledRow } from "../rows-and-badges.ts";
import { type Ink, PAGE, type Sheet } from "../sheet.ts";
import { drawTable, ensureSpace, type TableRow } from "../table.ts";
import { INK, LINE_2 } from "../tokens.ts";

const TITLE: Ink = { size: 13, weight: "strong", color: INK };
/** A section begins on a new page when less than this is left of the old one. */
const WORTH_BEGINNING = 110;

const TITLE_HEIGHT = 19;

export interface Column {
  readonly title: string;
  readonly x: number;
  readonly align?: "left" | "right";
}

/** Head of a table: a line and the titles of its columns. */
export function columnsHead(sheet: Sheet, columns: readonly Column[]): TableRow {
  const height = 24;
  return ruledRow(sheet, height, (top) => {
    sheet.rule(PAGE.left, top, PAGE.right, top, INK, 1.2);
    for (const { title, x, align = "left" } of columns) {
      sheet.text(title, x, top + height - 8, CAPTION, { align });
    }
  });
}

/** Head of a list: a line, the strong one or a quiet one with a label. */
export function listHead(sheet: Sheet, labels: readonly Column[] = []): TableRow {
  const height = labels.length > 0 ? 18 : 2;
  return {
    height,
    draw(top) {
      for (const { title, x } of labels) sheet.text(title, x, top + 11, LABEL);
      if (labels.length > 0) sheet.rule(PAGE.left, top + height, PAGE.right, top + height, LINE_2, 0.7);
      else sheet.rule(PAGE.left, top, PAGE.right, top, INK, 1.2);
    },
  };
}

interface Section {
  readonly title: string;
  /** At the right end of the title. */
  readonly note?: string;
  readonly head: TableRow;
}

/** Rows under the title of a section, which stays with the first one; nothing where there are none. Returns where they end. */
export function drawSection(
  sheet: Sheet,
  top: number,
  { title, note = "", head }: Section,
  rows: readonly TableRow[],
): number {
  const [first] = rows;
  if (!first) return top;
  const start = ensureSpace(sheet, top, Math.max(WORTH_BEGINNING, TITLE_HEIGHT + head.height + first.height));
  sheet.text(title, PAGE.left, start + 10, TITLE);
  sheet.text(note, PAGE.right, start + 10, { ...CAPTION, size: 8.5 }, { align: "right" });
  return drawTable(sheet, start + TITLE_HEIGHT, head, rows) + 28;
}
