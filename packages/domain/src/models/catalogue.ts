/** What a catalogue of models is. Ids are stable and public; what the gateway calls a model is configuration. */

import type { Maker, ModelStatus } from "./model-kinds.ts";

/** Most models that a search asks by itself. */
const DEFAULTS_MAX = 5;

/** Why these models are no catalogue, in a sentence for the admin; null when they are one. */
export function catalogueProblem(models: readonly CatalogueModel[]): string | null {
  const names = models.map(({ name }) => name.toLowerCase().replaceAll(".", "_"));
  if (new Set(models.map(({ id }) => id)).size < models.length) return "Two models have the same id";
  if (new Set(names).size < models.length) return "Two models have the same name";
  const defaults = models.filter(({ isDefault }) => isDefault);
  if (defaults.some(({ status, forSearches }) => status !== "active" || !forSearches))
    return "A default model must be active and for searches";
  if (defaults.length === 0) return "At least one model must be a default one";
  if (defaults.length > DEFAULTS_MAX) return `At most ${DEFAULTS_MAX} models can be default ones`;
  if (!models.some(({ status, forDiscovery }) => status === "active" && forDiscovery))
    return "At least one active model must be for discovery";
  return null;
}

declare const model: unique symbol;

/** Id of a model, as the catalogue names it. */
export type ModelId = string & { readonly [model]: true };

/** A model's id as a client, a row or a column gives it; a stored one may have left the catalogue since. */
export function asModelId(id: string): ModelId {
  return id as ModelId;
}

export interface ModelOption {
  readonly id: ModelId;
  readonly name: string;
  readonly provider: Maker;
}

/** A model as pages need it; an admin's row has more. */
export interface CatalogueModel extends ModelOption {
  readonly status: ModelStatus;
  readonly forSearches: boolean;
  readonly forDiscovery: boolean;
  readonly isDefault: boolean;
}

/** At most this many models are asked in one search (spec part 1 §5). */
export const MAX_MODELS = 5;

/**
 * The models that the product asks, in their order (spec part 1 §3). Immutable: whoever needs one is given it, on servers the
 * database's of that moment, in browsers the one that came with the page. Its functions need no `this`.
 */
export interface ModelCatalogue {
  readonly models: readonly CatalogueModel[];
  /** What searches can ask. */
  readonly forSearches: readonly ModelOption[];
  /** What the discovery selector offers (spec part 2 §3). */
  readonly forDiscovery: readonly ModelOption[];
  /** What a search asks unless others are chosen, one to five; never empty. */
  readonly defaultIds: readonly ModelId[];
  /** Asked by what asks one model, unless another is chosen (spec part 2 §3). */
  readonly defaultId: ModelId;
  /** The same of discoveries, which need not be able to ask every model. */
  readonly defaultDiscoveryId: ModelId;
  /** A model that searches can ask. */
  readonly findModel: (id: string) => ModelOption | undefined;
  /** A model that discovery can ask. */
  readonly findDiscoveryModel: (id: string) => ModelOption | undefined;
  /** Any model that answers, or answered, in the product. */
  readonly describeModel: (id: string) => ModelOption | undefined;
  /** Display name of a model; an id outside the catalogue is shown as it is. */
  readonly modelName: (id: ModelId) => string;
  /** Key of a model in REST bodies: its display name with dots replaced (`GPT 4_1`). */
  readonly modelKey: (id: ModelId) => string;
  /**
   * Reads the `models` query parameter of a ranking page: comma-separated, each id URL-encoded.
   * Unknown ids and repetitions are ignored, at most five are kept; nothing usable gives the default ones.
   */
  readonly parseModelsParam: (value: string | undefined) => ModelId[];
}

/** What names models: all that a text about them needs of a catalogue. */
export type ModelNames = Pick<ModelCatalogue, "modelName">;

/** A catalogue of models in order, of which `catalogueProblem` finds nothing. */
export function makeCatalogue(models: readonly CatalogueModel[]): ModelCatalogue {
  const active = models.filter(({ status }) => status === "active");
  const forSearches = active.filter((model) => model.forSearches);
  const forDiscovery = active.filter((model) => model.forDiscovery);
  const defaultIds = active.filter(({ isDefault }) => isDefault).map(({ id }) => id);
  const defaultId = defaultIds[0] ?? asModelId("");
  const findModel = (id: string) => withId(forSearches, id);
  const findDiscoveryModel = (id: string) => withId(forDiscovery, id);
  const describeModel = (id: string) => withId(models, id);
  const modelName = (id: ModelId) => describeModel(id)?.name ?? id;
  return {
    models,
    forSearches,
    forDiscovery,
    defaultIds,
    defaultId,
    defaultDiscoveryId: (findDiscoveryModel(defaultId) ?? forDiscovery[0])?.id ?? defaultId,
    findModel,
    findDiscoveryModel,
    describeModel,
    modelName,
    modelKey: (id) => modelName(id).replaceAll(".", "_"),
    parseModelsParam(value) {
      const known = readIds(value).flatMap((id) => findModel(id)?.id ?? []);
      return known.length > 0 ? known.slice(0, MAX_MODELS) : [...defaultIds];
    },
  };
}

function withId(models: readonly ModelOption[], id: string): ModelOption | undefined {
  return models.find((model) => model.id === id);
}

/** Ids as the parameter has them, each once; none where it is not encoded well. */
function readIds(param = ""): string[] {
  try {
    return [...new Set(param.split(",").map((part) => decodeURIComponent(part.trim())))];
  } catch {
    return [];
  }
}

/** Writes what `parseModelsParam` reads. */
export function formatModelsParam(ids: readonly string[]): string {
  return ids.map((id) => encodeURIComponent(id)).join(",");
}
