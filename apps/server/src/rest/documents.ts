import {
  type AggregatedEntry,
  type AnswerReading,
  type AnswerVersions,
  type CensoredPosition,
  columnName,
  documentedEntry,
  documentedKey,
  documentedModelResults,
  type LeadingEntry,
  type ModelCatalogue,
  type ModelNames,
  modelsOf,
  type RunColumn,
  SEARCH_KINDS,
  type SearchEvent,
  type SearchKind,
  type SearchModel,
  searchedBy,
  type TrendingSearch,
} from "@standings/domain";
import type { AnsweredPrompt, Result } from "@standings/services";

/** Shapes of the documented REST bodies (spec part 1 §3, §7), made from the product's own. */

export const SEARCH_TYPES: Readonly<Record<SearchKind, string>> = {
  company: "model_comparison",
  expert: "expert_analysis",
  comparison: "prompt_comparison",
};

/** The kind of search that a body names; undefined for a text that names none. */
export function kindOfType(type: string | undefined): SearchKind | undefined {
  return SEARCH_KINDS.find((kind) => SEARCH_TYPES[kind] === type);
}

/**
 * A history item. Maps are keyed by the model's display name with dots replaced by underscores, those of a
 * comparison by the prompt.
 */
export function toHistoryItem(search: Result, userEmail: string, catalogue: ModelCatalogue) {
  return { ...toSharedItem(search, catalogue), user_email: userEmail };
}

/** The same as everybody may see it. */
export function toSharedItem(search: Result, catalogue: ModelCatalogue) {
  const answered = search.models.filter((model) => model.status === "success");
  const byColumn = <Value>(value: (model: SearchModel) => Value) =>
    Object.fromEntries(
      answered.map((model) => [documentedKey(search, model.columnId, catalogue), value(model)]),
    );
  return {
    _id: search.id,
    id: search.id,
    search_type: SEARCH_TYPES[search.kind],
    ...promptFields(search),
    sector: search.sector,
    createdAt: search.createdAt,
    models_queried: [...new Set(search.models.map((model) => model.modelId))],
    results:
      search.kind === "comparison"
        ? comparedResults(search, catalogue)
        : search.results.map(toResultOf(search.kind, catalogue)),
    model_results: documentedModelResults(search, catalogue),
    model_outcomes: byColumn((model) => model.outcome),
    model_readings: byColumn(readingOf),
    model_groundings: byColumn((model) => model.grounding),
    model_searched_by: byColumn((model) => searchedBy(model.grounding)),
    model_resources: byColumn((model) => [...new Set(model.citations.map((citation) => citation.domain))]),
    web_search_enabled: search.webSearch,
    market: search.market,
    was_censored: search.wasCensored,
    censor_reason: search.censorReason,
    is_sandbox: search.isSandbox,
  };
}

/**
 * The form an answer had, and who read it: rules (`parser`) or a second model; null where it was not recorded. `is_cut`: it
 * ended at the limit of length. `versions`: of the rules that it came about by.
 */
function readingOf({ shape, readBy, isCut, versions }: AnswerReading) {
  return {
    shape: shape ?? null,
    read_by: readBy ?? null,
    is_cut: isCut ?? false,
    versions: toVersions(versions),
  };
}

export function toVersions(versions: AnswerVersions | null | undefined) {
  if (!versions) return null;
  const { reading, matching, searchPolicy: search_policy, geo, proof } = versions;
  const { provedAt: proved_at, ...found } = proof ?? {};
  return { reading, matching, search_policy, geo, ...(proof && { proof: { ...found, proved_at } }) };
}

/** A trending search: `results` are the first six of the aggregate. */
export function toTrendingItem(
  { top, peopleAsking, isFeatured, columns, ...search }: TrendingSearch,
  names: ModelNames,
) {
  const { id, kind, prompt, prompt2 } = search;
  return {
    _id: id,
    id,
    search_type: SEARCH_TYPES[kind],
    prompt: prompt2 === null ? prompt : `${prompt} vs ${prompt2}`,
    ...(prompt2 === null ? {} : { prompt1: prompt, prompt2 }),
    sector: search.sector,
    createdAt: search.createdAt,
    models_queried: modelsOf(columns),
    results: top.map((entry) => ({
      ...toResultOf(kind, names)(entry),
      averageRank: averageRankOf(entry.votes),
    })),
    web_search_enabled: search.webSearch,
    trending: isFeatured,
    people_asking: peopleAsking,
    is_sandbox: search.isSandbox,
  };
}

