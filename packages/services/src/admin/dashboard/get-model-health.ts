import { readAnswerTimes } from "@standings/database";
import { type ModelHealth, shareOf } from "@standings/domain";
import { listModels } from "../../models/list-models.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";

/**
 * Errors and median time of each model in the last 24 hours, and the state of the breaker, which is that of the process
 * that answers. Models that cannot be asked any more stand there as long as they answered. For admins.
 */
export async function getModelHealth(request: ServiceRequest): Promise<ModelHealth[]> {
  const { services } = await requireAdmin(request);
  const [times, { models }] = await Promise.all([
    readAnswerTimes(services.db, services.settings.modelsAreSandbox),
    listModels(request),
  ]);
  const known = models.map(({ id }) => id);
  const answered = times.map(({ modelId }) => modelId).filter((id) => !known.includes(id));
  return [...known, ...answered].map((modelId) => {
    const { answers = 0, errors = 0, medianMs = null } = times.find((row) => row.modelId === modelId) ?? {};
    return {
      modelId,
      answers,
      errors,
      medianMs,
      name: services.catalogue.now().modelName(modelId),
      errorRate: shareOf(errors, answers),
      breaker: services.breaker.stateOf(modelId),
    };
  });
}
