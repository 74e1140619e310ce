import type { Connection, Tables } from "@standings/database";
import type { AdminPostsQuery, BlogSortField } from "@standings/domain";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { searched } from "../../blog/find-posts.ts";

/** Letters from which on parts of titles and slugs are looked for; an index of three-letter pieces finds them. */
const PART_MIN = 3;

/** SQL: what the list is ordered by, as its indexes write it, and the type of its values. */
export const POST_ORDERS: Readonly<
  Record<BlogSortField, { readonly value: RawBuilder<unknown>; readonly type: RawBuilder<unknown> }>
> = {
  published_at: { value: sql`coalesce(published_at, created_at)`, type: sql`timestamptz` },
  title: { value: sql`lower(title)`, type: sql`text` },
  views: { value: sql`views`, type: sql`integer` },
};

/** The posts of a list: those whose text has the words, or whose title or slug has the letters that were searched for. */
export function findAllPosts(
  db: Connection,
  { search, status, categories }: AdminPostsQuery,
): SelectQueryBuilder<Tables, "blog_posts", unknown> {
  const text = search.trim();
  let posts = db.selectFrom("blog_posts");
  if (status !== undefined) posts = posts.where("status", "=", status);
  if (categories.length > 0) posts = posts.where(sql<boolean>`categories && ${categories}::text[]`);
  if (text === "") return posts;
  const words = sql<boolean>`words @@ ${searched(text)}`;
  if (text.length < PART_MIN) return posts.where(words);
  const part = `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  return posts.where(sql<boolean>`(${words} or lower(title || ' ' || slug) like ${part})`);
}
