import { readRank } from "./list-marker.ts";
import { foldSpace } from "./plain-text.ts";
import { isAddress } from "./site-text.ts";

/** Lines that split into cells: tables, and rows with other delimiters. */

export interface RowBlock {
  readonly rows: readonly (readonly string[])[];
  /** The nearest title line before the rows; empty when there is none. */
  readonly title: string;
}

const MAX_ROW = 2_000;
const MAX_ROWS = 80;
const MAX_CELLS = 30;
/** Fewer lines with the same number of commas are no rows. */
const MIN_ROWS = 3;
const RULE = /^[\s|:+\-=–—│║┃┼╬├┤─═]+$/u;
const TOON = /^\s*([\p{L}_]*)\[\d{1,3}[^\]]{0,3}\]\{([^{}]{3,300})\}:\s*$/u;

type Split = (line: string) => string[] | null;

interface Delimiter {
  /** The cells of a line, or null for a line without it. */
  readonly split: Split;
  /** It stands for nothing else, so that so many lines with it are rows; 0 where a column must tell. */
  readonly sureFrom: number;
}

/** Delimiters, the surest first. */
const DELIMITERS: readonly Delimiter[] = [
  { split: splitPipes, sureFrom: 2 },
  {
    split: (line) => (line.trim().includes("\t") ? cellsOf(line.trimStart().split("\t", MAX_CELLS)) : null),
    sureFrom: 2,
  },
  {
    split: (line) =>
      /[│║┃]/u.test(line)
        ? cellsOf(
            line
              .trim()
              .replace(/^[│║┃]|[│║┃]$/gu, "")
              .split(/[│║┃]/u, MAX_CELLS),
          )
        : null,
    sureFrom: 2,
  },
  { split: (line) => splitQuoted(line, ";"), sureFrom: 0 },
  { split: (line) => splitQuoted(line, ","), sureFrom: 0 },
  {
    split: (line) =>
      /\S\s?\.(?:\s?\.){3,}/u.test(line) ? cellsOf(line.split(/\s?\.(?:\s?\.){3,}\s?/u, MAX_CELLS)) : null,
    sureFrom: MIN_ROWS,
  },
  {
    split: (line) => (/\S {2,}\S/u.test(line) ? cellsOf(line.trim().split(/ {2,}/u, MAX_CELLS)) : null),
    sureFrom: 0,
  },
];

/** Blocks of rows in order. `isTitle` says whether a first row holds titles of columns. */
export function findRows(lines: readonly string[], isTitle: (row: readonly string[]) => boolean): RowBlock[] {
  const blocks: RowBlock[] = [];
  let title = "";
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    const block = readBlock(lines, at, isTitle);
    if (block) {
      blocks.push({ rows: block.rows, title: block.title ?? title });
      at = block.end;
      title = "";
      continue;
    }
    if (line.trim() !== "") title = isTitleLine(line) ? line : "";
    at++;
  }
  return blocks;
}

function isTitleLine(line: string): boolean {
  return /^#|^\*\*|[:：]\s*\**$/u.test(line.trim()) && line.length < 200;
}

function readBlock(
  lines: readonly string[],
  start: number,
  isTitle: (row: readonly string[]) => boolean,
): { rows: string[][]; end: number; title?: string } | null {
  const first = lines[start] ?? "";
  if (first.trim() === "") return null;
  const toon = TOON.exec(first);
  const header = toon?.[2];
  if (header) {
    const titles = cellsOf(header.split(/[,|\t]/u));
    const body = collect(
      lines,
      start + 1,
      (line) => splitQuoted(line, header.includes("\t") ? "\t" : header.includes("|") ? "|" : ","),
      titles.length,
    );
    return body.rows.length > 0
      ? { rows: [titles, ...body.rows], end: body.end, title: toon?.[1] ?? "" }
      : null;
  }
  for (const { split, sureFrom } of DELIMITERS) {
    const cells = RULE.test(first) ? null : split(first.slice(0, MAX_ROW));
    if (!cells || cells.length < 2) continue;
    const found = collect(lines, start, split, sureFrom > 0 ? 0 : cells.length);
    if (found.rows.length >= (sureFrom || MIN_ROWS) && (sureFrom > 0 || isTabular(found.rows, isTitle)))
      return found;
  }
  return null;
}

/** Rows from a line on. `width` is the number of their cells, 0 for any. */
function collect(
  lines: readonly string[],
  start: number,
  split: Split,
  width: number,
): { rows: string[][]; end: number } {
  const rows: string[][] = [];
  let end = start;
  for (let at = start; at < lines.length && rows.length < MAX_ROWS; at++) {
    const line = (lines[at] ?? "").slice(0, MAX_ROW);
    if (RULE.test(line) && line.trim() !== "") {
      end = at + 1;
      continue;
    }
    if (line.trim() === "") {
      // Rows of tabs may stand apart.
      if (
        width === 0 &&
        split((lines[at + 1] ?? "").slice(0, MAX_ROW)) &&
        (lines[at + 1] ?? "").includes("\t")
      )
        continue;
      break;
    }
    const cells = split(line);
    if (!cells || cells.length < 2 || (width > 0 && cells.length < width)) break;
    // A last cell may hold the delimiter too.
    if (width > 0 && cells.length > width && width < 3) break;
    rows.push(width > 0 ? [...cells.slice(0, width - 1), cells.slice(width - 1).join(", ")] : cells);
    end = at + 1;
  }
  return { rows, end };
}

/** Lines with the same number of commas are rows when a column is told by its title or its form. */
function isTabular(rows: readonly string[][], isTitle: (row: readonly string[]) => boolean): boolean {
  const [first = [], ...rest] = rows;
  if (isTitle(first)) return true;
  return first.some((_cell, column) => {
    const body = [first, ...rest].map((row) => row[column] ?? "");
    const isSite = body.filter((cell) => isAddress(cell)).length * 2 > body.length;
    return (
      (isSite && first.length >= 3) || (column === 0 && rows.every((row) => readRank(row[0] ?? "") !== null))
    );
  });
}

function splitPipes(line: string): string[] | null {
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

/** Cells between delimiters; quotes hold a cell together, and two of them stand for one. */
function splitQuoted(line: string, mark: string): string[] | null {
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

function cellsOf(cells: readonly string[]): string[] {
  return cells.map((cell) => foldSpace(cell));
}
