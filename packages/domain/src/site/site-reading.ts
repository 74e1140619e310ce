/** What one reading of a company's site found: values only, without a judgement. */
import type { StatedFact } from "../claims/fact.ts";
import type { CountrySite } from "../countries/company-groups.ts";
import type { AiCrawlerName } from "./ai-crawlers.ts";
import type { StatedName } from "./site-names.ts";

/** Bounds of a reading (decisions "Analyses of a company"). */
export const SITE_LIMITS = {
  requestMs: 10_000,
  totalMs: 30_000,
  /** Of a file as it comes, and unpacked. */
  bytes: 2_000_000,
  /** Of robots.txt; crawlers need not read more (RFC 9309 §2.5). */
  robotsBytes: 512_000,
  /** Pages besides the home page. */
  pages: 5,
  sitemaps: 6,
} as const;

/** Characters of a page's text that a reading keeps. */
export const MAX_PAGE_TEXT = 20_000;

/** A company's site is read at most once in this time. */
export const SITE_READ_EVERY_MS = 3_600_000;

export type UnreadReason =
  | "no_address"
  | "private_address"
  | "refused"
  | "certificate"
  | "timed_out"
  | "forbidden"
  | "robots_unreachable"
  | "bad_status"
  | "bad_answer"
  | "not_html"
  | "elsewhere"
  | "redirects"
  | "too_hard"
  | "cut"
  | "no_text";

/** Why something could not be read. */
export interface Unread {
  readonly reason: UnreadReason;
  /** Status, host or line that goes with the reason; null when it says all. */
  readonly value: string | null;
}

/** A line of robots.txt, counted from 1. */
export interface RobotsRule {
  readonly line: number;
  readonly text: string;
}

export interface PageAccess {
  readonly path: string;
  readonly isAllowed: boolean;
  /** The line that decides; null when none does. */
  readonly rule: RobotsRule | null;
}

export interface CrawlerAccess {
  readonly crawler: AiCrawlerName;
  /** robots.txt has a group of its own for it; else it follows `*`. */
  readonly isMentioned: boolean;
  readonly pages: readonly PageAccess[];
}

export type RobotsReading =
  | {
      readonly state: "read";
      readonly url: string;
      /** Only the first bytes were read. */
      readonly isCut: boolean;
      /** In the order of `AI_CRAWLERS`. */
      readonly crawlers: readonly CrawlerAccess[];
    }
  /** The server says that it has none: everybody may read everything. */
  | { readonly state: "none"; readonly url: string; readonly crawlers: readonly CrawlerAccess[] }
  /** Nobody may read anything until it can be read (RFC 9309 §2.3.1.4). */
  | { readonly state: "unreachable"; readonly url: string; readonly unread: Unread };

export interface LlmsTxtReading {
  readonly path: string;
  readonly state: "found" | "missing" | "not_text" | "unread";
  /** HTTP status; null when it was not read. */
  readonly status: number | null;
  readonly bytes: number;
  /** Why it was not read; null when it was asked for and answered. */
  readonly unread: Unread | null;
}

export interface SitemapReading {
  /** `broken`: some file is no well-formed sitemap; what stood before the fault was read. */
  readonly state: "read" | "broken" | "none" | "unread";
  readonly url: string;
  /** Why the first file was not read; null when it was. */
  readonly unread: Unread | null;
  readonly addresses: number;
  /** There is more than was read: a file was cut, or there were too many. */
  readonly isPartial: boolean;
  /** Latest date of an address, `YYYY-MM-DD`. */
  readonly changed: string | null;
  /** Paths of the pages read that it lists. */
  readonly holds: readonly string[];
}

export const PAGE_KINDS = ["home", "pricing", "product", "about", "blog", "docs", "other"] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export interface Heading {
  /** 1 to 6. */
  readonly level: number;
  readonly text: string;
}

export interface PageEncoding {
  readonly used: string;
  /** As the header and the page itself declare it, by the encoding's standard name; null when it does not. */
  readonly header: string | null;
  readonly page: string | null;
  /** Characters that could not be decoded. */
  readonly broken: number;
}

export interface PageDates {
  /** `YYYY-MM-DD`, from the page's own metadata, the sitemap and the header `Last-Modified`. */
  readonly own: string | null;
  readonly sitemap: string | null;
  readonly header: string | null;
}

/** What a page's metadata say of whose it is; null where they are silent. */
export interface PageAbout {
  /** Of the organization, else of a product, in JSON-LD; else what is written to be shared (`og:description`). */
  readonly description: string | null;
  /** Names or codes of places. */
  readonly areaServed: string | null;
  /** A tag, or a name. */
  readonly language: string | null;
}

export interface PageContent {
  readonly url: string;
  /** Only the first bytes were read. */
  readonly isCut: boolean;
  readonly encoding: PageEncoding;
  readonly title: string | null;
  readonly description: string | null;
  readonly headings: readonly Heading[];
  readonly language: string | null;
  /** Language codes of `hreflang`, in the page's order. */
  readonly alternates: readonly string[];
  /** Other sites that its `hreflang` names, by registrable domain. */
  readonly alternateSites: readonly CountrySite[];
  readonly canonical: string | null;
  /** Where `noindex` stands; null when it stands nowhere. */
  readonly noindex: "header" | "page" | null;
  readonly structuredData: { readonly types: readonly string[]; readonly broken: number };
  readonly about: PageAbout;
  /** What its JSON-LD states that can be a fact of a brand. */
  readonly stated: readonly StatedFact[];
  /** What its JSON-LD calls organizations. */
  readonly names: readonly StatedName[];
  /** What it shows to everybody, by lines; cut at `MAX_PAGE_TEXT`. */
  readonly text: string;
  /** Words outside scripts, styles, templates and hidden parts; and words that only JSON for scripts holds. */
  readonly words: { readonly html: number; readonly scriptData: number };
  /** Signs that scripts write the page; empty unless it has next to no words. */
  readonly shellSigns: readonly string[];
  readonly dates: PageDates;
  /** Other read pages that link to it. */
  readonly linkedFrom: number;
}

export type PageReading =
  | { readonly path: string; readonly kind: PageKind; readonly state: "read"; readonly content: PageContent }
  | { readonly path: string; readonly kind: PageKind; readonly state: "unread"; readonly unread: Unread };

export interface SiteReading {
  /** Registrable domain. */
  readonly domain: string;
  /** Start of the reading, ISO 8601. */
  readonly readAt: string;
  readonly tookMs: number;
  /** Why the home page could not be read; null when it was. */
  readonly unread: Unread | null;
  /** Null when no host of the site answered. */
  readonly robots: RobotsReading | null;
  readonly llmsTxt: readonly LlmsTxtReading[];
  readonly sitemap: SitemapReading | null;
  /** The home page first. */
  readonly pages: readonly PageReading[];
}

export type ReadPage = Extract<PageReading, { readonly state: "read" }>;

export function readPagesOf({ pages }: Pick<SiteReading, "pages">): ReadPage[] {
  return pages.filter((page) => page.state === "read");
}

/** When a page changed last: what it says itself, else the sitemap, else the server. */
export function changedDate({ own, sitemap, header }: PageDates): string | null {
  return own ?? sitemap ?? header;
}
