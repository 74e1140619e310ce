import { marketSchema, modelIdsSchema, searchIdSchema, text } from "@standings/api";
import {
  asColumnId,
  comparisonColumns,
  type ModelCatalogue,
  type ModelId,
  rankingColumns,
  readColumn,
} from "@standings/domain";
import { type ResultQuery, ServiceError } from "@standings/services";
import { z } from "zod";

// Longer ones find nothing.
const claimedPrompt = text(1_000);

/**
 * A client's claim about a search of its own, in any of the documented bodies. Only what finds the server's own
 * run is read from it (decisions "What the client may claim").
 */
export const claimSchema = z.object({
  prompt: claimedPrompt.optional(),
  prompt1: claimedPrompt.optional(),
  prompt2: claimedPrompt.optional(),
  market: marketSchema,
  searchId: searchIdSchema.optional(),
  models: modelIdsSchema.optional(),
  models_queried: modelIdsSchema.optional(),
  model_used: z.string().max(200).optional(),
  modelResults: z
    .union([z.record(z.string().max(1000), z.unknown()), z.array(z.unknown()).max(100)])
    .optional(),
  model_results: z.record(z.string().max(1000), z.unknown()).optional(),
});

export type Claim = z.infer<typeof claimSchema>;

/** Query that finds the run. Throws INVALID_MODEL for a name that is no model's. */
export function queryOf(claim: Claim, catalogue: ModelCatalogue): ResultQuery {
  const { searchId, market, prompt = "", prompt1, prompt2 } = claim;
  if (prompt2 !== undefined) {
    const [model = ""] = claim.models ?? claim.models_queried ?? [];
    const modelId = modelIdOf(claim.model_used ?? readColumn(asColumnId(model)).modelId, catalogue);
    return { searchId, market, prompt: prompt1 ?? prompt, prompt2, columns: comparisonColumns(modelId) };
  }
  return {
    searchId,
    market,
    prompt,
    columns:
      searchId === undefined
        ? rankingColumns(namedModels(claim).map((name) => modelIdOf(name, catalogue)))
        : [],
  };
}

/** Models as the body names them: a list, or the keys of its results. */
function namedModels({ models, models_queried, modelResults, model_results }: Claim): readonly string[] {
  const list = models ?? models_queried;
  if (list && list.length > 0) return list;
  const results = model_results ?? modelResults ?? {};
  return Array.isArray(results) ? [] : Object.keys(results);
}

/** Catalogue id of a model given by id, display name or body key. Throws INVALID_MODEL. */
function modelIdOf(name: string, catalogue: ModelCatalogue): ModelId {
  const model =
    catalogue.describeModel(name) ??
    catalogue.models.find(({ id, name: display }) => display === name || catalogue.modelKey(id) === name);
  if (!model) throw new ServiceError("INVALID_MODEL");
  return model.id;
}
