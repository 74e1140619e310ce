import type {
  Advice,
  AnalysisFact,
  AnalysisRecord,
  ReportedAdvice,
  ReportedAnalysis,
  SeoAdvice,
  SourceAdvice,
} from "@standings/domain";
import type { EndedAnalysis } from "@standings/services";

/**
 * Shapes of the documented bodies of analyses (spec part 2 §3). Besides them: `facts`, the evidence, and `fact_numbers`, for
 * each text the numbers of the facts that it rests on.
 */

/** An analysis with its advice; without, when it failed. */
export function toAnalysis(analysis: AnalysisRecord) {
  return analysis.kind === "seo"
    ? {
        ...commonFields(analysis),
        site: analysis.site && toSite(analysis.site),
        ...seoFields(analysis.advice),
      }
    : { ...commonFields(analysis), ...sourceFields(analysis.advice) };
}

export function toEndedAnalysis({ analysis, error, refunded, remainingCredits }: EndedAnalysis) {
  return { data: { ...toAnalysis(analysis), error }, refunded, remainingCredits };
}

/** An analysis of a published report: each part with who gave it when, and its evidence; null for a part that was not made. */
export function toReportedAnalysis({ companyName, domain, createdAt, seo, source }: ReportedAnalysis) {
  return {
    company_name: companyName,
    domain,
    createdAt,
    seo_analysis: seo && { ...seoFields(seo.advice).seo_analysis, ...givenFields(seo) },
    source_analysis: source && { ...sourceFields(source.advice).source_analysis, ...givenFields(source) },
  };
}

function givenFields({ modelId, createdAt, facts }: ReportedAdvice<unknown>) {
  return { model_id: modelId, createdAt, facts: facts.map(toFact) };
}

function commonFields(analysis: AnalysisRecord) {
  const { id, kind, domain, companyName, modelId, createdAt, isSandbox, censorReason, facts, dropped } =
    analysis;
  return {
    _id: id,
    id,
    analysis_type: kind,
    domain,
    company_name: companyName,
    model_id: modelId,
    createdAt,
    censored: censorReason !== null,
    was_censored: censorReason !== null,
    censor_reason: censorReason,
    error: null,
    is_sandbox: isSandbox,
    dropped_advice: dropped,
    facts: facts.map(toFact),
  };
}

function toFact({ number, id, status, title, detail }: AnalysisFact) {
  return { number, id, status, title, detail };
}

function toSite({
  readAt,
  tookMs,
  pages,
  unread,
}: NonNullable<Extract<AnalysisRecord, { kind: "seo" }>["site"]>) {
  return { read_at: readAt, took_ms: tookMs, pages, unread };
}

function seoFields(advice: SeoAdvice | null) {
  if (advice === null) return { seo_analysis: null };
  const { summary, keywords, seoStrengths, seoWeaknesses, aeoStrengths, aeoWeaknesses, recommendations } =
    advice;
  return {
    seo_analysis: {
      summary: paragraph(summary),
      keywords,
      seo_strengths: texts(seoStrengths),
      seo_weaknesses: texts(seoWeaknesses),
      aeo_strengths: texts(aeoStrengths),
      aeo_weaknesses: texts(aeoWeaknesses),
      recommendations: texts(recommendations),
      recommendation_reasons: recommendations.map(({ reason }) => reason),
      fact_numbers: {
        summary: numbers(summary),
        seo_strengths: numbers(seoStrengths),
        seo_weaknesses: numbers(seoWeaknesses),
        aeo_strengths: numbers(aeoStrengths),
        aeo_weaknesses: numbers(aeoWeaknesses),
        recommendations: numbers(recommendations),
      },
    },
  };
}

function sourceFields(advice: SourceAdvice | null) {
  if (advice === null) return { summary: null, source_analysis: null };
  const { summary, recommendations, missingOpportunities, priorityActions, sourceCategories } = advice;
  return {
    summary: paragraph(summary),
    source_analysis: {
      summary: paragraph(summary),
      recommendations: texts(recommendations),
      missing_opportunities: texts(missingOpportunities),
      priority_actions: priorityActions.map(({ text: action, cost, platforms, effort, impact }) => ({
        action,
        cost,
        platforms,
        effort,
        impact,
      })),
      source_categories: sourceCategories.map(({ category, text: opportunities, sources }) => ({
        category,
        opportunities,
        sources,
      })),
      fact_numbers: {
        summary: numbers(summary),
        recommendations: numbers(recommendations),
        missing_opportunities: numbers(missingOpportunities),
        priority_actions: numbers(priorityActions),
        source_categories: numbers(sourceCategories),
      },
    },
  };
}

function paragraph(pieces: readonly Advice[]): string {
  return texts(pieces).join(" ");
}

function texts(pieces: readonly Advice[]): string[] {
  return pieces.map(({ text }) => text);
}

function numbers(pieces: readonly Advice[]): (readonly number[])[] {
  return pieces.map(({ facts }) => facts);
}
