import type { AnalysisKind, AnalysisRecord } from "../analysis/analysis-run.ts";
import type { ModelId } from "../models/catalogue.ts";
import type { UserReference } from "./searches.ts";

/** How far an analysis came: its model gave advice, is asked, or gave none. */
export type AnalysisState = "given" | "running" | "failed";

/** An analysis as admins list it. */
export interface AdminAnalysis {
  readonly id: string;
  readonly kind: AnalysisKind;
  /** Registrable domain. */
  readonly domain: string;
  /** Empty when the user named none. */
  readonly companyName: string;
  readonly modelId: ModelId;
  readonly state: AnalysisState;
  readonly isCensored: boolean;
  readonly isSandbox: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601: when its run ended; `createdAt` while it has not. */
  readonly updatedAt: string;
  /** Null when the account was deleted. */
  readonly user: UserReference | null;
}

/**
 * With what it found: as its owner sees it, without facts that quote a question which nobody shares, and without
 * advice that rests on them.
 */
export interface AdminAnalysisDetails extends AdminAnalysis {
  readonly record: AnalysisRecord;
}

export const ANALYSIS_SORTS = ["createdAt", "domain"] as const;
export type AnalysisSort = (typeof ANALYSIS_SORTS)[number];

/** Kinds of a stored analysis in the documented calls; figures of a company are counted live, so none is stored. */
export const ANALYSIS_TYPES = ["company", "seo", "source"] as const;
export type AnalysisType = (typeof ANALYSIS_TYPES)[number];

export const ANALYSIS_TITLES: Readonly<Record<AnalysisKind, string>> = {
  seo: "SEO",
  source: "Sources",
};
