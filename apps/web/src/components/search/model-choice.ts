import { MAX_MODELS, type ModelCatalogue, type ModelId } from "@standings/domain";
import { trpc } from "../../lib/api/trpc.ts";
import { useCatalogue } from "../../lib/html/catalogue.tsx";

export interface ModelChoiceOption {
  readonly id: ModelId;
  readonly name: string;
  readonly available: boolean;
}

/** Placeholder until the server's list has loaded. */
export function allAvailable({ forSearches }: ModelCatalogue): readonly ModelChoiceOption[] {
  return forSearches.map((model) => ({ ...model, available: true }));
}

/** The default models, without those the gateway lacks. */
export function defaultChoice(
  { defaultIds }: ModelCatalogue,
  models: readonly ModelChoiceOption[],
): ModelId[] {
  return models.filter(({ id, available }) => available && defaultIds.includes(id)).map(({ id }) => id);
}

/** The last model stays, a sixth is ignored; `note` says so (spec part 1 §5). */
export function toggleModel(
  catalogue: ModelCatalogue,
  chosen: readonly ModelId[],
  id: ModelId,
): { chosen: readonly ModelId[]; note: string | null } {
  if (chosen.includes(id)) {
    if (chosen.length === 1) return { chosen, note: "Keep at least one model" };
    return { chosen: chosen.filter((other) => other !== id), note: null };
  }
  if (chosen.length >= MAX_MODELS)
    return { chosen, note: `Up to ${MAX_MODELS} models. Remove one to add another.` };
  return { chosen: inCatalogueOrder(catalogue, [...chosen, id]), note: null };
}

function inCatalogueOrder({ forSearches }: ModelCatalogue, ids: readonly ModelId[]): ModelId[] {
  return forSearches.map((model) => model.id).filter((id) => ids.includes(id));
}

/** Available models and their ability to search the web. A model that was added since this page was loaded comes with the next one. */
export function useModels(): { models: readonly ModelChoiceOption[]; canSearchWeb: boolean } {
  const catalogue = useCatalogue();
  const list = trpc.models.list.useQuery();
  const known = list.data?.models.filter(({ id }) => catalogue.findModel(id) !== undefined);
  return { models: known ?? allAvailable(catalogue), canSearchWeb: list.data?.webSearch ?? true };
}
