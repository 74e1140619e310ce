import { modelName, type RunEvent, type SearchModel } from "@standings/domain";

/** How each model of a run ended, in the order asked; one that has not ended since its last start is left out. */
export function foldSearchModels(modelIds: readonly string[], events: readonly RunEvent[]): SearchModel[] {
  const ended = new Map<string, SearchModel>();
  for (const event of events) {
    if (event.type === "model_start") ended.delete(event.modelId);
    if (event.type === "model_complete") ended.set(event.modelId, toSearchModel(event));
  }
  return modelIds.flatMap((id) => ended.get(id) ?? []);
}

function toSearchModel(event: Extract<RunEvent, { type: "model_complete" }>): SearchModel {
  const model = { modelId: event.modelId, modelName: modelName(event.modelId), status: event.status };
  if (event.status === "error") {
    const { error, durationMs } = event;
    return { ...model, results: [], citations: [], sector: null, webSearchUsed: false, durationMs, error };
  }
  const { results, citations, sector, webSearchUsed, durationMs } = event.data;
  return { ...model, results, citations, sector, webSearchUsed, durationMs, error: null };
}
