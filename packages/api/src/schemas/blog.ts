import { BLOG_LIMITS, BLOG_SORT_FIELDS, DEFAULT_BLOG_SORT } from "@standings/domain";
import { z } from "zod";
import { domainSchema } from "./company.ts";
import { text } from "./fields.ts";

/** A repeated parameter of a query: nothing, one text or several. Empty ones are left out. */
export const names = z
  .union([
    text(BLOG_LIMITS.name).transform((name) => [name]),
    z.array(text(BLOG_LIMITS.name)).max(BLOG_LIMITS.names),
  ])
  .default([])
  .transform((all) => [...new Set(all.filter((name) => name !== ""))]);

/** Filters, order and page of a list of posts, from a query's texts or as values (spec part 2 §7 "Public blog"). */
export const blogQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(BLOG_LIMITS.page).default(1),
  limit: z.coerce.number().int().min(1).max(BLOG_LIMITS.restPage).default(BLOG_LIMITS.pageSize),
  sortBy: z.enum(BLOG_SORT_FIELDS).default(DEFAULT_BLOG_SORT.sortBy),
  sortOrder: z.enum(["asc", "desc"]).default(DEFAULT_BLOG_SORT.sortOrder),
  search: text(BLOG_LIMITS.search).default(""),
  categories: names,
  tags: names,
});

/** Any text: one that is no slug finds no post. */
export const slugSchema = z.object({ slug: text(BLOG_LIMITS.slug) });

export const relatedSchema = slugSchema.extend({
  limit: z.coerce.number().int().min(1).max(BLOG_LIMITS.pageSize).default(BLOG_LIMITS.related),
});

export const reportTextSchema = domainSchema.extend({
  title: text(BLOG_LIMITS.title).min(1),
  excerpt: text(BLOG_LIMITS.excerpt),
  markdown: text(BLOG_LIMITS.content),
});
