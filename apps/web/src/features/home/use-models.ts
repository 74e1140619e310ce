import { trpc } from "../../lib/api/trpc.ts";
import { allAvailable, type ModelChoiceOption } from "./model-choice.ts";

/** Available models and their ability to search the web. */
export function useModels(): { models: readonly ModelChoiceOption[]; canSearchWeb: boolean } {
  const list = trpc.models.list.useQuery();
  return { models: list.data?.models ?? allAvailable(), canSearchWeb: list.data?.webSearch ?? true };
}
