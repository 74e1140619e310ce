import {
  type AggregatedEntry,
  agreementClauses,
  type CensoredPosition,
  isAnswer,
  modelName,
  type RankedEntry,
  rankingKindOf,
  readColumn,
  type SearchModel,
} from "@standings/domain";
import type { RankingReport, ReportColumn, ReportEntry, ReportRow } from "@standings/reports";
import type { Result } from "../searches/find-result.ts";

export type ReportView = RankingReport["view"];

/** A result as it goes on paper. */
export function toReport(result: Result, view: ReportView): RankingReport {
  const answered = result.models.filter(isAnswer);
  return {
    kind: result.kind,
    view,
    question: result.prompt,
    secondQuestion: result.prompt2,
    createdAt: result.createdAt,
    sector: result.sector,
    webSearch: result.webSearch,
    isSandbox: result.isSandbox,
    censored: result.wasCensored,
    agreement: agreementOf(result, answered.length),
    columns: result.models.map((model) => toColumn(result, model)),
    aggregate: result.results.map((entry) => toRow(entry, answered)),
  };
}

function agreementOf({ kind, results, wasCensored }: Result, answered: number): string | null {
  if (kind === "comparison" || wasCensored) return null;
  const entries = results.filter((entry): entry is AggregatedEntry => !("censored" in entry));
  const clauses = agreementClauses(entries, answered, rankingKindOf(kind));
  const sentence = clauses.map((parts) => parts.map(({ text }) => text).join("")).join(" ");
  return sentence === "" ? null : sentence;
}

function toColumn({ kind, prompt, prompt2 }: Result, model: SearchModel): ReportColumn {
  const { modelId, promptNo } = readColumn(model.columnId);
  const heading = promptNo === 2 ? prompt2 : prompt;
  return {
    modelId,
    modelName: modelName(modelId),
    heading: kind === "comparison" ? heading : null,
    status: model.outcome === "declined" ? "declined" : model.status,
    rows: model.results.map(toEntry),
    sources: model.citations.map(({ domain, title, url }) => ({ domain, title, url })),
  };
}

function toEntry(entry: RankedEntry): ReportEntry {
  const { rank, name, domain, profileUrl, description = "", rationale, censored = false } = entry;
  return { rank, name, detail: profileUrl ?? domain, text: rationale || description, censored };
}

function toRow(entry: AggregatedEntry | CensoredPosition, answered: readonly SearchModel[]): ReportRow {
  const of = answered.length;
  if ("censored" in entry) {
    return { ...toEntry(entry), points: 0, averageRank: 0, votes: 0, of, ranks: [] };
  }
  const { points, averageRank, votes } = entry;
  const ranks = answered.map(({ columnId, modelId }) => ({
    modelId,
    modelName: modelName(modelId),
    rank: votes.find((vote) => vote.columnId === columnId)?.rank ?? null,
  }));
  return { ...toEntry(entry), points, averageRank, votes: votes.length, of, ranks };
}
