/** Data of a company page (spec part 2 §2 and §3, decisions "Company page figures"). */
import type { SourceCount } from "./competition.ts";
import type { CountrySite } from "./countries/company-groups.ts";
import type { FieldOrigin } from "./field/field.ts";
import { normaliseName } from "./identity/names.ts";
import type { ModelId } from "./models/catalogue.ts";
import type { SearchKind } from "./runs.ts";

/** A company of the directory. */
export interface CompanySuggestion {
  readonly name: string;
  /** Its site (`companySite`). */
  readonly domain: string;
}

/** Counted over the company's field, each question once per model with its newest answer. */
export interface CompanyFigures {
  /** Questions of the field. */
  readonly questions: number;
  /** Answers of the field, whether or not they list it: what the mentions are counted of. */
  readonly answers: number;
  /** Answers that rank it 1 to 3. */
  readonly top3Mentions: number;
  /** Mean over the models of their mean ranks in the answers that list it, one decimal; null when none does. */
  readonly averageRank: number | null;
  /** Answers that list it. */
  readonly totalMentions: number;
  /** Different domains that the answers cite which list it. */
  readonly sources: number;
}

export interface ModelPerformance {
  readonly modelId: ModelId;
  /** Its answers in the field. */
  readonly answers: number;
  readonly mentions: number;
  readonly top3Mentions: number;
  /** One decimal. */
  readonly averageRank: number;
}

/** The same of a model that may never list the company: it has no average rank then. */
export type FieldModel = Omit<ModelPerformance, "averageRank"> & { readonly averageRank: number | null };

/** The models that list the company. */
export function listingModels(models: readonly FieldModel[]): ModelPerformance[] {
  return models.flatMap(({ averageRank, ...model }) =>
    averageRank === null ? [] : [{ ...model, averageRank }],
  );
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

/** A question as a user names it: its kind, and the prompt in whatever case. */
export interface NamedQuestion {
  readonly kind: SearchKind;
  readonly prompt: string;
}

export interface CompanyOverview extends CompanySuggestion {
  /** Its other sites, for other countries; the figures are of this site alone. */
  readonly countries: readonly CountrySite[];
  /** The domain that its site is below: a product's host of another company; null for most. */
  readonly parent: string | null;
  readonly figures: CompanyFigures;
  /**
   * Companies that are listed in the same questions, nearest first; none for a company that few questions list. Where the viewer
   * sees competitors masked, those that are not.
   */
  readonly peers: readonly CompanySuggestion[];
  /** The peers with those that are left out. */
  readonly totalPeers: number;
  /** The field holds the viewer's private questions too. */
  readonly isWithPrivate: boolean;
  /** Questions that the viewer's private searches add, or would add. */
  readonly privateQuestions: number;
  /** The newest questions of a larger field. */
  readonly isPartial: boolean;
  /** Questions of the field that do not list it. */
  readonly unlistedQuestions: number;
  /** Companies that stand first in most of the questions that do not list it, at most two. */
  readonly leaders: readonly FieldLeader[];
  /** Of a company that no answer lists: who is among the first three of most of its questions, at most six. */
  readonly namedInstead: readonly FieldLeader[];
  /** Questions that the viewer left out, newest first. */
  readonly leftOut: readonly NamedQuestion[];
  /** Highest share of top-3 mentions first, those with fewer than `THIN_SAMPLE` mentions last. */
  readonly models: readonly FieldModel[];
  /** Some of the answers came from the sandbox. */
  readonly isSandbox: boolean;
}

/** A company, and in how many questions it stands first. */
export interface FieldLeader extends CompanySuggestion {
  readonly questions: number;
}

/** A question about a company. */
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

export const QUESTION_LISTINGS = ["listed", "not_listed"] as const;
/** Questions whose answers list the company, or do not. */
export type QuestionListing = (typeof QUESTION_LISTINGS)[number];

/** A question of a company's field, however often it was asked and in whatever case. */
export interface CompanyQuestion extends CompanyPrompt {
  /** The newest search that asked it is the viewer's own. */
  readonly isOwn: boolean;
  /** Only the viewer sees it. */
  readonly isPrivate: boolean;
  /** How it came into the field without being found there. */
  readonly origin: FieldOrigin | null;
  /** Some of its newest answers list the company. */
  readonly isListed: boolean;
  /** Models that answered it; each counts with its newest answer. */
  readonly models: readonly ModelId[];
  /** The models that list the company, best first. */
  readonly places: readonly ModelPlace[];
  /** Who stands first; null when the answers name nobody. */
  readonly first: CompanySuggestion | null;
  /** Companies that the answers list. */
  readonly companies: number;
  /** The company's peers among the first ten. */
  readonly peers: number;
  /** A study that is newer than its newest search: its means are the places. Null without one. */
  readonly study: { readonly id: string; readonly rounds: number } | null;
  /** Searches that asked it, at most 50 of them. */
  readonly timesAsked: number;
  /** Ranks in the latest of these searches that list it, oldest first; null where the aggregate does not list it. */
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

/** Tabs of a company page, all of which go on paper, by their documented names (spec part 2 §2 and §7; the last, record 77). */
export const COMPANY_TAB_TITLES = {
  prompt: "Prompt Analysis",
  seo: "SEO & AEO Analysis",
  sources: "Sources & Competitors Overview",
  discovery: "Prompt Discovery",
} as const;
export type CompanyTabType = keyof typeof COMPANY_TAB_TITLES;
export const COMPANY_TAB_TYPES = [
  "prompt",
  "seo",
  "sources",
  "discovery",
] as const satisfies readonly CompanyTabType[];

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

/** A company as everybody sees it: shared questions alone. */
export interface SharedCompany {
  readonly overview: CompanyOverview;
  /** The newest ones. */
  readonly questions: readonly CompanyQuestion[];
  /** Most often cited first; the others are for whoever has an account. */
  readonly sources: readonly SourceCount[];
  readonly totalSources: number;
}

/**
 * Whether somebody who types a text may mean a company: its name, the beginning of its name up to the end of a word, or the
 * first label of its domain; case, accents and marks aside.
 */
export function isNamedSo(
  { name, domain }: { readonly name: string; readonly domain: string },
  typed: string,
): boolean {
  const wanted = normaliseName(typed);
  if (wanted === "") return false;
  const known = normaliseName(name);
  return known === wanted || known.startsWith(`${wanted} `) || domain.split(".")[0] === wanted;
}
