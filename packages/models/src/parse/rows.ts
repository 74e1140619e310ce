import type { Line } from "./line.ts";
import { readRank } from "./list-marker.ts";
import { foldSpace } from "./plain-text.ts";
import { isAddress } from "./site-text.ts";

/** Lines that split into cells: tables, and rows with other delimiters. */

export interface RowBlock {
  readonly rows: readonly Row[];
  /** The nearest title line before the rows; empty when there is none. */
  readonly title: string;
}

export type Row = readonly string[];

const MAX_ROW = 2_000;
const MAX_ROWS = 80;
const MAX_CELLS = 30;
/** Fewer lines with the same number of commas are no rows. */
const MIN_ROWS = 3;
const RULE = /^[\s|:+\-=–—│║┃┼╬├┤─═]+$/u;

interface Delimiter {
  /** The cells of a line, or null for a line without it. */
  readonly split: (line: string) => Row | null;
  /** How many lines with this separator prove a table; 0 if only a header can. */
  readonly sureFrom: number;
}

const splitAt = (mark: RegExp) => (line: string) => {
  const cells = line.trim().split(mark, MAX_CELLS);
  return cells.length > 1 ? cellsOf(cells) : null;
};

/** Delimiters, the surest first. */
const DELIMITERS: readonly Delimiter[] = [
  { split: splitPipes, sureFrom: 2 },
  { split: splitTabs, sureFrom: 2 },
  { split: splitBoxes, sureFrom: 2 },
  { split: (line) => splitQuoted(line, ";"), sureFrom: 0 },
  { split: (line) => splitQuoted(line, ","), sureFrom: 0 },
  { split: splitAt(/(?<=\S)(?:\s?\.(?:\s?\.){3,}\s?|\s\.{3}\s)/u), sureFrom: MIN_ROWS },
  { split: splitAt(/ {2,}/u), sureFrom: 0 },
];
const ANY = /[|\t│║┃;,]| {2}|\. ?\./u;

type IsTitle = (row: Row) => boolean;

/** Blocks of rows in order. `isTitle` says whether a first row holds titles of columns. */
export function findRows(lines: readonly Line[], isTitle: IsTitle): RowBlock[] {
  const blocks: RowBlock[] = [];
  let title = "";
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    const block = line && ANY.test(line.trimmed) ? readBlock(lines, at, isTitle) : null;
    if (block) {
      blocks.push({ rows: block.rows, title });
      at = block.end;
      title = "";
      continue;
    }
    if (line && line.trimmed !== "") title = isTitleLine(line.trimmed) ? line.text : "";
    at++;
  }
  return blocks;
}

function isTitleLine(line: string): boolean {
  return line.length < 200 && /^#|^\*\*|[:：]\s*\**$/u.test(line);
}

interface Block {
  readonly rows: Row[];
  /** The line after the last row. */
  readonly end: number;
}

function readBlock(lines: readonly Line[], start: number, isTitle: IsTitle): Block | null {
  const first = lines[start];
  if (!first || isRule(first)) return null;
  for (const delimiter of DELIMITERS) {
    const cells = cellsIn(first, delimiter);
    if (!cells || cells.length < 2) continue;
    const { sureFrom } = delimiter;
    const found = collect(lines, start, delimiter, sureFrom > 0 ? 0 : cells.length);
    if (found.rows.length >= (sureFrom || MIN_ROWS) && (sureFrom > 0 || isTabular(found.rows, isTitle)))
      return found;
  }
  return null;
}

function cellsIn(line: Line | undefined, { split }: Delimiter): Row | null {
  return line ? split(line.text.slice(0, MAX_ROW)) : null;
}

function isRule({ trimmed }: Line): boolean {
  return trimmed !== "" && !/^[\p{L}\p{N}*]/u.test(trimmed) && RULE.test(trimmed);
}

/** Rows from a line on. `width` is the number of their cells, 0 for any. */
function collect(lines: readonly Line[], start: number, delimiter: Delimiter, width: number): Block {
  const rows: Row[] = [];
  let end = start;
  for (let at = start; at < lines.length && rows.length < MAX_ROWS; at++) {
    const line = lines[at];
    if (!line) break;
    if (isRule(line)) {
      end = at + 1;
      continue;
    }
    if (line.trimmed === "") {
      // Rows of tabs may stand apart.
      const next = lines[at + 1];
      if (width === 0 && next?.text.includes("\t") && cellsIn(next, delimiter)) continue;
      break;
    }
    const cells = cellsIn(line, delimiter);
    if (!cells || cells.length < 2 || (width > 0 && cells.length < width)) break;
    // A last cell may hold the delimiter too.
    if (width > 0 && cells.length > width && width < 3) break;
    rows.push(width > 0 ? [...cells.slice(0, width - 1), cells.slice(width - 1).join(", ")] : cells);
    end = at + 1;
  }
  return { rows, end };
}

/** Lines with the same number of commas are rows when a column is recognised by its title or its form. */
function isTabular(rows: readonly Row[], isTitle: IsTitle): boolean {
  const [first = []] = rows;
  if (first.length >= 3 && hasNumbers(rows)) return true;
  if (isTitle(first) || rows.every((row) => readRank(row[0] ?? "") !== null)) return true;
  const isSite = (column: number) => rows.filter((row) => isAddress(row[column] ?? "")).length;
  return first.length >= 3 && first.some((_cell, column) => isSite(column) * 2 > rows.length);
}

const NUMBER = /^[$€£¥~]?\d[\d.,]*\s?(?:[%$€£¥]|\/\s?\d+)?$/u;

/** A column holds numbers in all rows, so that the first row holds no titles. */
export function hasNumbers(rows: readonly Row[]): boolean {
  const [first = []] = rows;
  return first.some((_cell, column) => column > 0 && rows.every((row) => NUMBER.test(row[column] ?? "")));
}

function splitPipes(line: string): Row | null {
  const trimmed = line.trim();
  const isRow = trimmed.startsWith("|")
    ? trimmed.indexOf("|", 1) > 0
    : /[^|\s]\s*\|\s*\S[^|]*\|?/u.test(trimmed.slice(0, 400));
  if (!isRow) return null;
  return cellsOf(
    trimmed
      .replace(/^\|/u, "")
      .replace(/(?<!\\)\|$/u, "")
      .split(/(?<!\\)\|/u, MAX_CELLS),
  );
}

function splitTabs(line: string): Row | null {
  return line.trim().includes("\t") ? cellsOf(line.trimStart().split("\t", MAX_CELLS)) : null;
}

function splitBoxes(line: string): Row {
  return cellsOf(
    line
      .trim()
      .replace(/^[│║┃]|[│║┃]$/gu, "")
      .split(/[│║┃]/u, MAX_CELLS),
  );
}

/** Cells between delimiters; quotes hold a cell together, and two of them stand for one. */
function splitQuoted(line: string, mark: string): Row | null {
  if (!line.includes(mark)) return null;
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const char = line[at] ?? "";
    if (char === '"' && (isQuoted || cell.trim() === "")) {
      if (isQuoted && line[at + 1] === '"') cell += line[++at];
      else isQuoted = !isQuoted;
    } else if (char === mark && !isQuoted) {
      cells.push(cell);
      cell = "";
    } else cell += char;
  }
  cells.push(cell);
  return isQuoted || cells.length > MAX_CELLS ? null : cellsOf(cells);
}

function cellsOf(cells: Row): Row {
  return cells.map((cell) => foldSpace(cell));
}
