/** Content of a report on one tab of a company's page. Plain data: it crosses to a worker thread by structured clone. */
import type {
  AnalysisRecordOf,
  CompanyFigures,
  CompanyQuestion,
  CompanyTabType,
  Competition,
  DiscoveryItem,
  ModelId,
  ModelPerformance,
  RankingFact,
  SeoAdvice,
  SiteRead,
  SourceAdvice,
  SourceCount,
  Trade,
} from "@standings/domain";

/** A fact that advice may rest on, without the values that screens draw. */
export type ReportFact = Pick<RankingFact, "number" | "status" | "title" | "detail">;

/** An analysis that has given advice. */
export interface ReportAnalysis<Advice> extends Pick<AnalysisRecordOf<"seo">, "modelId" | "createdAt"> {
  readonly facts: readonly ReportFact[];
  readonly advice: Advice;
}

interface CompanyPaper {
  readonly kind: "company_page";
  readonly tab: CompanyTabType;
  readonly name: string;
  /** Registrable domain. */
  readonly domain: string;
  /** ISO 8601: of the analysis where the report is one, else of the report. */
  readonly createdAt: string;
  readonly isSandbox: boolean;
  /** Pictures of the companies that it names, WebP, by domain; of those that have one. */
  readonly logos: Readonly<Record<string, Uint8Array>>;
  /** Says that some entries are hidden. */
  readonly censored: boolean;
  /** The tab's page, with its origin. */
  readonly address: string;
}

/** Of a report of the figures of now; an analysis and a discovery have those of their own day in their texts. */
interface WithFigures {
  readonly figures: CompanyFigures;
}

export interface PromptsReport extends CompanyPaper, WithFigures {
  readonly tab: "prompt";
  readonly models: readonly ModelPerformance[];
  /** Newest first. */
  readonly questions: readonly CompanyQuestion[];
  /** How many there are in all. */
  readonly total: number;
}

export interface SeoReport extends CompanyPaper {
  readonly tab: "seo";
  /** Null when the site was not read. */
  readonly site: SiteRead | null;
  readonly analysis: ReportAnalysis<SeoAdvice>;
}

export interface SourcesReport extends CompanyPaper, WithFigures {
  readonly tab: "sources";
  readonly competition: Competition;
  /** Most often cited first. */
  readonly sources: readonly SourceCount[];
  /** How many there are in all. */
  readonly total: number;
  /** Null when none is stored. */
  readonly analysis: ReportAnalysis<SourceAdvice> | null;
}

/** A discovery: what was asked for, and each prompt with its ranks. */
export interface DiscoveryReport extends CompanyPaper {
  readonly tab: "discovery";
  readonly trade: Trade | null;
  readonly modelIds: readonly ModelId[];
  readonly items: readonly DiscoveryItem[];
}

export type CompanyReport = PromptsReport | SeoReport | SourcesReport | DiscoveryReport;
