/** Data of a company page (spec part 2 §2 and §3, decisions "Company page figures"). */
import type { ModelId } from "./models.ts";
import type { SearchKind } from "./runs.ts";

/** A company of the directory. */
export interface CompanySuggestion {
  readonly name: string;
  /** Its site (`companySite`). */
  readonly domain: string;
}

/** Counted over the shared searches and the viewer's own that list the company. */
export interface CompanyFigures {
  /** Answers of models that rank it 1 to 3. */
  readonly top3Mentions: number;
  /** Mean rank over the answers that list it, one decimal; null when none does. */
  readonly averageRank: number | null;
  /** Answers of models that list it. */
  readonly totalMentions: number;
  /** Different domains that these searches cite. */
  readonly sources: number;
}

export interface ModelPerformance {
  readonly modelId: ModelId;
  readonly mentions: number;
  readonly top3Mentions: number;
  /** One decimal. */
  readonly averageRank: number;
}

export interface WeekRank {
  /** Monday of the week in UTC, `YYYY-MM-DD`. */
  readonly week: string;
  /** Mean rank over that week's answers that list the company, one decimal. */
  readonly averageRank: number;
  readonly mentions: number;
}

/** Lengths of the chart over time, in weeks. */
export const TREND_WEEKS = [8, 26, 52] as const;
export type TrendWeeks = (typeof TREND_WEEKS)[number];

/** Fewer mentions say little about a model: it is shown after the others. */
export const THIN_SAMPLE = 5;

export interface CompanyOverview extends CompanySuggestion {
  /** The domain that its site is below: a product's host of another company; null for most. */
  readonly parent: string | null;
  readonly figures: CompanyFigures;
  /** Highest share of top-3 mentions first, those with fewer than `THIN_SAMPLE` mentions last. */
  readonly models: readonly ModelPerformance[];
  /** Some of the answers came from the sandbox. */
  readonly isSandbox: boolean;
}

/** A question in whose answers the company is listed. */
export interface CompanyPrompt {
  readonly searchId: string;
  readonly kind: SearchKind;
  readonly prompt: string;
  /** Rank in the aggregate, or in a comparison's answer; null when it is not listed there. */
  readonly rank: number | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly isSandbox: boolean;
}

export const QUESTION_SORTS = ["newest", "oldest", "rank", "asked"] as const;
/** By the newest or the oldest answer, the best rank, or the times asked. */
export type QuestionSort = (typeof QUESTION_SORTS)[number];

/** Ranges of a company's questions, in days. */
export const QUESTION_DAYS = [7, 30, 90, 365] as const;
export type QuestionDays = (typeof QUESTION_DAYS)[number];

/** The place that a model gave a company in one answer. */
export interface ModelPlace {
  readonly modelId: ModelId;
  /** From 1. */
  readonly rank: number;
}

/** A question in whose answers the company is listed, however often it was asked and in whatever case. */
export interface CompanyQuestion extends CompanyPrompt {
  /** The newest of these searches is the viewer's own. */
  readonly isOwn: boolean;
  /** In the newest of these searches, best first; a model that does not list the company has none. */
  readonly places: readonly ModelPlace[];
  /** Searches of the range that list the company. */
  readonly timesAsked: number;
  /** Ranks in the latest of these searches, oldest first; null where the aggregate does not list it. */
  readonly ranks: readonly (number | null)[];
}

/** The models that place a company best and worst; `worst` is null unless the two places differ. */
export function bestAndWorst(places: readonly ModelPlace[]): {
  readonly best: ModelPlace | null;
  readonly worst: ModelPlace | null;
} {
  const [best = null] = places;
  const last = places.at(-1) ?? null;
  return { best, worst: last?.rank === best?.rank ? null : last };
}

/** Tabs of a company page that go on paper, by their documented names (spec part 2 §2 and §7). */
export const COMPANY_TAB_TITLES = {
  prompt: "Prompt Analysis",
  seo: "SEO & AEO Analysis",
  sources: "Sources & Competitors Overview",
} as const;
export type CompanyTabType = keyof typeof COMPANY_TAB_TITLES;
export const COMPANY_TAB_TYPES = ["prompt", "seo", "sources"] as const satisfies readonly CompanyTabType[];

/** Parts of a domain analysis that the home page offers (spec part 1 §3). */
export const ANALYSIS_BADGES = [
  "Prompt Analysis & Discovery",
  COMPANY_TAB_TITLES.seo,
  "Source & Competitors Overview",
] as const;
export type AnalysisBadge = (typeof ANALYSIS_BADGES)[number];

/** Submission of the home page in mode "domains"; at least one badge. */
export interface DomainSubmission {
  readonly domain: string;
  readonly analysisBadges: readonly AnalysisBadge[];
}
