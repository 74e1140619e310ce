import { createHash } from "node:crypto";
import type { Tables } from "@standings/database";
import type { ChangedValues } from "@standings/domain";
import type { Selectable } from "kysely";

/** Columns that the log of changes tells of. */
export type LoggedRow = Pick<
  Selectable<Tables["blog_posts"]>,
  | "title"
  | "slug"
  | "excerpt"
  | "markdown"
  | "status"
  | "blog_type"
  | "domain"
  | "categories"
  | "tags"
  | "featured_image"
  | "featured_image_alt"
  | "meta_title"
  | "meta_description"
>;

/** A post's fields for the log of changes. Its text is logged as a length and a hash. */
export function toLoggedPost(row: LoggedRow): ChangedValues {
  return {
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    content: describeText(row.markdown),
    status: row.status,
    type: row.blog_type,
    domain: row.domain,
    categories: row.categories,
    tags: row.tags,
    featured_image: row.featured_image,
    featured_image_alt: row.featured_image_alt,
    meta_title: row.meta_title,
    meta_description: row.meta_description,
  };
}

const MARK_LENGTH = 8;

function describeText(text: string): string {
  const mark = createHash("sha256").update(text).digest("hex").slice(0, MARK_LENGTH);
  return `${text.length} characters (${mark})`;
}
