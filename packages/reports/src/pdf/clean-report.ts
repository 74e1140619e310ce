import type { Advice, Competition, ModelCatalogue, SeoAdvice, SourceAdvice } from "@standings/domain";
import type { CompanyReport, ReportAnalysis } from "../company-report.ts";
import { checkedUrl } from "../links.ts";
import type { RankingReport, ReportColumn, ReportEntry, ReportRow } from "../report.ts";
import { cleanText } from "../text/clean.ts";
import type { Report } from "./render-pdf.ts";

/** Longest texts by their field, in code points; other fields have the limit of `cleanText`. */
const LENGTHS: Readonly<Record<string, number>> = {
  ...ofAll(80, "served"),
  ...ofAll(
    160,
    "name",
    "modelName",
    "sector",
    "reasonBy",
    "agency",
    "label",
    "country",
    "language",
    "brand",
    "effect",
  ),
  ...ofAll(160, "category", "cost", "platforms", "keywords"),
  ...ofAll(200, "domain", "source", "sources"),
  ...ofAll(300, "title"),
  ...ofAll(400, "question", "secondQuestion", "heading", "prompt", "sells"),
  ...ofAll(800, "changes", "planned"),
  ...ofAll(1_200, "text", "detail", "headline", "naive", "aims"),
  ...ofAll(2_000, "url", "address"),
};
/** A study has up to 203 rows. Longer lists come from hostile hands only; the rest is left out. */
const MAX_ROWS = 250;
/** Lists along an axis of time, which a span of dates bounds: they are whole or wrong. */
const ALONG_TIME: ReadonlySet<string> = new Set(["visits", "line"]);
const MAX_ADVICE = 30;
const MAX_CITED = 12;

/**
 * The report ready for setting: every text is one clean line of bounded length, every list has an end. Of what is hidden only
 * rank and mask are kept, whatever the caller passed. Refused addresses are empty; pictures are no texts, and are left out.
 */
export function cleanReport(report: Report): Report {
  return cleanTexts(withoutHidden(report));
}

/** The same catalogue with names as clean as the texts of a report. */
export function withCleanNames(catalogue: ModelCatalogue): ModelCatalogue {
  return { ...catalogue, modelName: (id) => cleanText(catalogue.modelName(id), LENGTHS.modelName) };
}

/** Every text of a report; its characters decide which fonts are loaded. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** The same report with every text changed; identifiers, dates and addresses are ASCII, which `change` keeps. */
export function mapTexts<Value>(value: Value, change: (text: string, field: string) => string): Value {
  const map = (part: unknown, field: string): unknown => {
    if (typeof part === "string") return change(part, field);
    if (Array.isArray(part)) {
      const kept = ALONG_TIME.has(field) ? part : part.slice(0, MAX_ROWS);
      return kept.map((item) => map(item, field));
    }
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, child]) => [key, map(child, key)]));
  };
  // The shape is the same by construction; only strings are replaced, by strings.
  return map(value, "") as Value;
}

function cleanTexts(report: Report): Report {
  return mapTexts(report, (text, field) => cleanText(text, LENGTHS[field]));
}

function ofAll(length: number, ...fields: readonly string[]): Record<string, number> {
  return Object.fromEntries(fields.map((field) => [field, length]));
}

function withoutHidden(report: Report): Report {
  if (report.kind === "study" || report.kind === "experiment") return report;
  if (report.kind === "brand") return { ...report, logo: null };
  return report.kind === "company_page" ? companyWithoutHidden(report) : rankingWithoutHidden(report);
}

/** A censored ranking has no sources, no address and no movements. */
function rankingWithoutHidden(report: RankingReport): RankingReport {
  const columns = report.columns.map((column): ReportColumn => {
    const sources = column.sources.map((source) => ({ ...source, url: checkedUrl(source.url) ?? "" }));
    return { ...column, rows: column.rows.map(entryWithoutHidden), sources: report.censored ? [] : sources };
  });
  const aggregate = report.aggregate.map(
    (row): ReportRow =>
      row.censored
        ? {
            ...row,
            ...entryWithoutHidden(row),
            reasonBy: null,
            points: 0,
            averageRank: 0,
            votes: 0,
            ranks: [],
          }
        : row,
  );
  const open = { ...report, columns, aggregate };
  return report.censored ? { ...open, address: null, movements: [] } : open;
}

function entryWithoutHidden(entry: ReportEntry): ReportEntry {
  return entry.censored ? { ...entry, detail: "", description: "", reason: "" } : entry;
}

function companyWithoutHidden(report: CompanyReport): CompanyReport {
  const logos = {};
  switch (report.tab) {
    case "seo":
      return { ...report, logos, analysis: analysisWithoutHidden(report.analysis) };
    case "sources": {
      const analysis = report.analysis && analysisWithoutHidden(report.analysis);
      return { ...report, logos, analysis, competition: competitionWithoutHidden(report.competition) };
    }
    default:
      return { ...report, logos };
  }
}

/** Facts are copied by name: those of a site hold more than goes on paper. */
function analysisWithoutHidden<Content extends SeoAdvice | SourceAdvice>({
  modelId,
  createdAt,
  facts,
  advice,
}: ReportAnalysis<Content>): ReportAnalysis<Content> {
  const lists = Object.entries<readonly (Advice | string)[]>({ ...advice }).map(([name, pieces]) => [
    name,
    pieces
      .slice(0, MAX_ADVICE)
      .map((piece) => (typeof piece === "string" ? piece : adviceWithoutHidden(piece))),
  ]);
  return {
    modelId,
    createdAt,
    facts: facts.map(({ number, status, title, detail }) => ({ number, status, title, detail })),
    // The same lists, of the same pieces.
    advice: Object.fromEntries(lists),
  };
}

/** What a masked piece says besides its text. */
const UNSAID = { facts: [], reason: "", platforms: [], cost: "", category: "", sources: [] };

function adviceWithoutHidden(piece: Advice): Advice {
  if (!piece.censored) return { ...piece, facts: piece.facts.slice(0, MAX_CITED) };
  const unsaid = Object.entries(UNSAID).filter(([field]) => field in piece);
  return { ...piece, ...Object.fromEntries(unsaid) };
}

function competitionWithoutHidden(competition: Competition): Competition {
  return {
    ...competition,
    competitors: competition.competitors.map((voice) => (voice.censored ? { ...voice, domain: "" } : voice)),
    gap: competition.gap.map((source) =>
      source.censored ? { ...source, competitors: [], pages: [], isCompetitors: false } : source,
    ),
  };
}
