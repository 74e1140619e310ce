import type { Tables } from "@standings/database";
import {
  type AdminPost,
  type AdminPostItem,
  BLOG_CATEGORIES,
  BLOG_SORT_FIELDS,
  type BlogCategory,
  type BlogDraft,
} from "@standings/domain";
import type { Selectable } from "kysely";
import type { Settings } from "../../context.ts";

type Row = Selectable<Tables["blog_posts"]>;

export const ITEM_COLUMNS = [
  "id",
  "slug",
  "excerpt",
  "status",
  "blog_type",
  "featured_image",
  "author_name",
  "categories",
  "tags",
  // Title, views and published date.
  ...BLOG_SORT_FIELDS,
  "created_at",
  "is_sandbox",
] as const satisfies readonly (keyof Row)[];

export const POST_COLUMNS = [
  ...ITEM_COLUMNS,
  "markdown",
  "domain",
  "featured_image_alt",
  "images",
  "meta_title",
  "meta_description",
  "version",
  "updated_at",
] as const satisfies readonly (keyof Row)[];

export type ItemRow = Pick<Row, (typeof ITEM_COLUMNS)[number]>;
export type PostRow = Pick<Row, (typeof POST_COLUMNS)[number]>;

type SandboxSetting = Pick<Settings, "modelsAreSandbox">;

export function toAdminPostItem(row: ItemRow, { modelsAreSandbox }: SandboxSetting): AdminPostItem {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    status: row.status,
    type: row.blog_type,
    featuredImage: row.featured_image,
    author: row.author_name === "" ? null : row.author_name,
    categories: row.categories,
    tags: row.tags,
    views: row.views,
    publishedAt: row.published_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    isHidden: row.is_sandbox && !modelsAreSandbox && row.status === "published",
  };
}

export function toAdminPost(row: PostRow, changedBy: string | null, settings: SandboxSetting): AdminPost {
  return {
    ...toAdminPostItem(row, settings),
    draft: toDraft(row),
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    changedBy,
  };
}

function toDraft(row: PostRow): BlogDraft {
  return {
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    markdown: row.markdown,
    status: row.status,
    type: row.blog_type,
    domain: row.domain,
    categories: row.categories.filter(isCategory),
    tags: row.tags,
    featuredImage: row.featured_image,
    featuredImageAlt: row.featured_image_alt,
    images: row.images,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
  };
}

function isCategory(name: string): name is BlogCategory {
  return BLOG_CATEGORIES.some((known) => known === name);
}
