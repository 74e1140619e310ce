import {
  cleanDomain,
  cleanTypedPrompt,
  findPromptProblem,
  isDomain,
  KIND_TITLES,
  type RankingKind,
} from "@standings/domain";
import { Award, Building2, Globe } from "lucide-react";
import { useSearchPrices } from "../../../lib/buying/use-search-price.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { useAnalyzeDomain, useAsk } from "../../../lib/search/ask.ts";
import type { PaletteCommand } from "./command.ts";

const ICONS = { company: Building2, expert: Award };

/** Commands for the typed text: analyze it as a domain, or ask it as a question to the default models. */
export function useAskCommands(typed: string): readonly PaletteCommand[] {
  const catalogue = useCatalogue();
  const ask = useAsk();
  const analyze = useAnalyzeDomain();
  const { start } = useSearchPrices();
  if (typed.trim() === "") return [];
  const domain = cleanDomain(typed);
  const prompt = cleanTypedPrompt(typed.trim());
  const problem = findPromptProblem(prompt) ?? undefined;
  const question = (kind: RankingKind): PaletteCommand => ({
    id: `ask-${kind}`,
    label: `${KIND_TITLES[kind]}: ${prompt}`,
    icon: ICONS[kind],
    note: start ?? undefined,
    problem,
    run: () => ask({ kind, prompt, models: catalogue.defaultIds, market: null, webSearch: true }),
  });
  const questions = [question("company"), question("expert")];
  if (!isDomain(domain)) return questions;
  return [
    { id: "analyze", label: `Analyze ${domain}`, icon: Globe, run: () => analyze(domain) },
    ...questions,
  ];
}
