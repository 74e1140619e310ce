import type { RankingKind } from "@standings/domain";
import { isAwardTitle } from "./award.ts";
import { type EntryHead, readEntryName } from "./entry-name.ts";
import { fieldOrder, plainKey } from "./json-fields.ts";
import { FIELD_LABEL } from "./labels.ts";
import type { Line } from "./line.ts";
import { readRank } from "./list-marker.ts";
import { isGeneric } from "./name-shape.ts";
import { toPlainText } from "./plain-text.ts";
import { findRows, hasNumbers, type Row } from "./rows.ts";
import { AGAINST, AVOID, sectionRole } from "./section-role.ts";
import { isAddress } from "./site-text.ts";
import { type Candidate, toCandidate } from "./types.ts";
import { anyOf, matcher, WHOLE_WORD } from "./vocabulary/compile.ts";

/** Reads tables and rows with other delimiters; a column is recognised by its title, else by the form of its cells. */
export function readTables(lines: readonly Line[], kind: RankingKind): Candidate[] {
  const blocks = findRows(lines, (row) => isTitleRow(row, kind));
  const tables = blocks.flatMap(({ rows, title }) => {
    const role = sectionRole(toPlainText(title.replace(/^#+\s*/u, "")));
    const entries = role === "left_out" ? [] : readTable(rows, kind, role === "mention");
    return entries.length > 0 ? [{ titles: rows[0]?.join("|"), entries, mention: role === "mention" }] : [];
  });
  // One table is the ranking; another one goes on with it only when it is built alike.
  const [main] = tables.toSorted((a, b) => evidence(b.entries) - evidence(a.entries));
  return tables
    .filter(({ titles, mention }) => mention || titles === main?.titles)
    .flatMap(({ entries }) => entries);
}

/** How sure the entries of a table are: ranks, addresses, their number. */
function evidence(entries: readonly Candidate[]): number {
  const isRanked = entries.some(({ statedRank }) => statedRank !== null);
  return (isRanked ? 100 : 0) + (entries.some(({ sites }) => sites.length > 0) ? 100 : 0) + entries.length;
}

function readTable(rows: readonly Row[], kind: RankingKind, mention: boolean): Candidate[] {
  const across = readAcross(rows, mention);
  if (across) return across;
  const columns = findColumns(rows, kind);
  if (!columns) return [];
  const body = columns.titled ? rows.slice(1) : rows;
  // Ranks may stand in the cells of the names: `1 Mokarabia`.
  const isNumbered =
    body.length > 1 && body.every((row, index) => row[columns.name]?.startsWith(`${index + 1} `));
  const cells = body.map((row, index) =>
    (row[columns.name] ?? "").slice(isNumbered ? String(index + 1).length + 1 : 0),
  );
  const heads = body.map((row, index) => readNameCell(row, cells[index] ?? ""));
  const ranks = body.map((row) => readRank(toPlainText(row[columns.rank] ?? "")));
  const ranked = ranks.filter((rank) => rank !== null).length;
  // Rows without a number among numbered ones are titles and totals.
  const isCounted = ranked >= 3 && ranked * 5 >= body.length * 3;
  const isMost = heads.filter((head) => head !== null).length * 5 >= body.length * 3;
  return body.flatMap((row, index) => {
    const cell = cells[index] ?? "";
    const stated = ranks[index] ?? null;
    // Among names a cell of a ranked row is one, whatever it holds: `3`.
    const isWhole = isMost && stated !== null && /^[\p{L}\p{N}]{1,3}$/u.test(cell);
    const whole: EntryHead = { name: cell, rank: null, sites: [], rest: "", strength: 2, generic: false };
    const head = heads[index] ?? (isWhole ? whole : null);
    if (!head || (isCounted && stated === null)) return [];
    const site = row[columns.site];
    const link = /\]\((https?:[^()\s]+)\)/iu.exec(cell)?.[1];
    const rank = columns.rank >= 0 ? stated : head.rank;
    return toCandidate(
      { ...head, rank, rest: row[columns.description] ?? "" },
      {
        mention,
        site: site && linkTarget(site),
        rationale: row[columns.rationale],
        profile: linkTarget(row[columns.profile] ?? "") || link,
        image: linkTarget(row[columns.image] ?? ""),
      },
    );
  });
}

/** Companies as titles of columns: `| Feature | Vetta | Corvo |`, ordered by a row of ranks where there is one. */
function readAcross(rows: readonly Row[], mention: boolean): Candidate[] | null {
  const [header = [], ...body] = rows;
  const [corner = "", ...titles] = header;
  if (titles.length < 2 || body.length === 0 || !(corner === "" || NOT_NAMES.test(toPlainText(corner))))
    return null;
  const heads = titles.map((title) => readCell(title));
  const labels = body.map((row) => toPlainText(row[0] ?? ""));
  if (labels.some((label) => readRank(label) !== null)) return null;
  const isLabelled = labels.filter((label) => isLabel(label)).length * 2 >= labels.length;
  if (!isLabelled || !heads.every((head) => head !== null && !head.generic && !isLabel(head.name)))
    return null;
  const ranks = body.map((row) => row.slice(1).map((cell) => readRank(toPlainText(cell)))).find(isOrder);
  return heads.flatMap((head, index) =>
    head ? [toCandidate({ ...head, rank: ranks?.[index] ?? null, rest: "" }, { mention })] : [],
  );
}

function isLabel(text: string): boolean {
  return (
    FIELD_LABEL.test(text) ||
    isGeneric(text.split(/\s+/u)) ||
    RANK_TITLE.test(text) ||
    /^\p{Lu}\S*\s(?:\S+\s)*\p{Ll}{3}/u.test(text)
  );
}

/** A first row that names the columns: one of names, or two known ones. */
function isTitleRow(row: Row, kind: RankingKind): boolean {
  const titles = row.filter((cell) => cell.length < MAX_TITLE).map((cell) => toPlainText(cell));
  const isKnown = (key: string) => FIELDS.some((field) => fieldOrder(field, key, kind) >= 0);
  return (
    titles.filter((title) => isKnown(plainKey(title))).length >= 2 ||
    titles.some((title) => NAME_TITLE.test(title))
  );
}

const MAX_TITLE = 40;
const FIELDS = ["name", "rank", "site", "description", "rationale", "profile", "image"] as const;
type Field = (typeof FIELDS)[number];

/** Places of columns, -1 for none; `titled`: the first row holds titles. */
type Columns = Readonly<Record<Field, number> & { titled: boolean }>;

function findColumns(rows: readonly Row[], kind: RankingKind): Columns | null {
  const [header = [], ...rest] = rows;
  const isUntitled =
    !isTitleRow(header, kind) &&
    (hasNumbers(rows) ||
      rows.every((row) => readRank(toPlainText(row[0] ?? "")) !== null) ||
      rows.every(([first = ""], index) => first.startsWith(`${index + 1} `)) ||
      header.some((cell) => isAddress(toPlainText(cell).toLowerCase()) && cell.includes(".")));
  const titles = isUntitled ? header.map(() => "") : header.map((cell) => toPlainText(cell));
  const keys = titles.map(plainKey);
  const places = FIELDS.map((field) => [field, best(keys.map((key) => fieldOrder(field, key, kind)))]);
  const found: Record<Field, number> = Object.fromEntries(places);
  const body = isUntitled ? rows : rest;
  const columns = header.map((_cell, column) => body.map((row) => toPlainText(row[column] ?? "")));
  const rank = rankColumn(titles, found.rank, columns);
  const named = found.name >= 0 ? found.name : titles.findIndex((title) => NAME_TITLE.test(title));
  const site = siteColumn(titles, found.site, columns, [named, found.profile, found.image]);
  if (named >= 0) return { ...found, rank, site, name: named, titled: true };
  if (NOT_NAMES.test(titles[0] ?? "") && rank !== 0) return null;
  const isRanked = body.every((row) => readRank(toPlainText(row[0] ?? "")) !== null);
  const name = nameColumn(body, titles, [isRanked ? 0 : rank, rank, site]);
  return name < 0
    ? null
    : { ...found, site, name, rank: isRanked && rank < 0 ? 0 : rank, titled: !isUntitled };
}

/** The column of names by its form: different texts written like names, best those that the addresses are made of. */
function nameColumn(body: readonly Row[], titles: Row, others: readonly number[]): number {
  const width = Math.max(...body.map((row) => row.length), 0);
  let best = -1;
  let bestScore = 0;
  for (let column = 0; column < width; column++) {
    if (others.includes(column) || NOT_NAMES.test(titles[column] ?? "")) continue;
    const values = body.map((row) => row[column] ?? "").filter((value) => value !== "");
    if (values.length === 0 || values.some((value) => value.length > 200)) continue;
    const heads = values.map((value) => readEntryName(value));
    const named = heads.filter((head) => head !== null && !head.generic && head.rest.length < 40);
    const small = values.filter((value) => /^\p{Lu}\S*\s(?:\S+\s)*\p{Ll}{4}/u.test(toPlainText(value)));
    const isAward = values.filter((value) => isAwardTitle(toPlainText(value))).length * 2 > values.length;
    const isRepeated = new Set(values).size < values.length;
    const score =
      named.length - small.length / 2 - (isAward || isRepeated ? values.length / 2 : 0) - column / 100;
    if (named.length * 2 > values.length && score > bestScore) [best, bestScore] = [column, score];
  }
  return best;
}

/** The column that is called so; else the one whose cells are 1 to n: under a title of other things ("Min. seats") in this order. */
function rankColumn(titles: readonly string[], found: number, columns: readonly Row[]): number {
  const called = titles.findIndex(
    (title) => /^(?:#|№|no\.?|rank.*)$/iu.test(title) || RANK_TITLE.test(title),
  );
  const ordered = columns.findIndex((cells, column) => {
    const ranks = cells.map((cell) => readRank(cell));
    const isNamed = /\p{L}/u.test(titles[column] ?? "");
    return isOrder(ranks) && (!isNamed || ranks.every((rank, row) => rank === row + 1));
  });
  const isRank = (column: number) => column >= 0 && columns[column]?.some((cell) => readRank(cell) !== null);
  if (isRank(found)) return found;
  return isRank(called) ? called : ordered;
}

function isOrder(ranks: readonly (number | null)[]): boolean {
  const known = new Set(ranks.filter((rank) => rank !== null && rank >= 1 && rank <= ranks.length));
  return ranks.length >= 2 && known.size === ranks.length;
}

/** The column that is called a site, else the one whose cells are different addresses. */
function siteColumn(
  titles: readonly string[],
  found: number,
  columns: readonly Row[],
  others: readonly number[],
): number {
  if (found >= 0) return found;
  const addresses = columns.map((cells) => cells.filter(isAddress));
  const isSite = (column: number) => !others.includes(column) && (addresses[column]?.length ?? 0) > 0;
  const called = titles.findIndex((title, column) => SITE_TITLE.test(title) && isSite(column));
  if (called >= 0) return called;
  return addresses.findIndex(
    (cells, column) =>
      isSite(column) &&
      cells.length * 2 > (columns[column]?.length ?? 0) &&
      new Set(cells).size === cells.length,
  );
}

const NAME_TITLE = matcher(["companyKeys"], "anywhere", WHOLE_WORD);
const RANK_TITLE = matcher(["rankKeys"], "anywhere", WHOLE_WORD);
const SITE_TITLE = matcher(["siteKeys"], "anywhere", WHOLE_WORD);
const NOT_NAMES = new RegExp(`^${anyOf("notNameTitles")}s?$`, "iu");

/** Column whose title names the field best. */
function best(orders: readonly number[]): number {
  return orders.indexOf(Math.min(...orders.filter((order) => order >= 0)));
}

/** The name in a cell; null when its row divides the table or rules the name out. */
function readNameCell(row: Row, cell: string): EntryHead | null {
  const isAgainst = row.some((text) => AGAINST.test(text) && AVOID.test(text));
  return isSectionRow(row) || cell.startsWith("~~") || isAgainst ? null : readCell(cell);
}

/** A row with one cell only divides the table: `| **Boutiques** | |`. */
function isSectionRow(row: Row): boolean {
  const filled = row.filter((cell) => cell !== "");
  return row.length > 1 && filled.length === 1 && /^(?:\*\*|__)/u.test(filled[0] ?? "");
}

function readCell(cell: string): EntryHead | null {
  return /^\s*(?:\*\*|__|\[)/u.test(cell) ? readEntryName(cell) : readEntryName(cell, true);
}

function linkTarget(cell: string): string {
  return /\]\((https?:[^()\s]+)\)/iu.exec(cell)?.[1] ?? toPlainText(cell);
}
