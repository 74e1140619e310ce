import { trpc } from "../../lib/api/trpc.ts";
import { ALL_AVAILABLE, type ModelChoiceOption } from "./model-choice.ts";

/** Available models and their ability to search the web. */
export function useModels(): { models: readonly ModelChoiceOption[]; canSearchWeb: boolean } {
  const list = trpc.models.list.useQuery();
  return { models: list.data?.models ?? ALL_AVAILABLE, canSearchWeb: list.data?.webSearch ?? true };
}
