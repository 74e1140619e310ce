/** Competitors, share of voice and source gap of a company over its field (decisions "Company page figures"). */
import type { SourceType } from "./brands/source-types.ts";
import type { CompanySuggestion } from "./company.ts";
import type { ModelId } from "./models/catalogue.ts";
import type { SearchKind } from "./runs.ts";

/** Domains of a source gap that are listed, and pages of each. */
export const GAP_SOURCES = 50;
export const GAP_PAGES = 20;
/** Pages that name the company already which are listed. */
export const NAMING_PAGES = 5;
/** Cited domains of a company that are listed: as many as its history (spec part 2 §9). */
export const AGGREGATED_SOURCES = 1000;

/** A company among the answers of a field. */
export interface Voice extends CompanySuggestion {
  /** Answers that list it. */
  readonly listings: number;
  /** Answers that list both it and the company. */
  readonly together: number;
  /** Mean over the models of their mean ranks, one decimal; null when none lists it. */
  readonly averageRank: number | null;
  /** Its share of the points of all companies with a known site in the field's answers, 0 to 1. */
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

/** A page that answers of the field cite. */
export interface GapPage {
  readonly url: string;
  /** Answers that cite it and list a competitor and not the company. */
  readonly answers: number;
  /** Answers that cite it and list the company: from one on it names the company, and there is no gap. */
  readonly naming: number;
  /** The newest question of these answers, and how many there are. */
  readonly question: AskedPrompt;
  readonly questions: number;
}

/** A domain with pages that are cited where competitors are listed, and never where the company is. */
export interface GapSource {
  readonly domain: string;
  readonly kind: SourceType;
  /** Answers that cite such a page and list a competitor and not the company. */
  readonly answers: number;
  /** Its pages that answers of the field cite, and those of them that name the company. */
  readonly pagesInField: number;
  readonly pagesNaming: number;
  /** Pages of the gap first, by their answers; at most `GAP_PAGES`. */
  readonly pages: readonly GapPage[];
  /** It is a competitor's own site. */
  readonly isCompetitors: boolean;
  /** Competitors that these answers list, most often first, at most three. */
  readonly competitors: readonly CompanySuggestion[];
  /** Models whose answers these are. */
  readonly models: readonly ModelId[];
  /** The domain is a mask; pages and competitors are left out. */
  readonly censored?: boolean | undefined;
}

/** Pages of one kind of sites. */
export interface SourceKind {
  readonly kind: SourceType;
  /** Pages that answers of the field cite, and those that name the company. */
  readonly pages: number;
  readonly naming: number;
}

/** A page that is cited in answers which list the company. */
export interface NamingPage {
  readonly url: string;
  readonly domain: string;
  readonly answers: number;
}

export interface Competition {
  /** Questions and answers of the field. */
  readonly questions: number;
  readonly answers: number;
  /** The newest questions of a larger field. */
  readonly isPartial: boolean;
  readonly company: Voice;
  /** Its peers; of a company without peers, those with most points in its field. Highest share first. */
  readonly competitors: readonly Voice[];
  readonly arePeers: boolean;
  /** All other companies of the answers together. */
  readonly others: { readonly companies: number; readonly share: number };
  /** Answers that list a competitor and not the company. */
  readonly absent: number;
  /** Most answers first, at most `GAP_SOURCES`. */
  readonly gap: readonly GapSource[];
  /** How many domains and pages the gap has in all. */
  readonly gapTotal: number;
  readonly gapPages: number;
  /** Pages that answers of the field cite, and those that name the company. */
  readonly pages: number;
  readonly pagesNaming: number;
  /** Most pages first. */
  readonly kinds: readonly SourceKind[];
  /** Pages that name the company, most answers first, at most `NAMING_PAGES`. */
  readonly alreadyOn: readonly NamingPage[];
  readonly wasCensored: boolean;
  readonly isSandbox: boolean;
}

/** Heading of a company's cited domains (spec part 2 §2). */
export const SOURCES_LIST_TITLE = "All Sources & Competitors";

/** A cited domain and the answers of the field that list the company and cite it. */
export interface SourceCount {
  /** A mask, with asterisks, when censored. */
  readonly source: string;
  readonly count: number;
  readonly censored?: boolean | undefined;
}

/** The domains that answers cite which list a company (spec part 2 §3). */
export interface AggregatedSources {
  /** Most often cited first, at most `AGGREGATED_SOURCES`. */
  readonly sources: readonly SourceCount[];
  /** How many there are in all. */
  readonly total: number;
  readonly wasCensored: boolean;
}
