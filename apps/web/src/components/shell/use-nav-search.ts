import { DEFAULT_MODEL_IDS, parseModelsParam, type RankingKind } from "@standings/domain";
import { useLocation, useParams, useSearch } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useAsk } from "../../lib/ask.ts";
import { usePromptField } from "../../lib/use-prompt-field.ts";

/** The bar's search field: follows the ranking page's question and mode, and asks the same models. */
export function useNavSearch(onAsked: () => void) {
  const ask = useAsk();
  const { prompt = "" } = useParams({ strict: false });
  const page = useLocation({ select: ({ pathname }) => modeOf(pathname) });
  const search: { models?: string | undefined; webSearch?: string | undefined } = useSearch({
    strict: false,
  });
  const field = usePromptField(prompt);
  const [mode, setMode] = useState<RankingKind>(page ?? "company");
  const [followed, setFollowed] = useState({ prompt, page });
  if (followed.prompt !== prompt || followed.page !== page) {
    setFollowed({ prompt, page });
    field.set(prompt);
    if (page !== null) setMode(page);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!field.check()) return;
    const models = prompt ? parseModelsParam(search.models) : DEFAULT_MODEL_IDS;
    ask({ kind: mode, prompt: field.value, models, webSearch: search.webSearch !== "false" });
    onAsked();
  };
  return { field, mode, setMode, submit };
}

/** Whom the page ranks; null on pages that rank nobody. */
function modeOf(pathname: string): RankingKind | null {
  if (/^\/(?:archived-)?expert-ranking(?:\/|$)/.test(pathname)) return "expert";
  return /^\/(?:archived-)?company-ranking(?:\/|$)/.test(pathname) ? "company" : null;
}
