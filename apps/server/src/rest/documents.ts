import {
  type AggregatedCompany,
  type CensoredPosition,
  modelKey,
  modelName,
  type RunEvent,
  type SearchModel,
  type SearchRecord,
} from "@standings/domain";

/** Shapes of the documented REST bodies (spec part 1 §3, §7), made from the product's own. */

/** A history item: maps are keyed by the model's display name with dots replaced by underscores. */
export function toHistoryItem(search: SearchRecord, userEmail: string) {
  const answered = search.models.filter((model) => model.status === "success");
  const byModel = <Value>(value: (model: SearchModel) => Value) =>
    Object.fromEntries(answered.map((model) => [modelKey(model.modelId), value(model)]));
  return {
    _id: search.id,
    id: search.id,
    search_type: "model_comparison",
    prompt: search.prompt,
    sector: search.sector,
    createdAt: search.createdAt,
    models_queried: search.models.map((model) => model.modelId),
    results: search.results.map(toResult),
    model_results: byModel((model) => model.results),
    model_resources: byModel((model) => [...new Set(model.citations.map((citation) => citation.domain))]),
    web_search_enabled: search.webSearch,
    was_censored: search.wasCensored,
    censor_reason: search.censorReason,
    is_sandbox: search.isSandbox,
    user_email: userEmail,
  };
}

/** An aggregated company; `voting_models` names models as people read them. */
export function toResult(company: AggregatedCompany | CensoredPosition) {
  if ("censored" in company) return company;
  const votes = company.voting_models.map(({ model, rank }) => ({ model: modelName(model), rank }));
  return { ...company, voting_models: votes };
}

/** What a model's success carries in the stream and in the single-model call. */
export function toModelData(
  event: Extract<RunEvent, { type: "model_complete"; status: "success" }>,
  searchId: string,
) {
  const { results, citations, sector, wasCensored, censorReason } = event.data;
  return {
    results,
    // A hidden source has no address, only its mask.
    resources: citations.map((citation) => citation.url || citation.domain),
    sector,
    was_censored: wasCensored,
    censor_reason: censorReason,
    searchId,
  };
}

/** One line of the documented stream. */
export function toStreamEvent(event: RunEvent, searchId: string): object {
  switch (event.type) {
    case "start":
      return {
        type: "start",
        searchId: event.searchId,
        remainingCredits: event.remainingCredits,
        models: event.models,
      };
    case "model_start":
      return { type: "model_start", modelId: event.modelId, modelName: event.modelName };
    case "model_complete": {
      const { type, modelId, modelName: name } = event;
      const model = { type, modelId, modelName: name };
      return event.status === "success"
        ? { ...model, status: "success", data: toModelData(event, searchId) }
        : { ...model, status: "error", error: event.error };
    }
    case "complete":
      return { type: "complete", searchId: event.searchId, remainingCredits: event.remainingCredits };
    case "error":
      return event;
  }
}
