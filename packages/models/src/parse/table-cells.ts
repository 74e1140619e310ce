import { type EntryHead, readEntryName } from "./entry-name.ts";
import { toPlainText } from "./plain-text.ts";
import type { Row } from "./rows.ts";
import { AGAINST, advisesAgainst } from "./section-role.ts";

/** Cells of tables. */

/** The name in a cell; null when its row divides the table or rules the name out. */
export function readNameCell(row: Row, cell: string): EntryHead | null {
  const isAgainst = row.some((text) => AGAINST.test(text) && advisesAgainst(text));
  return isSectionRow(row) || isStruck(cell) || isAgainst ? null : readCell(cell);
}

export function wholeCell(name: string): EntryHead {
  return { name, rank: null, sites: [], rest: "", strength: 2, generic: false };
}

/** A row with one cell only divides the table: `| **Boutiques** | |`. */
function isSectionRow(row: Row): boolean {
  const filled = row.filter((cell) => cell !== "");
  return row.length > 1 && filled.length === 1 && /^(?:\*\*|__)/u.test(filled[0] ?? "");
}

function isStruck(cell: string): boolean {
  return cell.startsWith("~~");
}

export function readCell(cell: string): EntryHead | null {
  return /^\s*(?:\*\*|__|\[)/u.test(cell) ? readEntryName(cell) : readEntryName(cell, true);
}

export function linkTarget(cell: string): string {
  return /\]\((https?:[^()\s]+)\)/iu.exec(cell)?.[1] ?? toPlainText(cell);
}
