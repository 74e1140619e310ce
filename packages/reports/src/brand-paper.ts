/** Content of a report on a brand. Plain data: it crosses to a worker thread by structured clone. */
import type {
  CompanyOverTime,
  NamedEntry,
  PromptRow,
  SheetRow,
  SourceToGet,
  VisitPoint,
} from "@standings/domain";

/** A company over the visits of the span: shares from 0 to 1, null where it was not asked. */
export type BrandPaperCompany = Pick<
  CompanyOverTime,
  "name" | "domain" | "isBrand" | "line" | "listed" | "voice"
>;

export type BrandPaperPrompt = Pick<
  PromptRow,
  "prompt" | "label" | "place" | "trend" | "listed" | "change" | "verdict" | "first"
>;

export interface BrandPaperSource extends Pick<SourceToGet, "domain" | "answers" | "prompts"> {
  readonly lists: readonly NamedEntry[];
}

export interface BrandPaper {
  readonly kind: "brand";
  readonly name: string;
  readonly domain: string;
  /** Of its figures; null: asked in none. */
  readonly market: string | null;
  /** Whoever makes the report; null for nobody. */
  readonly agency: string | null;
  /** Their picture, in a format that sharp reads; null for none. */
  readonly logo: Uint8Array | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly isSandbox: boolean;
  /** Its page, with its origin. */
  readonly address: string;
  /** What it says, how its figures are made, and what may be chance. */
  readonly sentence: string;
  readonly method: string;
  readonly bound: string;
  /** That days of visits are told in: the brand's. */
  readonly timeZone: string;
  readonly visits: readonly VisitPoint[];
  readonly companies: readonly BrandPaperCompany[];
  readonly others: string | null;
  /** Real changes and new versions, a sentence each, the newest first. */
  readonly changes: readonly string[];
  /** Head of the table of prompts. */
  readonly promptsTitle: string;
  readonly prompts: readonly BrandPaperPrompt[];
  readonly missed: number;
  /** What the sources are cited in. */
  readonly sourcesNote: string;
  readonly sources: readonly BrandPaperSource[];
  /** How the figures are made, by criterion. */
  readonly sheet: readonly SheetRow[];
}

/** Lines of a picture of visibility: shares from 0 to 1 at places in time. */
export interface BrandChart {
  readonly title: string;
  /** That their days are told in. */
  readonly timeZone: string;
  /** ISO 8601, the oldest first. */
  readonly times: readonly string[];
  readonly companies: readonly Pick<CompanyOverTime, "name" | "isBrand" | "line">[];
  readonly isSandbox: boolean;
}
