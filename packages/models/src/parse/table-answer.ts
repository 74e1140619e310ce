import type { RankingKind } from "@standings/domain";
import { readEntryName } from "./entry-name.ts";
import { fieldOrder, plainKey } from "./json-fields.ts";
import { readRank } from "./list-marker.ts";
import { boundedLines } from "./outline.ts";
import { toPlainText } from "./plain-text.ts";
import { sectionRole } from "./section-role.ts";
import type { Candidate } from "./types.ts";
import { anyOf } from "./vocabulary/compile.ts";

/** Reads tables: markdown with or without outer pipes, tab-separated, and what HTML tables were turned into. */
export function readTables(text: string, kind: RankingKind): Candidate[] {
  const found: Candidate[] = [];
  let rows: string[][] = [];
  let separator: "|" | "\t" | null = null;
  let title = "";
  const close = () => {
    if (rows.length >= 2 && sectionRole(title) !== "left_out")
      found.push(...readTable(rows, kind, sectionRole(title) === "mention"));
    rows = [];
    separator = null;
  };
  for (const line of boundedLines(text)) {
    const row = line.length > MAX_ROW ? line.slice(0, MAX_ROW) : line;
    const mark = separatorOf(row);
    if (mark && (separator === null || separator === mark)) {
      separator = mark;
      if (rows.length < MAX_ROWS && !RULE.test(row)) rows.push(splitRow(row, mark));
      continue;
    }
    if (row.trim() === "" && rows.length > 0 && separator === "\t") continue;
    if (rows.length > 0) close();
    if (row.trim() !== "") title = isTitle(row) ? toPlainText(row.replace(/^#+\s*/u, "")) : "";
  }
  close();
  return found;
}

const MAX_ROW = 2_000;
const MAX_ROWS = 80;
const RULE = /^[\s|:+\-=–—]+$/u;

function isTitle(line: string): boolean {
  return /^#|^\*\*|[:：]\s*\**$/u.test(line.trim()) && line.length < 200;
}

function separatorOf(line: string): "|" | "\t" | null {
  const trimmed = line.trim();
  if (
    trimmed.startsWith("|")
      ? trimmed.indexOf("|", 1) > 0
      : /[^|\s]\s*\|\s*\S[^|]*\|?/u.test(trimmed.slice(0, 400))
  )
    return "|";
  return trimmed.includes("\t") ? "\t" : null;
}

function splitRow(line: string, mark: "|" | "\t"): string[] {
  let row = line.trim();
  if (mark === "|") {
    row = row.replace(/^\|/u, "").replace(/(?<!\\)\|$/u, "");
    return row.split(/(?<!\\)\|/u, 30).map((cell) => cell.trim());
  }
  return line
    .replace(/^\s+/u, "")
    .split("\t", 30)
    .map((cell) => cell.trim());
}

interface Columns {
  readonly name: number;
  readonly rank: number;
  readonly site: number;
  readonly description: number;
  readonly rationale: number;
  readonly profile: number;
  readonly image: number;
  /** The first row holds titles. */
  readonly titled: boolean;
}

function readTable(rows: readonly string[][], kind: RankingKind, mention: boolean): Candidate[] {
  const [header = [], ...rest] = rows;
  const columns = findColumns(header, rest, kind);
  if (!columns) return [];
  const body = columns.titled ? rest : rows;
  return body.flatMap((row) => {
    const cell = row[columns.name] ?? "";
    if (row.length > 1 && isSectionRow(row)) return [];
    const head = readCell(cell);
    if (!head) return [];
    const site = columns.site >= 0 ? row[columns.site] : undefined;
    const link = /\]\((https?:[^()\s]+)\)/iu.exec(cell)?.[1];
    return {
      name: head.name,
      statedRank: columns.rank >= 0 ? readRank(toPlainText(row[columns.rank] ?? "")) : head.rank,
      mention,
      sites: [...(site ? [{ text: linkTarget(site), attributed: true }] : []), ...head.sites],
      description: row[columns.description] || null,
      rationale: row[columns.rationale] || null,
      profileUrl: linkTarget(row[columns.profile] ?? "") || link || null,
      imageUrl: linkTarget(row[columns.image] ?? "") || null,
    };
  });
}

/** A row with one cell only divides the table: `| **Boutiques** | |`. */
function isSectionRow(row: readonly string[]): boolean {
  const filled = row.filter((cell) => cell !== "");
  return filled.length === 1 && /^(?:\*\*|__)/u.test(filled[0] ?? "");
}

function readCell(cell: string) {
  const isMarked = /^\s*(?:\*\*|__|\[)/u.test(cell);
  return isMarked ? readEntryName(cell) : readEntryName(cell, true);
}

function linkTarget(cell: string): string {
  return /\]\((https?:[^()\s]+)\)/iu.exec(cell)?.[1] ?? toPlainText(cell);
}

function findColumns(
  header: readonly string[],
  body: readonly string[][],
  kind: RankingKind,
): Columns | null {
  const keys = header.map((cell) => plainKey(toPlainText(cell)));
  const find = (field: Parameters<typeof fieldOrder>[0]) =>
    best(keys.map((key) => fieldOrder(field, key, kind)));
  const rank =
    find("rank") >= 0
      ? find("rank")
      : header.findIndex((cell) => /^(?:#|№|no\.?|rank.*)$/iu.test(toPlainText(cell)));
  const named =
    find("name") >= 0 ? find("name") : header.findIndex((cell) => NAME_TITLE.test(toPlainText(cell)));
  const shared = {
    rank,
    site: find("site"),
    description: find("description"),
    rationale: find("rationale"),
    profile: find("profile"),
    image: find("image"),
  };
  if (named >= 0) return { ...shared, name: named, titled: true };
  if (NOT_NAMES.test(toPlainText(header[0] ?? "")) && rank !== 0) return null;
  const isRanked = rank === 0 || body.every((row) => readRank(toPlainText(row[0] ?? "")) !== null);
  const name = isRanked ? 1 : 0;
  const values = body.map((row) => row[name] ?? "");
  if (values.length === 0 || values.some((value) => value.length > 200)) return null;
  const titled = rank >= 0 || !isRanked || readRank(toPlainText(header[0] ?? "")) === null;
  const namedRows = values.filter((value) => readEntryName(value)?.generic === false).length;
  return namedRows * 2 > values.length ? { ...shared, name, rank: isRanked ? 0 : rank, titled } : null;
}

const NAME_TITLE = new RegExp(
  String.raw`\b${anyOf("nameTitles", "spaced")}\b|${anyOf("nameTitles", "joined")}`,
  "iu",
);
const NOT_NAMES = new RegExp(`^${anyOf("notNameTitles")}s?$`, "iu");

/** Column whose title names the field best. */
function best(orders: readonly number[]): number {
  let column = -1;
  for (let index = 0; index < orders.length; index++) {
    const order = orders[index] ?? -1;
    if (order >= 0 && (column < 0 || order < (orders[column] ?? 0))) column = index;
  }
  return column;
}
