import {
  BLOG_CATEGORIES,
  BLOG_LIMITS,
  BLOG_SORT_FIELDS,
  BLOG_STATUSES,
  BLOG_TYPES,
  type BlogDraft,
  DEFAULT_BLOG_SORT,
  isPicturePath,
} from "@standings/domain";
import { z } from "zod";
import { names } from "../blog.ts";
import { text } from "../fields.ts";
import { adminListSchema } from "./lists.ts";

const DOMAIN_MAX = 2048;
const IMAGES_MAX = 500;
const PIXELS_MAX = 100_000;

export const adminPostsSchema = adminListSchema.extend({
  /** Empty for all. */
  status: z
    .enum(BLOG_STATUSES)
    .or(z.literal(""))
    .optional()
    .transform((status) => status || undefined),
  categories: names,
  sortBy: z.enum(BLOG_SORT_FIELDS).default(DEFAULT_BLOG_SORT.sortBy),
});

/** The list as a file: without pages. */
export const adminPostsFileSchema = adminPostsSchema.omit({ page: true, limit: true });

export const postIdSchema = z.object({ id: z.guid() });

const slug = text(BLOG_LIMITS.slug);

export const slugCheckSchema = z.object({ slug, id: z.guid().optional() });

/** Path of a picture of ours. */
const picturePath = text(DOMAIN_MAX).refine(isPicturePath, "Pictures must be uploaded first");

const images = z
  .record(picturePath, z.object({ width: pixels(), height: pixels() }))
  .refine((sizes) => Object.keys(sizes).length <= IMAGES_MAX, "Too many pictures");

const version = z.int().min(1).optional();

/** A post as its editor sends it. */
export const postDraftSchema = z.object({
  title: text(BLOG_LIMITS.title),
  slug,
  excerpt: text(BLOG_LIMITS.excerpt),
  markdown: text(BLOG_LIMITS.content),
  status: z.enum(BLOG_STATUSES),
  type: z.enum(BLOG_TYPES),
  domain: text(DOMAIN_MAX).nullable(),
  categories: z.array(z.enum(BLOG_CATEGORIES)).max(BLOG_LIMITS.names).readonly(),
  tags: z.array(text(BLOG_LIMITS.name)).max(BLOG_LIMITS.names).readonly(),
  featuredImage: picturePath.nullable(),
  featuredImageAlt: text(BLOG_LIMITS.excerpt),
  images,
  metaTitle: text(BLOG_LIMITS.title),
  metaDescription: text(BLOG_LIMITS.excerpt),
}) satisfies z.ZodType<BlogDraft>;

export const changePostSchema = postIdSchema.extend({ draft: postDraftSchema, version });

export const previewSchema = postDraftSchema.pick({ markdown: true, images: true });

/**
 * A post as REST bodies name its fields (spec part 2 §3). What is left out stays as it is, or is empty in a new post.
 * `version` is that of the opened post.
 */
export const postBodySchema = z
  .object({
    title: text(BLOG_LIMITS.title),
    slug,
    content: text(BLOG_LIMITS.content),
    excerpt: text(BLOG_LIMITS.excerpt).nullable(),
    featured_image: picturePath.or(z.literal("")).nullable(),
    featured_image_alt: text(BLOG_LIMITS.excerpt),
    status: z.enum(BLOG_STATUSES),
    tags: z.array(text(BLOG_LIMITS.name)).max(BLOG_LIMITS.names),
    categories: z.array(z.enum(BLOG_CATEGORIES)).max(BLOG_LIMITS.names),
    meta_title: text(BLOG_LIMITS.title).nullable(),
    meta_description: text(BLOG_LIMITS.excerpt).nullable(),
    blog_type: z.enum(BLOG_TYPES),
    domain: text(DOMAIN_MAX).nullable(),
    images,
    version: z.int().min(1),
  })
  .partial();
export type PostBody = z.output<typeof postBodySchema>;

function pixels() {
  return z.int().min(1).max(PIXELS_MAX);
}
