import { trpc } from "../../lib/api/trpc.ts";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { allAvailable, type ModelChoiceOption } from "./model-choice.ts";

/** Available models and their ability to search the web. A model that was added since this page was loaded comes with the next one. */
export function useModels(): { models: readonly ModelChoiceOption[]; canSearchWeb: boolean } {
  const catalogue = useCatalogue();
  const list = trpc.models.list.useQuery();
  const known = list.data?.models.filter(({ id }) => catalogue.findModel(id) !== undefined);
  return { models: known ?? allAvailable(catalogue), canSearchWeb: list.data?.webSearch ?? true };
}
