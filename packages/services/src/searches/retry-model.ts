import { type ColumnId, describeColumn, type ModelCatalogue, type RunEvent } from "@standings/domain";
import { ServiceError } from "../errors.ts";
import { countUse } from "../limits/rate-limit.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { retryStep } from "../runs/retry-step.ts";

export interface ModelRetry {
  readonly searchId: string;
  readonly columnId: ColumnId;
}

/**
 * Asks a model of the viewer's search again that failed or declined, in the same run; followers see a new
 * `model_start`. Free twice while the run is paid for, then it costs a credit. A run that was refunded, or never paid
 * because there were no credits, is paid for now. Throws SEARCH_NOT_FOUND, MODEL_NOT_RETRYABLE (the model has answered, or
 * is being asked), INSUFFICIENT_CREDITS or TOO_MANY_REQUESTS.
 */
export async function retryModel(request: ServiceRequest, { searchId, columnId }: ModelRetry): Promise<void> {
  const { services, viewer } = requireScope(request, "run");
  const catalogue = services.catalogue.now();
  checkAsked(columnId, catalogue);
  await countUse(services, "retry", viewer);
  await retryStep(services, viewer, {
    runId: searchId,
    step: columnId,
    check(events) {
      if (!hasNoAnswer(events, columnId)) throw new ServiceError("MODEL_NOT_RETRYABLE");
    },
    begin: (terms) => ({
      type: "model_start",
      ...describeColumn(columnId, catalogue),
      startedAt: new Date().toISOString(),
      ...terms,
    }),
  });
}

/** What admins have disabled or retired is asked no more, also in searches of before. Throws MODEL_NOT_RETRYABLE. */
function checkAsked(columnId: ColumnId, catalogue: ModelCatalogue): void {
  const { modelId, modelName } = describeColumn(columnId, catalogue);
  if (catalogue.findModel(modelId) || !catalogue.describeModel(modelId)) return;
  throw new ServiceError("MODEL_NOT_RETRYABLE", { message: `${modelName} is not asked any more` });
}

function hasNoAnswer(events: readonly RunEvent[], columnId: ColumnId): boolean {
  const last = events.findLast(
    (event) =>
      (event.type === "model_start" || event.type === "model_complete") && event.columnId === columnId,
  );
  if (last?.type !== "model_complete") return false;
  return last.status === "error" || last.data.outcome === "declined";
}
