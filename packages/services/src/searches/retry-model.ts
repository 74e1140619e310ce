import { type ColumnId, describeColumn, type RunEvent } from "@standings/domain";
import { ServiceError } from "../errors.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import { retryStep } from "../runs/retry-step.ts";

export interface ModelRetry {
  readonly searchId: string;
  readonly columnId: ColumnId;
}

/**
 * Asks a failed model of the viewer's search again, in the same run; followers see a new `model_start`. Free while
 * the run is paid for; one that was refunded, or never paid because there were no credits, is paid for now.
 * Throws SEARCH_NOT_FOUND, MODEL_NOT_RETRYABLE (the model has not failed) or INSUFFICIENT_CREDITS.
 */
export async function retryModel(request: ServiceRequest, { searchId, columnId }: ModelRetry): Promise<void> {
  const { services, viewer } = requireUser(request);
  await retryStep(services, viewer, {
    runId: searchId,
    step: columnId,
    begin(events) {
      if (!hasFailed(events, columnId)) throw new ServiceError("MODEL_NOT_RETRYABLE");
      return { type: "model_start", ...describeColumn(columnId), startedAt: new Date().toISOString() };
    },
  });
}

function hasFailed(events: readonly RunEvent[], columnId: ColumnId): boolean {
  const last = events.findLast(
    (event) =>
      (event.type === "model_start" || event.type === "model_complete") && event.columnId === columnId,
  );
  return last?.type === "model_complete" && last.status === "error";
}
