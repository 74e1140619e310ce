import { checkedUrl } from "../links.ts";
import type {
  RankingReport,
  ReportColumn,
  ReportEntry,
  ReportMovement,
  ReportRow,
  ReportSource,
} from "../report.ts";
import { cleanText } from "../text/clean.ts";

const NAME = 160;
const ADDRESS = 200;
const QUESTION = 400;
/** More sources than any answer cites; the rest of a hostile list is left out. */
const MAX_SOURCES = 100;
const MAX_ROWS = 200;

/**
 * The report ready for setting: every text is one clean line of bounded length. A hidden position keeps only rank
 * and mask, and a censored report has no sources, whatever the caller passed. Refused addresses are empty.
 */
export function cleanReport(report: RankingReport): RankingReport {
  return {
    ...report,
    question: cleanText(report.question, QUESTION),
    secondQuestion: report.secondQuestion === null ? null : cleanText(report.secondQuestion, QUESTION),
    sector: report.sector === null ? null : cleanText(report.sector, NAME),
    agreement: report.agreement === null ? null : cleanText(report.agreement),
    address: report.censored ? null : report.address,
    movements: report.censored ? [] : report.movements.slice(0, MAX_ROWS).map(cleanMovement),
    columns: report.columns.map((column) => cleanColumn(column, report.censored)),
    aggregate: report.aggregate.slice(0, MAX_ROWS).map(cleanRow),
  };
}

function cleanColumn(column: ReportColumn, isCensored: boolean): ReportColumn {
  return {
    ...column,
    modelName: cleanText(column.modelName, NAME),
    heading: column.heading === null ? null : cleanText(column.heading, QUESTION),
    rows: column.rows.slice(0, MAX_ROWS).map(cleanEntry),
    sources: isCensored ? [] : column.sources.slice(0, MAX_SOURCES).map(cleanSource),
  };
}

function cleanRow(row: ReportRow): ReportRow {
  if (row.censored) {
    return { ...row, ...cleanEntry(row), reasonBy: null, points: 0, averageRank: 0, votes: 0, ranks: [] };
  }
  const reasonBy = row.reasonBy === null ? null : cleanText(row.reasonBy, NAME);
  return { ...row, ...cleanEntry(row), reasonBy };
}

function cleanEntry(entry: ReportEntry): ReportEntry {
  const { rank, censored } = entry;
  const name = cleanText(entry.name, NAME);
  if (censored) return { rank, name, detail: "", description: "", reason: "", censored };
  const texts = { description: cleanText(entry.description), reason: cleanText(entry.reason) };
  return { rank, name, detail: cleanText(entry.detail, ADDRESS), ...texts, censored };
}

function cleanMovement(movement: ReportMovement): ReportMovement {
  return { ...movement, name: cleanText(movement.name, NAME) };
}

function cleanSource({ domain, title, url }: ReportSource): ReportSource {
  return {
    domain: cleanText(domain, ADDRESS),
    title: title === null ? null : cleanText(title, ADDRESS),
    url: checkedUrl(url) ?? "",
  };
}

/** Every text of a report; its characters decide which fonts are loaded. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** The same report with every text changed; identifiers, dates and addresses are ASCII, which `change` keeps. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  const map = (part: unknown): unknown => {
    if (typeof part === "string") return change(part);
    if (Array.isArray(part)) return part.map(map);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, child]) => [key, map(child)]));
  };
  // The shape is the same by construction; only strings are replaced, by strings.
  return map(value) as Value;
}
