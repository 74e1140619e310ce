import type { BlogStatus, BlogType, PostHeading, PostImages, ReportFigures } from "@standings/domain";
import type { ColumnType, Generated } from "kysely";

/** A post of the blog. `blog_counts` follows it by triggers. */
export interface BlogPostsTable {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  markdown: string;
  /** What a reader reads, without markup; it is searched. */
  plain_text: string;
  /** Rendered and sanitised when saved. */
  html: string;
  headings: ColumnType<PostHeading[], string, string>;
  /** Version of the pipeline that rendered `html`. */
  html_version: number;
  /** Sizes of the pictures that it may show, by path. */
  images: ColumnType<PostImages, string, string>;
  status: BlogStatus;
  blog_type: BlogType;
  /** Registrable domain of the company of a report. */
  domain: string | null;
  /** What a report was published with; null: it has none, or is no report. */
  figures: ColumnType<ReportFigures | null, string | null | undefined, string | null>;
  categories: string[];
  tags: string[];
  featured_image: string | null;
  featured_image_alt: string;
  meta_title: string;
  meta_description: string;
  /** The account that wrote it; null when the account is gone. */
  author_id: string | null;
  author_name: string;
  reading_minutes: number;
  /** Counted visits; those of today may still wait in `blog_visits`. */
  views: Generated<number>;
  /** Part of the demo: shown only while the models are the sandbox's. */
  is_sandbox: boolean;
  /** Set at the first publishing and kept. */
  published_at: Date | null;
  /** From 1; a trigger adds 1 whenever what an editor writes is written. */
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** How many posts are published, in all and with a category or tag; kept by triggers on `blog_posts`. */
export interface BlogCountsTable {
  kind: "all" | "category" | "tag";
  /** Empty for all posts. */
  name: string;
  is_sandbox: boolean;
  count: number;
}

/** A visitor's first visit of a post on a day; a keyed hash that cannot be joined over days, removed after the day. */
export interface BlogVisitsTable {
  day: ColumnType<Date, string, never>;
  visitor: string;
  post_id: string;
  is_counted: Generated<boolean>;
}
