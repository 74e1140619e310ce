/** Competitors, share of voice and source gap of a company (decisions "Analyses of a company"). */
import type { CompanySuggestion } from "./company.ts";
import type { SearchKind } from "./runs.ts";

/** Competitors that share of voice and source gap are about: those listed in most answers together with the company. */
export const NEAREST_COMPETITORS = 10;
/** The newest searches that list the company or a nearest competitor, which share of voice and source gap are read from. */
export const COMPETITION_SEARCHES = 1000;

/** Domains of a source gap that are listed. */
export const GAP_SOURCES = 50;
/** Cited domains of a company that are listed: as many as its history (spec part 2 §9). */
export const AGGREGATED_SOURCES = 1000;
/** The newest searches that cite a gap's domain, which its pages and questions are read from. */
export const GAP_DETAIL_SEARCHES = 50;

/** A company among the answers that list the company or a nearest competitor. */
export interface Voice extends CompanySuggestion {
  /** Of these answers, those that list it. */
  readonly listings: number;
  /** Of these answers, those that list both it and the company. */
  readonly together: number;
  /** Mean rank in the answers that list it, one decimal; null when none does. */
  readonly averageRank: number | null;
  /** Its share of all listings of these answers, 0 to 1. */
  readonly share: number;
  /** Name and domain are masks. */
  readonly censored?: boolean | undefined;
}

/** A question with the search that asked it. */
export interface AskedPrompt {
  readonly searchId: string;
  readonly kind: SearchKind;
  readonly prompt: string;
  /** The viewer asked it. */
  readonly isOwn: boolean;
}

/** A domain that is cited where competitors are listed and the company is not. */
export interface GapSource {
  readonly domain: string;
  /** Answers that cite it and list a nearest competitor and not the company. */
  readonly answers: number;
  /** It is a nearest competitor's own site. */
  readonly isCompetitors: boolean;
  /** Nearest competitors that these answers list, most often first, at most three. */
  readonly competitors: readonly CompanySuggestion[];
  /** The newest questions of these answers, at most three. */
  readonly prompts: readonly AskedPrompt[];
  /** The domain is a mask; competitors and prompts are left out. */
  readonly censored?: boolean | undefined;
}

export interface Competition {
  /** Searches that it is read from. */
  readonly searches: number;
  /** There are older ones, which were not read. */
  readonly isPartial: boolean;
  /** Answers of these searches that list the company or a nearest competitor. */
  readonly answers: number;
  readonly company: Voice;
  /** Most answers together with the company first. */
  readonly competitors: readonly Voice[];
  /** Most answers first, at most 50. */
  readonly gap: readonly GapSource[];
  /** How many domains the gap has in all. */
  readonly gapTotal: number;
  readonly wasCensored: boolean;
  readonly isSandbox: boolean;
}

/** A page of a gap's domain. */
export interface GapPage {
  readonly url: string;
  readonly title: string | null;
  /** Of the answers read, those that cite it. */
  readonly answers: number;
}

/** What the gap of one domain is made of, from its newest answers. */
export interface GapDetail {
  readonly domain: string;
  /** Most often cited first. */
  readonly pages: readonly GapPage[];
  /** Newest first. */
  readonly prompts: readonly (AskedPrompt & {
    /** ISO 8601. */
    readonly createdAt: string;
    /** Nearest competitors that its answers list where they cite the domain. */
    readonly competitors: readonly CompanySuggestion[];
  })[];
}

/** Heading of a company's cited domains (spec part 2 §2). */
export const SOURCES_LIST_TITLE = "All Sources & Competitors";

/** A cited domain and the searches that list the company and cite it. */
export interface SourceCount {
  /** A mask, with asterisks, when censored. */
  readonly source: string;
  readonly count: number;
  readonly censored?: boolean | undefined;
}

/** The domains that searches cite which list a company (spec part 2 §3). */
export interface AggregatedSources {
  /** Most often cited first, at most `AGGREGATED_SOURCES`. */
  readonly sources: readonly SourceCount[];
  /** How many there are in all. */
  readonly total: number;
  readonly wasCensored: boolean;
}
