/** Vocabulary, limits and small rules of the blog (spec part 2 §§2, 3, 5 and 9). */
import { SECTORS } from "../sectors.ts";
import { type BlogQuery, DEFAULT_BLOG_SORT } from "./blog-post.ts";

export const BLOG_STATUSES = ["draft", "published", "archived"] as const;
export type BlogStatus = (typeof BLOG_STATUSES)[number];

export const BLOG_TYPES = ["standard", "company_analysis"] as const;
export type BlogType = (typeof BLOG_TYPES)[number];
/** Type of a report on a company. */
export const REPORT_TYPE = BLOG_TYPES[1];

/** A company's page as search modes and categories call it. */
export const DOMAIN_ANALYSIS = "Domain Analysis";

export const BLOG_CATEGORIES = [...SECTORS, DOMAIN_ANALYSIS, "Company Ranking", "Expert Ranking"] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

/** Posts of a page, and what cards and posts show at most. */
export const BLOG_LIMITS = {
  pageSize: 12,
  related: 3,
  gridCategories: 2,
  gridTags: 3,
  listTags: 2,
  /** UTF-16 units. */
  title: 200,
  slug: 200,
  excerpt: 500,
  content: 1_000_000,
  name: 60,
  /** Categories or tags of a post, and of a filter. */
  names: 50,
  search: 200,
  /** The last page that can be asked for. */
  page: 10_000,
  /** Posts of a page over REST. */
  restPage: 100,
} as const;

/** The first page of all posts. */
export const NEWEST_POSTS: BlogQuery = {
  page: 1,
  limit: BLOG_LIMITS.pageSize,
  ...DEFAULT_BLOG_SORT,
  search: "",
  categories: [],
  tags: [],
};

/** What the report of a company shows at most (spec part 2 §9). */
export const BLOG_REPORT_LIMITS = { history: 5, sources: 12, categorySources: 6, topSources: 50 } as const;

const WORDS_PER_MINUTE = 200;
const REPORT_MINUTES = 5;

/** Words of a text; signs of markup that stand alone count too. */
export function countWords(markdown: string): number {
  let words = 0;
  for (const _ of markdown.matchAll(/\S+/g)) words += 1;
  return words;
}

/** Minutes to read a post, at least 1: 200 words a minute rounded up; a report always takes 5 (spec part 2 §9). */
export function readingMinutes(type: BlogType, markdown: string): number {
  if (type === "company_analysis") return REPORT_MINUTES;
  return Math.max(1, Math.ceil(countWords(markdown) / WORDS_PER_MINUTE));
}

/** The slug of a title: lower case, everything but letters and digits becomes a hyphen, trimmed (spec part 2 §5). */
export function slugOf(title: string): string {
  const hyphens = title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return hyphens.slice(0, BLOG_LIMITS.slug).replace(/^-|-$/g, "");
}

/** Whether a text can be the slug of a post. */
export function isSlug(text: string): boolean {
  return text.length <= BLOG_LIMITS.slug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** Tags of a post that the list shows (spec part 2 §9). */
export const ADMIN_POST_TAGS = 5;
/** Wait after the last key before a slug is checked, milliseconds; shorter slugs are not checked (spec part 2 §5). */
export const SLUG_CHECK = { waitMs: 500, minLength: 3 } as const;