/** As aggregates have it (`ranking.ts` of the domain): one decimal. */
function averageRankOf(votes: LeadingEntry["votes"]): number {
  const sum = votes.reduce((total, { rank }) => total + rank, 0);
  return Math.round((sum / votes.length) * 10) / 10;
}

/** A search of a company's history: where it stands, in all and for each model (spec part 2 §3). */
export function toHistoricalItem(
  { searchId, kind, prompt, rank, createdAt, isSandbox, answers }: AnsweredPrompt,
  domain: string,
  { modelKey }: ModelCatalogue,
) {
  const byModel = <Value>(value: (answer: AnsweredPrompt["answers"][number]) => Value) =>
    Object.fromEntries(answers.map((answer) => [modelKey(answer.modelId), value(answer)]));
  return {
    _id: searchId,
    search_type: SEARCH_TYPES[kind],
    prompt,
    results: rank === null ? [] : [{ domain, rank }],
    model_results: byModel(({ rank: place, name }) => [{ domain, rank: place, company_name: name }]),
    avg_rank: byModel((answer) => answer.rank),
    createdAt,
    created_date: createdAt,
    is_sandbox: isSandbox,
  };
}

function promptFields({ kind, prompt, prompt2, models }: Result) {
  if (kind !== "comparison") return { prompt };
  const model_used = models[0]?.modelId ?? "";
  return { prompt: `${prompt} vs ${prompt2}`, prompt1: prompt, prompt2, model_used };
}

/** Both lists of a comparison, each entry with the prompt it answers. */
function comparedResults(search: Result, catalogue: ModelCatalogue) {
  return search.models.flatMap((model) =>
    model.results.map((entry) => ({
      ...documentedEntry("company")(entry),
      prompt_source: documentedKey(search, model.columnId, catalogue),
    })),
  );
}

/** An entry of the aggregate; votes name models as people read them. */
export function toResultOf(kind: SearchKind, names: ModelNames) {
  return (entry: AggregatedEntry | LeadingEntry | CensoredPosition) => {
    if ("censored" in entry) {
      const { rank, name, domain, censored } = entry;
      return kind === "expert"
        ? { rank, expert_name: name, censored }
        : { rank, company_name: name, domain, censored };
    }
    const { votes, ...rest } = entry;
    const model_votes = votes.length;
    const voting_models = votes.map(({ columnId, rank }) => ({
      model: columnName(columnId, names),
      rank,
    }));
    return kind === "expert"
      ? { ...documentedEntry(kind)(rest), appearance_count: model_votes, model_votes: voting_models }
      : { ...documentedEntry(kind)(rest), model_votes, voting_models };
  };
}

/** Data of a model's success in the stream and in the single-model call. */
export function toModelData(
  event: Extract<SearchEvent, { type: "model_complete"; status: "success" }>,
  { searchId, kind }: RunReference,
) {
  const { outcome, results, citations, sector, grounding, wasCensored, censorReason } = event.data;
  return {
    results: results.map(documentedEntry(kind)),
    // A hidden source has no address, only its mask.
    resources: citations.map((citation) => citation.url || citation.domain),
    sector,
    was_censored: wasCensored,
    censor_reason: censorReason,
    searchId,
    outcome,
    ...readingOf(event.data),
    grounding,
    searched_by: searchedBy(grounding),
  };
}

export interface RunReference {
  readonly searchId: string;
  readonly kind: SearchKind;
}

/** One line of the documented stream. */
export function toStreamEvent(event: SearchEvent, run: RunReference): object {
  switch (event.type) {
    case "start":
      return {
        type: "start",
        searchId: event.searchId,
        remainingCredits: event.remainingCredits,
        models: event.columns.map(toStreamColumn),
      };
    case "model_start":
      return { type: event.type, ...toStreamColumn(event) };
    case "model_complete": {
      const model = { type: event.type, ...toStreamColumn(event) };
      return event.status === "success"
        ? { ...model, status: "success", data: toModelData(event, run) }
        : { ...model, status: "error", error: event.error };
    }
    case "complete":
      return { type: "complete", searchId: event.searchId, remainingCredits: event.remainingCredits };
    case "error":
      return event;
  }
}

/** The documented calls call a column's id `modelId`. */
function toStreamColumn({ columnId, modelName: name }: RunColumn) {
  return { modelId: columnId, modelName: name };
}
