import { BUILT_IN_MODELS } from "./models/built-in.ts";
import {
  asModelId,
  type CatalogueModel,
  type ModelCatalogue,
  type ModelId,
  type ModelOption,
  makeCatalogue,
} from "./models/catalogue.ts";

export { BUILT_IN_MODELS } from "./models/built-in.ts";
export * from "./models/catalogue.ts";

/**
 * The models that this process asks (spec part 1 §3). There is one catalogue per process at a time: the built-in one until
 * another is put in its place, on servers the database's, in browsers the one that came with the page.
 */
const BUILT_IN = makeCatalogue(BUILT_IN_MODELS);
let current = BUILT_IN;

/** Puts a catalogue in the place of the current one; without one, the built-in. Everybody who asks from now on gets it. */
export function replaceCatalogue(next: ModelCatalogue = BUILT_IN): void {
  current = next;
}

export function currentCatalogue(): ModelCatalogue {
  return current;
}

/** Whether it is as the product was built, so that nobody has to be told. */
export function isBuiltIn(models: readonly CatalogueModel[]): boolean {
  return JSON.stringify(models) === JSON.stringify(BUILT_IN.models);
}

/** At most this many models are asked in one search (spec part 1 §5). */
export const MAX_MODELS = 5;

/** Models that searches can ask, in order. */
export function searchModels(): readonly ModelOption[] {
  return current.forSearches;
}

/** Models of the discovery selector, in order (spec part 2 §3). */
export function discoveryModels(): readonly ModelOption[] {
  return current.forDiscovery;
}

/** The models that a search asks unless others are chosen, one to five. */
export function defaultModelIds(): readonly ModelId[] {
  return current.defaultIds;
}

/** Asked by what asks one model, unless another is chosen (spec part 2 §3). */
export function defaultModelId(): ModelId {
  return current.defaultIds[0] ?? asModelId("");
}

/** The same of discoveries, which need not be able to ask every model. */
export function defaultDiscoveryId(): ModelId {
  return (findDiscoveryModel(defaultModelId()) ?? discoveryModels()[0])?.id ?? defaultModelId();
}

/** A model that searches can ask. */
export function findModel(id: string): ModelOption | undefined {
  return withId(current.forSearches, id);
}

/** A model that discovery can ask. */
export function findDiscoveryModel(id: string): ModelOption | undefined {
  return withId(current.forDiscovery, id);
}

/** Any model that answers, or answered, in the product. */
export function describeModel(id: string): ModelOption | undefined {
  return withId(current.models, id);
}

function withId(models: readonly ModelOption[], id: string): ModelOption | undefined {
  return models.find((model) => model.id === id);
}

/** Display name of a model; an id outside the catalogue is shown as it is. */
export function modelName(id: ModelId): string {
  return describeModel(id)?.name ?? id;
}

/** Key of a model in REST bodies: its display name with dots replaced (`GPT 4_1`). */
export function modelKey(id: ModelId): string {
  return modelName(id).replaceAll(".", "_");
}

/**
 * Reads the `models` query parameter of a ranking page: comma-separated, each id URL-encoded.
 * Unknown ids and repetitions are ignored, at most five are kept; nothing usable gives the default ones.
 */
export function parseModelsParam(value: string | undefined): ModelId[] {
  if (!value) return [...defaultModelIds()];
  try {
    const ids = value.split(",").map((part) => decodeURIComponent(part.trim()));
    const known = [...new Set(ids)].flatMap((id) => findModel(id)?.id ?? []).slice(0, MAX_MODELS);
    return known.length > 0 ? known : [...defaultModelIds()];
  } catch {
    return [...defaultModelIds()];
  }
}

export function formatModelsParam(ids: readonly string[]): string {
  return ids.map((id) => encodeURIComponent(id)).join(",");
}
