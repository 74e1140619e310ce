/** Facts of a site: true of a reading, told in plain English, with the values that a screen draws. */
import type { CrawlerPurpose } from "./ai-crawlers.ts";
import type { CrawlerAccess, LlmsTxtReading, SitemapReading } from "./site-reading.ts";

/** In the order of their numbers, which never change. */
export const SITE_FACT_IDS = [
  "crawlers_on_request",
  "crawlers_search",
  "crawlers_training",
  "llms_txt",
  "sitemap",
  "titles",
  "descriptions",
  "words_without_scripts",
  "structured_data",
  "freshness",
  "language",
  "headings",
  "indexing",
  "canonical",
  "encoding",
  "pages_read",
] as const;
export type SiteFactId = (typeof SITE_FACT_IDS)[number];

export type FactStatus = "good" | "warning" | "bad" | "neutral";

/** A value of each page read. */
export interface PageValue<Value> {
  readonly path: string;
  readonly value: Value;
}

/** Raw values by fact. */
export interface SiteFactValues {
  readonly crawlers_on_request: CrawlerFactValues;
  readonly crawlers_search: CrawlerFactValues;
  readonly crawlers_training: CrawlerFactValues;
  readonly llms_txt: readonly LlmsTxtReading[];
  readonly sitemap: SitemapReading;
  /** Characters; null where there is none. */
  readonly titles: readonly PageValue<number | null>[];
  readonly descriptions: readonly PageValue<number | null>[];
  readonly words_without_scripts: readonly PageValue<WordValues>[];
  readonly structured_data: readonly PageValue<{
    readonly types: readonly string[];
    readonly broken: number;
  }>[];
  /** `YYYY-MM-DD` */
  readonly freshness: readonly PageValue<string | null>[];
  readonly language: readonly PageValue<{
    readonly language: string | null;
    readonly alternates: readonly string[];
  }>[];
  readonly headings: readonly PageValue<{ readonly h1: number; readonly skipsLevel: boolean }>[];
  readonly indexing: readonly PageValue<"header" | "page" | null>[];
  readonly canonical: readonly PageValue<string | null>[];
  readonly encoding: readonly PageValue<string>[];
  /** Why it was not read; null when it was. */
  readonly pages_read: readonly PageValue<string | null>[];
}

export interface CrawlerFactValues {
  readonly purpose: CrawlerPurpose;
  readonly crawlers: readonly CrawlerAccess[];
}

export interface WordValues {
  readonly words: number;
  /** Percent of the words that the page's source holds; null when scripts fetch them from elsewhere. */
  readonly share: number | null;
}

export type SiteFactOf<Id extends SiteFactId> = {
  readonly id: Id;
  /** 1 for the first of `SITE_FACT_IDS`. */
  readonly number: number;
  readonly status: FactStatus;
  readonly title: string;
  readonly detail: string;
  /** Paths of the pages that the status is about; empty when it is about all or none. */
  readonly pages: readonly string[];
  readonly values: SiteFactValues[Id];
};

export type SiteFact = { [Id in SiteFactId]: SiteFactOf<Id> }[SiteFactId];

type FactParts<Id extends SiteFactId> = Omit<SiteFactOf<Id>, "id" | "number" | "pages"> & {
  readonly pages?: readonly string[];
};

export function factOf<Id extends SiteFactId>(id: Id, parts: FactParts<Id>): SiteFactOf<Id> {
  return { id, number: SITE_FACT_IDS.indexOf(id) + 1, pages: [], ...parts };
}
