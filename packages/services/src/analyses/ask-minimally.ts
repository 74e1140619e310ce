import type { AnalysisFact, AnalysisKind, ModelId, SeoAdvice, SourceAdvice } from "@standings/domain";
import { type AskJsonOptions, askJson, type JsonOutcome } from "@standings/models";

interface AdviceQuestion {
  readonly modelId: ModelId;
  readonly upstreamId: string;
  readonly companyName: string;
  readonly domain: string;
  readonly facts: readonly AnalysisFact[];
}

/** Until `askSeoAdvice` and `askSourceAdvice` are there: what the model says is the summary. */
export function askMinimally(
  kind: AnalysisKind,
  { modelId, upstreamId, companyName, domain, facts }: AdviceQuestion,
  options: AskJsonOptions,
): Promise<JsonOutcome<{ readonly advice: SeoAdvice | SourceAdvice; readonly dropped: number }>> {
  const numbers = facts.map(({ number }) => number).slice(0, 3);
  const request = {
    upstreamId,
    instruction: "You advise a company on being found by search engines and AI assistants, from facts.",
    question: JSON.stringify({ companyName, domain, facts }),
    webSearch: false,
    schema: { name: "advice", schema: {} },
  };
  const adviceOf = (text: string) => ({ text: text.slice(0, 500), facts: numbers });
  const read = (text: string) => ({
    dropped: 0,
    advice: kind === "seo" ? seoAdvice(adviceOf, text) : sourceAdvice(adviceOf, text),
  });
  return askJson({ modelId, request, read }, options);
}

type ToAdvice = (text: string) => { readonly text: string; readonly facts: readonly number[] };

function seoAdvice(adviceOf: ToAdvice, text: string): SeoAdvice {
  const list = ["One", "Two", "Three", "Four"].map(adviceOf);
  return {
    summary: [adviceOf(text)],
    keywords: ["crm", "sales", "marketing"],
    ...{ seoStrengths: list, seoWeaknesses: list, aeoStrengths: list, aeoWeaknesses: list },
    recommendations: list.map((advice) => ({ ...advice, reason: "Because." })),
  };
}

function sourceAdvice(adviceOf: ToAdvice, text: string): SourceAdvice {
  const list = ["One", "Two", "Three", "Four"].map(adviceOf);
  return {
    summary: [adviceOf(text)],
    recommendations: list,
    missingOpportunities: list,
    priorityActions: list.map((advice) => ({
      ...advice,
      platforms: ["g2.com"],
      ...{ cost: "Free", effort: "Low", impact: "High" },
    })),
    sourceCategories: list.map((advice) => ({ ...advice, category: "Reviews", sources: ["g2.com"] })),
  };
}
