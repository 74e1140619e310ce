import {
  type AggregatedEntry,
  type AgreementPart,
  aggregateRankings,
  agreementClauses,
  archivedPath,
  bestReason,
  type CensoredPosition,
  type CompanySuggestion,
  compareAnswers,
  comparisonClauses,
  hasSearched,
  isAnswer,
  type ListComparison,
  type ModelNames,
  overlapOfVotes,
  ownStanding,
  ownStandingText,
  type RankedEntry,
  rankingKindOf,
  readColumn,
  reasonOf,
  type SearchModel,
  sharedPath,
} from "@standings/domain";
import type { RankingReport, ReportColumn, ReportEntry, ReportRow } from "@standings/reports";
import type { Result } from "../searches/find-result.ts";

export type ReportView = RankingReport["view"];

interface ReportReader {
  /** Origin of the page that the report names. */
  readonly publicUrl: string;
  /** The reader's own company; null for none. */
  readonly company: CompanySuggestion | null;
  readonly names: ModelNames;
}

/** A result as it goes on paper. */
export function toReport(
  result: Result,
  view: ReportView,
  { publicUrl, company, names }: ReportReader,
): RankingReport {
  const answered = result.models.filter(isAnswer);
  const comparison = comparisonOf(result, answered);
  return {
    kind: result.kind,
    view,
    question: result.prompt,
    secondQuestion: result.prompt2,
    createdAt: result.createdAt,
    sector: result.sector,
    webSearch: hasSearched(answered),
    market: result.market,
    isSandbox: result.isSandbox,
    censored: result.wasCensored,
    ...(comparison
      ? describeComparison(comparison, company?.domain ?? null)
      : describeAgreement(result, answered)),
    own: company && ownOf(result, company, answered.length),
    address: addressOf(result, publicUrl),
    columns: result.models.map((model) => toColumn(result, model, names)),
    aggregate: result.results.map((entry) => toRow(entry, answered, names)),
  };
}

/** Where the reader's company stands; null where no companies are added up, or some are hidden. */
function ownOf(
  { kind, results, wasCensored }: Result,
  { name, domain }: CompanySuggestion,
  answered: number,
) {
  if (kind !== "company" || wasCensored) return null;
  const entries = results.filter((entry): entry is AggregatedEntry => !("censored" in entry));
  const standing = ownStanding(entries, domain, answered);
  return { name: standing.entry?.name ?? name, domain, standing: ownStandingText(standing) };
}

/** The result's page, which everybody may open when the search is shared. A censored result has none. */
function addressOf({ id, kind, isPrivate, wasCensored }: Result, publicUrl: string): string | null {
  if (wasCensored) return null;
  return new URL(isPrivate ? archivedPath(kind, id) : sharedPath(kind, id), publicUrl).href;
}

/** Null for a ranking, a censored comparison and one with an answer that is missing or was cut off. */
function comparisonOf(
  { kind, wasCensored }: Result,
  [first, second]: readonly SearchModel[],
): ListComparison | null {
  if (kind !== "comparison" || wasCensored || !first || !second || first.isCut || second.isCut) return null;
  return compareAnswers(aggregateRankings([first, second], "company"), first.columnId, second.columnId);
}

type Summary = Pick<RankingReport, "agreement" | "overlap" | "movements">;

function describeComparison(comparison: ListComparison, own: string | null): Summary {
  return {
    agreement: sentence(comparisonClauses(comparison, own)),
    overlap: comparison.overlap,
    movements: comparison.movements.map(({ entry: { name }, first, second }) => ({ name, first, second })),
  };
}

function describeAgreement({ kind, results, wasCensored }: Result, models: readonly SearchModel[]): Summary {
  if (kind === "comparison" || wasCensored) return { agreement: null, overlap: null, movements: [] };
  const entries = results.filter((entry): entry is AggregatedEntry => !("censored" in entry));
  const cut = new Set(models.flatMap(({ columnId, isCut }) => (isCut ? [columnId] : [])));
  const agreement = sentence(agreementClauses(entries, models.length, rankingKindOf(kind), cut));
  return { agreement, overlap: overlapOfVotes(entries, models.length, cut), movements: [] };
}

function sentence(clauses: readonly (readonly AgreementPart[])[]): string | null {
  const text = clauses.map((parts) => parts.map((part) => part.text).join("")).join(" ");
  return text === "" ? null : text;
}

function toColumn(
  { kind, prompt, prompt2 }: Result,
  model: SearchModel,
  { modelName }: ModelNames,
): ReportColumn {
  const { modelId, promptNo } = readColumn(model.columnId);
  const heading = promptNo === 2 ? prompt2 : prompt;
  return {
    modelId,
    modelName: modelName(modelId),
    heading: kind === "comparison" ? heading : null,
    status: model.outcome === "declined" ? "declined" : model.status,
    isCut: model.isCut ?? false,
    grounding: model.grounding,
    geo: model.versions?.geo ?? "none",
    rows: model.results.map(toEntry),
    sources: model.citations.map(({ domain, title, url }) => ({ domain, title, url })),
  };
}

function toEntry(entry: RankedEntry): ReportEntry {
  const { rank, name, domain, profileUrl, description = "", censored = false } = entry;
  return { rank, name, detail: profileUrl ?? domain, description, reason: reasonOf(entry), censored };
}

function toRow(
  entry: AggregatedEntry | CensoredPosition,
  answered: readonly SearchModel[],
  { modelName }: ModelNames,
): ReportRow {
  const of = answered.length;
  if ("censored" in entry) {
    return { ...toEntry(entry), reasonBy: null, points: 0, averageRank: 0, votes: 0, of, ranks: [] };
  }
  const { points, averageRank, votes } = entry;
  const ranks = answered.map(({ columnId, modelId }) => ({
    modelId,
    modelName: modelName(modelId),
    rank: votes.find((vote) => vote.columnId === columnId)?.rank ?? null,
  }));
  const { text: reason, columnId } = bestReason(entry, answered);
  const reasonBy = columnId === null ? null : modelName(readColumn(columnId).modelId);
  return { ...toEntry(entry), reason, reasonBy, points, averageRank, votes: votes.length, of, ranks };
}
