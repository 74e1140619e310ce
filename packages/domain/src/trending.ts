/** Public data of shared searches, without their owners (spec part 1 §9, part 2 §2). */
import type { ColumnId } from "./columns.ts";
import type { CompanySuggestion } from "./company.ts";
import type { Vote } from "./ranking.ts";
import type { SearchKind } from "./runs.ts";
import type { Sector } from "./sectors.ts";

export interface TrendingCompany extends CompanySuggestion {
  readonly description: string;
  readonly sector: Sector;
  /** Shared searches of the sector that list it among their first six: "N Prompts". */
  readonly count: number;
}

export interface TrendingPrompt {
  /** The latest shared search with this prompt. */
  readonly id: string;
  readonly prompt: string;
}

/** An entry as lists show it. */
export interface LeadingEntry extends CompanySuggestion {
  readonly rank: number;
  readonly description: string;
  /** Its places in the columns that list it; in a comparison that of the first prompt's answer. */
  readonly votes: readonly Vote[];
  /** Profile of an expert: an http(s) address as a model gave it, unchecked. */
  readonly profileUrl?: string | undefined;
}

/** A card of the trending page: one question, with its latest answer. */
export interface TrendingSearch {
  readonly id: string;
  readonly kind: SearchKind;
  readonly prompt: string;
  /** Second prompt of a comparison; null otherwise. */
  readonly prompt2: string | null;
  readonly sector: Sector;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly isSandbox: boolean;
  readonly webSearch: boolean;
  /** People who asked the question in the last `TRENDING_RULE.days` days; no more than `peopleCounted` are counted. */
  readonly peopleAsking: number;
  /** An admin put it here. */
  readonly isFeatured: boolean;
  readonly columns: readonly ColumnId[];
  /** First six of the aggregated ranking; a card shows three. */
  readonly top: readonly LeadingEntry[];
}

/** The strips of the home page; each may be empty. */
export interface HomeStrips {
  /** Companies in two rows; the most searched and listed come first. */
  readonly companies: readonly CompanySuggestion[];
  readonly prompts: readonly TrendingPrompt[];
  /** Trending companies of the first sector. */
  readonly trending: readonly TrendingCompany[];
  /** Domains that models cite most, most cited first. */
  readonly sources: readonly string[];
  readonly isSandbox: boolean;
}

/** Counted is a person, once, whose account is old enough; a question of too few people needs an admin's flag. */
export const TRENDING_RULE = { days: 30, people: 2, accountAgeDays: 1, peopleCounted: 200 } as const;

/** Spec part 1 §9. */
export const HOME_SOURCES = 29;
export const TRENDING_PROMPTS = 15;
export const TRENDING_COMPANIES = 6;
/** Trending searches of a sector that its companies are counted in. */
export const TRENDING_COMPANY_SEARCHES = 20;
/** The sectors in the order of the trending page (spec part 2 §9). */
export const TRENDING_SECTORS = [
  "Technology",
  "Communications & Media",
  "Consumer",
  "Financials",
  "Healthcare",
  "Industrials & Real Assets",
  "Energy",
  "Professional Services",
] as const satisfies readonly Sector[];

/** False for a placeholder: some models write company1.com where they know no address (spec part 2 §2). */
export function hasOwnDomain({ domain }: { readonly domain: string }): boolean {
  return domain !== "" && !domain.startsWith("company");
}
