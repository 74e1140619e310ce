import type { Tables } from "@standings/database";
import { type BlogCard, REPORT_TYPE } from "@standings/domain";
import type { Selectable } from "kysely";

type Post = Selectable<Tables["blog_posts"]>;

/** Columns of `CARD`. */
export type CardRow = Pick<
  Post,
  | "id"
  | "slug"
  | "title"
  | "excerpt"
  | "featured_image"
  | "featured_image_alt"
  | "blog_type"
  | "domain"
  | "is_sandbox"
  | "figures"
  | "categories"
  | "tags"
  | "published_at"
  | "reading_minutes"
  | "views"
>;

export function toCard(row: CardRow): BlogCard {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    featuredImage: row.featured_image,
    featuredImageAlt: row.featured_image_alt,
    type: row.blog_type,
    domain: row.domain,
    categories: row.categories,
    tags: row.tags,
    publishedAt: row.published_at?.toISOString() ?? null,
    readingMinutes: row.reading_minutes,
    views: row.views,
    isSandbox: row.blog_type === REPORT_TYPE && row.is_sandbox,
    places: (row.figures?.models ?? []).map(({ modelId, averageRank }) => ({ modelId, averageRank })),
  };
}
