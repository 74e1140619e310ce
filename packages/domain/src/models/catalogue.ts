/** What a catalogue of models is. Ids are stable and public; what the gateway calls a model is configuration. */

import type { Maker, ModelStatus } from "./model-kinds.ts";

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

/** Models in their order. Immutable. */
export interface ModelCatalogue {
  readonly models: readonly CatalogueModel[];
  /** What searches can ask. */
  readonly forSearches: readonly ModelOption[];
  readonly forDiscovery: readonly ModelOption[];
  /** Of those, one to five; never empty. */
  readonly defaultIds: readonly ModelId[];
}

/** A catalogue of models in order, of which `catalogueProblem` finds nothing. */
export function makeCatalogue(models: readonly CatalogueModel[]): ModelCatalogue {
  const active = models.filter(({ status }) => status === "active");
  return {
    models,
    forSearches: active.filter(({ forSearches }) => forSearches),
    forDiscovery: active.filter(({ forDiscovery }) => forDiscovery),
    defaultIds: active.filter(({ isDefault }) => isDefault).map(({ id }) => id),
  };
}
