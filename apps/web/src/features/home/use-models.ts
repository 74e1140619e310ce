import { useQuery } from "@tanstack/react-query";
import { useData } from "../../lib/api/data.tsx";
import { modelsQuery } from "../../lib/api/queries.ts";
import { ALL_AVAILABLE, type ModelChoiceOption } from "./model-choice.ts";

/** The models that can be asked, and whether they can search the web. */
export function useModels(): { models: readonly ModelChoiceOption[]; canSearchWeb: boolean } {
  const list = useQuery(modelsQuery(useData()));
  return { models: list.data?.models ?? ALL_AVAILABLE, canSearchWeb: list.data?.webSearch ?? true };
}
