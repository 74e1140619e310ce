import {
  countSearched,
  ENTRY_NOUNS,
  GROUNDING_LABELS,
  rankingKindOf,
  SANDBOX_LABEL,
  SEARCHED_BY_LABELS,
  searchedBy,
} from "@standings/domain";
import { nameWithNote, noAnswerOf } from "./no-answer.ts";
import type { RankingReport, ReportColumn, ReportEntry } from "./report.ts";
import { type Cell, geoCell, marketCells, type Table } from "./table.ts";

/** The rows of a report's file. */
export function rankingTable(report: RankingReport): Table {
  const { header, rows } = report.view === "aggregated" ? aggregateTable(report) : answersTable(report);
  const sheet = "Ranking";
  if (!report.isSandbox) return { sheet, header, rows };
  return { sheet, header: [...header, "Data"], rows: rows.map((row) => [...row, SANDBOX_LABEL]) };
}

interface Rows {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** One row a company; an empty cell is a model that does not list it. */
function aggregateTable(report: RankingReport): Rows {
  const models = report.columns.map(nameWithNote);
  const figures = ["Points", "Average rank", "Votes", ...models];
  const texts = [...textNames(report), "In the words of", "Grounding", "Country", "Language"];
  const header = ["Rank", "Name", detailName(report), ...figures, ...texts];
  const answered = report.columns.filter((column) => noAnswerOf(column) === null);
  const grounding = countSearched(answered.map((column) => column.grounding)) ?? "";
  const rows = report.aggregate.map((row): Cell[] => {
    if (row.censored) return [row.rank, row.name, ...header.slice(2).map(() => "")];
    const ranks = new Map(row.ranks.map(({ modelId, rank }) => [modelId, rank]));
    const positions = report.columns.map(({ modelId }) => ranks.get(modelId) ?? "");
    const average = Math.round(row.averageRank * 10) / 10;
    const words = [row.description, row.reason, row.reasonBy ?? "", grounding, ...marketCells(report.market)];
    return [row.rank, row.name, row.detail, row.points, average, row.votes, ...positions, ...words];
  });
  return { header, rows };
}

/** One row for each company that a model, or the answer to a prompt, lists. */
function answersTable(report: RankingReport): Rows {
  const isComparison = report.view === "comparison";
  const names = [
    "Model",
    "Rank",
    "Name",
    detailName(report),
    ...textNames(report),
    "Grounding",
    "Searched by",
    "Searched for",
    "Country",
    "Language",
    "Geo",
  ];
  const header = [...(isComparison ? ["Prompt"] : []), ...names];
  const rows = report.columns.flatMap((column) => {
    const missing = noAnswerOf(column);
    const name = missing ? column.modelName : nameWithNote(column);
    const start = [...(isComparison ? [column.heading ?? ""] : []), name];
    if (missing)
      return [[...start, "", missing.label, "", "", "", "", "", "", ...marketCells(report.market), ""]];
    const ends = [...groundingOf(column), ...marketCells(report.market), geoCell(column.geo)];
    return column.rows.map((entry): Cell[] => [
      ...start,
      entry.rank,
      entry.name,
      ...detailsOf(entry),
      ...ends,
    ]);
  });
  return { header, rows };
}

function detailsOf(entry: ReportEntry): [detail: string, description: string, reason: string] {
  return entry.censored ? ["", "", ""] : [entry.detail, entry.description, entry.reason];
}

/** What grounded an answer, who searched, and its queries where they are known. */
function groundingOf({ grounding }: ReportColumn): [label: string, searchedBy: string, queries: string] {
  if (grounding === null) return ["", "", ""];
  const queries = grounding.type === "searched" ? grounding.queries : [];
  return [GROUNDING_LABELS[grounding.type], SEARCHED_BY_LABELS[searchedBy(grounding)], queries.join("; ")];
}

function textNames({ kind }: RankingReport): string[] {
  return ["Description", ENTRY_NOUNS[rankingKindOf(kind)].why];
}

function detailName(report: RankingReport): string {
  return report.kind === "expert" ? "Profile" : "Domain";
}
