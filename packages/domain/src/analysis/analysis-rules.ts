import { CREDIT_COST } from "../credits.ts";
import type { AnalysisKind } from "./analysis-run.ts";

/** Credits of an analysis (spec part 2 §9). */
export const ANALYSIS_COST: Readonly<Record<AnalysisKind, number>> = {
  seo: CREDIT_COST.seo_analysis,
  source: CREDIT_COST.source_analysis,
};

/** Sources, most often cited first, that an analysis is given (spec part 2 §9). */
export const MAX_ANALYSED_SOURCES = 50;

/** An analysis younger than this is shown again and not paid for again. */
export const ANALYSIS_FRESH_MS = 60_000;

/** The most that is asked of a model and kept of its advice; texts are counted in UTF-16 units. */
export const ADVICE_LIMITS = {
  /** Sentences or paragraphs of a summary. */
  summary: 4,
  /** Strengths, weaknesses or missing opportunities, of each list. */
  points: 6,
  recommendations: 8,
  priorityActions: 8,
  sourceCategories: 8,
  keywords: 12,
  /** Words of a keyword: more are a question. */
  keywordWords: 5,
  /** Facts that one piece names. */
  facts: 6,
  platforms: 4,
  /** Sources of a category. */
  sources: 12,
  textLength: 500,
  /** Of a keyword, a platform, a cost and a category's name. */
  nameLength: 60,
} as const;
