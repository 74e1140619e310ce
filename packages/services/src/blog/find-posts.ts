import type { BlogQuery, BlogSortField } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import type { ServiceContext } from "../context.ts";

/** Part of the services that say which posts are shown. */
export type BlogReader = Pick<ServiceContext, "db" | "settings">;

/** SQL condition: a post that everybody may read. Posts of the demo are shown only while the models are the sandbox's. */
export function isShown({ settings }: Pick<BlogReader, "settings">): RawBuilder<unknown> {
  return settings.modelsAreSandbox
    ? sql`post.status = 'published'`
    : sql`post.status = 'published' and not post.is_sandbox`;
}

/** SQL: what a card shows, as `toCard` reads it. */
export const CARD = sql`post.id, post.slug, post.title, post.excerpt, post.featured_image, post.featured_image_alt,
  post.blog_type, post.domain, post.is_sandbox, post.figures, post.categories, post.tags, post.published_at, post.reading_minutes, post.views`;

const ORDERS: Readonly<Record<BlogSortField, RawBuilder<unknown>>> = {
  published_at: sql`post.published_at`,
  title: sql`lower(post.title)`,
  views: sql`post.views`,
};

/** SQL: the words that are searched for, as the visitor would type them into a search engine. */
export function searched(text: string): RawBuilder<unknown> {
  return sql`websearch_to_tsquery('english', ${text})`;
}

/** SQL condition: OR within categories and within tags, AND between them and the search. */
export function matches({ search, categories, tags }: BlogQuery): RawBuilder<unknown> {
  const conditions = [
    ...(search === "" ? [] : [sql`post.words @@ ${searched(search)}`]),
    ...(categories.length === 0 ? [] : [sql`post.categories && ${categories}::text[]`]),
    ...(tags.length === 0 ? [] : [sql`post.tags && ${tags}::text[]`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** SQL: the ids of one page of the posts that match, in their order. */
export function findPosts(
  reader: Pick<BlogReader, "settings">,
  query: BlogQuery,
): RawBuilder<{ id: string }> {
  const direction = query.sortOrder === "asc" ? sql`asc` : sql`desc`;
  return sql`
    select post.id from blog_posts post where ${isShown(reader)} and ${matches(query)}
    order by ${ORDERS[query.sortBy]} ${direction}, post.id ${direction}
    limit ${query.limit} offset ${(query.page - 1) * query.limit}`;
}

/** SQL: how many posts match. What a single name or nothing filters is counted already. */
export function countPosts(
  reader: Pick<BlogReader, "settings">,
  query: BlogQuery,
): RawBuilder<{ total: number }> {
  const kept = keptCount(query);
  if (kept === null)
    return sql`select count(*)::integer as total from blog_posts post where ${isShown(reader)} and ${matches(query)}`;
  return sql`
    select coalesce(sum(count), 0)::integer as total from blog_counts
    where kind = ${kept.kind} and name = ${kept.name}
      and (not is_sandbox or ${reader.settings.modelsAreSandbox}::boolean)`;
}

/** The row of `blog_counts` that counts what a query matches; null: there is none. */
function keptCount({ search, categories, tags }: BlogQuery) {
  const [name = "", ...others] = [...categories, ...tags];
  if (search !== "" || others.length > 0) return null;
  if (name === "") return { kind: "all", name } as const;
  return { kind: tags.length > 0 ? "tag" : "category", name } as const;
}
