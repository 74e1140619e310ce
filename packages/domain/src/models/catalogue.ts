/** What a catalogue of models is. Ids are stable and public; what the gateway calls a model is configuration. */

/** Makers whose marks and colours the product knows. */
export const MAKERS = [
  "openai",
  "anthropic",
  "google",
  "x-ai",
  "meta-llama",
  "perplexity",
  "amazon",
  "deepseek",
  "qwen",
] as const;
export type Maker = (typeof MAKERS)[number];

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

/** A disabled model may come back soon; a retired one is history. Neither can be asked, both keep their names. */
export const MODEL_STATUSES = ["active", "disabled", "retired"] as const;
export type ModelStatus = (typeof MODEL_STATUSES)[number];

/** How a model searches the web: with the gateway's tool, by itself, or not at all. */
export const MODEL_SEARCHES = ["tool", "built_in", "none"] as const;
export type ModelSearch = (typeof MODEL_SEARCHES)[number];

/** A model as pages need it; an admin's row has more. */
export interface CatalogueModel extends ModelOption {
  readonly status: ModelStatus;
  readonly forSearches: boolean;
  readonly forDiscovery: boolean;
  readonly isDefault: boolean;
}

/** Models in their order. Immutable. */
export interface ModelCatalogue {
  readonly models: readonly CatalogueModel[];
  /** What searches can ask. */
  readonly forSearches: readonly ModelOption[];
  readonly forDiscovery: readonly ModelOption[];
  /** Of those, one to five; never empty. */
  readonly defaultIds: readonly ModelId[];
  findForSearches(id: string): ModelOption | undefined;
  findForDiscovery(id: string): ModelOption | undefined;
  /** Also a model that cannot be asked. */
  describe(id: string): ModelOption | undefined;
}

/** A catalogue of models in order. Throws when `catalogueProblem` finds something. */
export function makeCatalogue(models: readonly CatalogueModel[]): ModelCatalogue {
  const problem = catalogueProblem(models);
  if (problem !== null) throw new Error(problem);
  const listed = models.map(toEntry);
  const active = listed.filter(({ status }) => status === "active");
  const forSearches = active.filter((entry) => entry.forSearches).map(toOption);
  const forDiscovery = active.filter((entry) => entry.forDiscovery).map(toOption);
  const byId = new Map<string, ModelOption>(listed.map((entry) => [entry.id, toOption(entry)]));
  const bySearch = new Map<string, ModelOption>(forSearches.map((option) => [option.id, option]));
  const byDiscovery = new Map<string, ModelOption>(forDiscovery.map((option) => [option.id, option]));
  return {
    models: listed,
    forSearches,
    forDiscovery,
    defaultIds: active.filter((entry) => entry.isDefault).map(({ id }) => id),
    findForSearches: (id) => bySearch.get(id),
    findForDiscovery: (id) => byDiscovery.get(id),
    describe: (id) => byId.get(id),
  };
}

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

/** Its own fields alone, in one order: catalogues are compared as text. */
function toEntry(entry: CatalogueModel): CatalogueModel {
  const { id, name, provider, status, forSearches, forDiscovery, isDefault } = entry;
  return { id, name, provider, status, forSearches, forDiscovery, isDefault };
}

function toOption({ id, name, provider }: CatalogueModel): ModelOption {
  return { id, name, provider };
}
