import type { SeoAdvice, SourceAdvice } from "../analysis/advice.ts";
import type { AnalysisFact } from "../analysis/analysis-fact.ts";
import type { ModelPerformance } from "../company.ts";
import type { ModelId } from "../models/catalogue.ts";
import type { BlogCategory, BlogStatus, BlogType } from "./blog-rules.ts";

/** A post as lists show it. */
export interface BlogCard {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Path of a picture of ours; null: none. */
  readonly featuredImage: string | null;
  readonly featuredImageAlt: string;
  readonly type: BlogType;
  /** Registrable domain of the company of a report. */
  readonly domain: string | null;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** ISO 8601; null for a post that never was published. */
  readonly publishedAt: string | null;
  readonly readingMinutes: number;
  readonly views: number;
  /** It rests on answers of the sandbox. */
  readonly isSandbox: boolean;
  /** For the picture of a report: each model's average rank in its kept figures; empty for other posts. */
  readonly places: readonly ModelAverage[];
}

/** Where a model ranks a company on average. */
export type ModelAverage = Pick<ModelPerformance, "modelId" | "averageRank">;

/** A card of a list; with a search, where its words were found. */
export interface BlogListItem extends BlogCard {
  /** Parts of the text around the words that were searched for; empty without a search. */
  readonly highlight: readonly HighlightPart[];
}

export interface HighlightPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A heading of a post with its anchor. */
export interface PostHeading {
  /** The element's id: `#id` is its address. */
  readonly id: string;
  readonly text: string;
  /** 2 to 4. */
  readonly level: number;
}

/** Pictures of ours that a post may show, by path; every other picture is shown as a link. */
export type PostImages = Readonly<Record<string, { readonly width: number; readonly height: number }>>;

/** A published post as its page shows it. */
export interface BlogPost extends BlogCard {
  /** Sanitised; made when the post was saved. */
  readonly html: string;
  readonly headings: readonly PostHeading[];
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly author: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const BLOG_SORT_FIELDS = ["published_at", "title", "views"] as const;
export type BlogSortField = (typeof BLOG_SORT_FIELDS)[number];
export type BlogSortOrder = "asc" | "desc";

/** The choices of the sort menu, in its order. */
export const BLOG_SORTS = [
  { label: "Latest", sortBy: "published_at", sortOrder: "desc" },
  { label: "Oldest", sortBy: "published_at", sortOrder: "asc" },
  { label: "Title A-Z", sortBy: "title", sortOrder: "asc" },
  { label: "Title Z-A", sortBy: "title", sortOrder: "desc" },
  { label: "Most Viewed", sortBy: "views", sortOrder: "desc" },
] as const satisfies readonly { label: string; sortBy: BlogSortField; sortOrder: BlogSortOrder }[];

export const DEFAULT_BLOG_SORT: { readonly sortBy: BlogSortField; readonly sortOrder: BlogSortOrder } =
  BLOG_SORTS[0];

/** What a list of posts is asked for: OR within categories and within tags, AND between them and the search. */
export interface BlogQuery {
  readonly page: number;
  readonly limit: number;
  readonly sortBy: BlogSortField;
  readonly sortOrder: BlogSortOrder;
  readonly search: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}

export interface BlogPage {
  readonly posts: readonly BlogListItem[];
  readonly pagination: BlogPagination;
}

export interface BlogPagination {
  readonly page: number;
  readonly limit: number;
  /** All posts that match. */
  readonly total: number;
  readonly pages: number;
}

export interface BlogFilter {
  readonly name: string;
  /** Published posts that have it. */
  readonly count: number;
}

export interface BlogFilters {
  readonly categories: readonly BlogFilter[];
  readonly tags: readonly BlogFilter[];
}

/** A post as its author writes it. */
export interface BlogDraft {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly markdown: string;
  readonly status: BlogStatus;
  readonly type: BlogType;
  readonly domain: string | null;
  readonly categories: readonly BlogCategory[];
  readonly tags: readonly string[];
  readonly featuredImage: string | null;
  readonly featuredImageAlt: string;
  readonly images: PostImages;
  readonly metaTitle: string;
  readonly metaDescription: string;
}

/** A company's report (spec part 2 §3): its figures, and the analyses that its author had then. */
export interface CompanyReport extends ReportFigures {
  /** The newest analyses that stand behind its published report; empty while there are none. Its first entry counts. */
  readonly analysis: readonly ReportedAnalysis[];
}

/** Figures of a company from what everybody sees, counted at one time and kept with the report that is published. */
export interface ReportFigures {
  readonly domain: string;
  readonly name: string | null;
  readonly isSandbox: boolean;
  /** ISO 8601: when all of them were counted. */
  readonly countedAt: string;
  /** One decimal; null when no answer lists the company. */
  readonly averageRank: number | null;
  readonly totalMentions: number;
  readonly totalSources: number;
  /** Companies listed in the same answers. */
  readonly totalCompetitors: number;
  /** Answers of its field: what the mentions are counted of. */
  readonly totalAnswers: number;
  /** Those that list it; with the largest share of places 1 to 3 first. */
  readonly models: readonly ModelPerformance[];
  /** Newest first. */
  readonly historicalData: readonly ReportedPrompt[];
  readonly top50Sources: readonly ReportedSource[];
}

/** What models advised on facts, uncensored. A part that was not made is null. */
export interface ReportedAnalysis {
  readonly companyName: string;
  readonly domain: string;
  /** ISO 8601, of the newer part. */
  readonly createdAt: string;
  readonly seo: ReportedAdvice<SeoAdvice> | null;
  readonly source: ReportedAdvice<SourceAdvice> | null;
}

export interface ReportedAdvice<Advice> {
  readonly modelId: ModelId;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly advice: Advice;
  readonly facts: readonly AnalysisFact[];
}

export interface ReportedPrompt {
  readonly prompt: string;
  readonly averageRank: number | null;
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface ReportedSource {
  readonly source: string;
  readonly count: number;
}

/** A published post with the text that its author wrote. */
export interface BlogSource extends BlogPost {
  readonly markdown: string;
}

/** The report that an admin may publish, written from the figures; its author changes what they like. */
export interface ReportDraft {
  readonly title: string;
  readonly excerpt: string;
  readonly markdown: string;
  /** Slug of the published report there is already; null: none. */
  readonly published: string | null;
}
