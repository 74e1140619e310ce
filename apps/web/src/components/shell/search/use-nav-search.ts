import { cleanDomain, type RankingKind, readMarket } from "@standings/domain";
import { useLocation, useParams, useSearch } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { useAnalyzeDomain, useAsk } from "../../../lib/search/ask.ts";
import { EXAMPLE_DOMAIN, useDomainField } from "../../../lib/search/use-domain-field.ts";
import { usePromptField } from "../../../lib/search/use-prompt-field.ts";
import { domainInPath } from "../../../lib/session/return-path.ts";
import type { NavMode } from "./mode-select.tsx";

/** Spec part 1 §5. */
const BAR_RULE = { clean: cleanDomain, errorMs: 1500 };

/** State of the bar's search: it shows the page's question or domain and mode, and asks the same models. */
export function useNavSearch(onDone: () => void) {
  const catalogue = useCatalogue();
  const ask = useAsk();
  const analyze = useAnalyzeDomain();
  const { prompt = "" } = useParams({ strict: false });
  const pathname = useLocation({ select: (location) => location.pathname });
  const search: { models?: string | undefined; webSearch?: string | undefined; market?: string | undefined } =
    useSearch({
      strict: false,
    });
  const page = modeOf(pathname);
  const pageDomain = domainInPath(pathname) ?? "";
  const question = usePromptField(prompt);
  const domain = useDomainField(BAR_RULE, pageDomain);
  const [mode, setMode] = useState<NavMode>(page ?? "company");
  const [followed, setFollowed] = useState({ prompt, page, pageDomain });
  if (followed.prompt !== prompt || followed.page !== page || followed.pageDomain !== pageDomain) {
    setFollowed({ prompt, page, pageDomain });
    question.set(prompt);
    domain.set(pageDomain);
    if (page !== null) setMode(page);
  }
  const askModels = (kind: RankingKind) => {
    if (!question.check()) return;
    const models = prompt ? catalogue.parseModelsParam(search.models) : catalogue.defaultIds;
    ask({
      kind,
      prompt: question.value,
      models,
      market: readMarket(search.market),
      webSearch: search.webSearch !== "false",
    });
    onDone();
  };
  const openCompany = async () => {
    const found = await domain.find();
    if (found === null) return;
    analyze(found);
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mode === "domain") void openCompany();
    else askModels(mode);
  };
  return {
    field: mode === "domain" ? domainInput(domain) : questionInput(question),
    mode,
    setMode(next: NavMode) {
      domain.drop();
      setMode(next);
    },
    submit,
  };
}

function questionInput({ value, type, error }: ReturnType<typeof usePromptField>) {
  return {
    value,
    type,
    error,
    isFinding: false,
    label: "your buyers’ question",
    placeholder: "Ask what your buyers ask",
    action: "Ask",
    typing: {},
  };
}

function domainInput({ value, set, error, isFinding }: ReturnType<typeof useDomainField>) {
  return {
    value,
    type: set,
    error,
    isFinding,
    label: "a company’s domain",
    placeholder: EXAMPLE_DOMAIN,
    action: "Analyze",
    typing: { inputMode: "url", autoCapitalize: "none", spellCheck: false } as const,
  };
}

/** Mode that fits the page; null on pages without a ranking. */
function modeOf(pathname: string): NavMode | null {
  if (/^\/company(?:\/|$)/.test(pathname)) return "domain";
  if (/^\/(?:archived-)?expert-ranking(?:\/|$)/.test(pathname)) return "expert";
  return /^\/(?:archived-|trending-)?company-ranking(?:\/|$)/.test(pathname) ? "company" : null;
}
