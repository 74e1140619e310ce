import { marketSchema, modelIdsSchema, searchIdSchema, text } from "@standings/api";
import {
  asColumnId,
  comparisonColumns,
  type ModelCatalogue,
  type ModelId,
  rankingColumns,
  readColumn,
  type SearchKind,
} from "@standings/domain";
import { type ResultQuery, ServiceError } from "@standings/services";
import { z } from "zod";
import { kindOfType, SEARCH_TYPES } from "./documents.ts";

export const searchTypeSchema = z
  .enum(Object.values(SEARCH_TYPES) as [string, ...string[]])
  .transform((type) => kindOfType(type));

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
  type: text(100).nullish(),
  searchType: text(100).nullish(),
  search_type: text(100).nullish(),
  webSearchEnabled: z.boolean().nullish(),
  web_search_enabled: z.boolean().nullish(),
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
  const kind = kindOf(claim);
  const webSearch = claim.webSearchEnabled ?? claim.web_search_enabled ?? undefined;
  if (prompt2 !== undefined) {
    const [model = ""] = claim.models ?? claim.models_queried ?? [];
    const modelId = modelIdOf(claim.model_used ?? readColumn(asColumnId(model)).modelId, catalogue);
    return { searchId, market, prompt: prompt1 ?? prompt, prompt2, columns: comparisonColumns(modelId) };
  }
  return {
    searchId,
    market,
    prompt,
    kind,
    webSearch,
    columns: searchId === undefined ? columnsOf(claim, kind, catalogue) : [],
  };
}

/** What kind of search the body names. An export of type `model_comparison` may be of companies or of experts. */
function kindOf({ type, searchType, search_type }: Claim): SearchKind | undefined {
  return kindOfType(
    searchType ?? search_type ?? (type === SEARCH_TYPES.company ? undefined : (type ?? undefined)),
  );
}

/** Columns of the models that the body names. */
function columnsOf(claim: Claim, kind: SearchKind | undefined, catalogue: ModelCatalogue) {
  if (kind !== "comparison")
    return rankingColumns(namedModels(claim).map((name) => modelIdOf(name, catalogue)));
  const [label] = Array.isArray(claim.modelResults) ? claim.modelResults : [];
  const name = claim.model_used ?? comparedModel.safeParse(label).data?.model;
  return name === undefined ? [] : comparisonColumns(modelIdOf(name, catalogue));
}

/** An entry of a comparison's list: the model's label, and what it listed. */
const comparedModel = z.object({ model: z.string() });

/** Models as the body names them: a list, or the keys of its results. */
function namedModels({ models, models_queried, modelResults, model_results }: Claim): readonly string[] {
  const list = models ?? models_queried;
  if (list && list.length > 0) return list;
  const results = model_results ?? modelResults ?? {};
  return Array.isArray(results) ? [] : Object.keys(results);
}

/**
 * Catalogue id of a model given by id, display name or body key, with or without what stands in brackets behind the name ("Gemini
 * 2.5", spec part 2 §3). Throws INVALID_MODEL.
 */
function modelIdOf(name: string, catalogue: ModelCatalogue): ModelId {
  const keyOf = (display: string) => display.replaceAll(".", "_");
  const model =
    catalogue.describeModel(name) ??
    catalogue.models.find(({ name: display }) => keyOf(display) === keyOf(name)) ??
    catalogue.models.find(({ name: display }) => keyOf(display.replace(/ \([^)]*\)$/, "")) === keyOf(name));
  if (!model) throw new ServiceError("INVALID_MODEL");
  return model.id;
}
