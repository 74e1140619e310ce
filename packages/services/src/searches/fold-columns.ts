import type { ColumnId, RunEvent, SearchModel } from "@standings/domain";

/** How each column of a run ended, in the order asked; one that has not ended since its last start is left out. */
export function foldColumns(columnIds: readonly ColumnId[], events: readonly RunEvent[]): SearchModel[] {
  const ended = new Map<ColumnId, SearchModel>();
  for (const event of events) {
    if (event.type === "model_start") ended.delete(event.columnId);
    if (event.type === "model_complete") ended.set(event.columnId, toSearchModel(event));
  }
  return columnIds.flatMap((id) => ended.get(id) ?? []);
}

function toSearchModel(event: Extract<RunEvent, { type: "model_complete" }>): SearchModel {
  const { columnId, modelId, modelName, status } = event;
  const model = { columnId, modelId, modelName, status };
  if (event.status === "error") {
    const { error, durationMs } = event;
    return {
      ...model,
      outcome: null,
      results: [],
      citations: [],
      sector: null,
      grounding: null,
      durationMs,
      error,
    };
  }
  const { outcome, results, citations, sector, grounding, durationMs, shape, readBy } = event.data;
  const { isCut, versions } = event.data;
  const answer = { outcome, results, citations, sector, grounding, durationMs };
  return { ...model, ...answer, shape, readBy, versions, ...(isCut ? { isCut } : {}), error: null };
}
