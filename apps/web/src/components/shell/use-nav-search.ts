import { DEFAULT_MODEL_IDS, parseModelsParam } from "@standings/domain";
import { useParams, useSearch } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useAsk } from "../../lib/ask.ts";
import { usePromptField } from "../../lib/use-prompt-field.ts";

/** The bar's search field: follows the ranking page's question and asks the same models. */
export function useNavSearch(onAsked: () => void) {
  const ask = useAsk();
  const { prompt = "" } = useParams({ strict: false });
  const search: { models?: string | undefined; webSearch?: string | undefined } = useSearch({
    strict: false,
  });
  const field = usePromptField(prompt);
  const [followed, setFollowed] = useState(prompt);
  if (followed !== prompt) {
    setFollowed(prompt);
    field.set(prompt);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!field.check()) return;
    const models = prompt ? parseModelsParam(search.models) : DEFAULT_MODEL_IDS;
    ask({ prompt: field.value, models, webSearch: search.webSearch !== "false" });
    onAsked();
  };
  return { field, submit };
}
