import type { Connection } from "@standings/database";
import type { AdminPostsQuery } from "@standings/domain";
import type { Cell } from "@standings/reports";
import { sql } from "kysely";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { type ListFile, listFile } from "../list-file.ts";
import { findAllPosts, POST_ORDERS } from "./find-all-posts.ts";
import { ITEM_COLUMNS, type ItemRow } from "./to-admin-post.ts";

const HEADER = [
  "Id",
  "Title",
  "Slug",
  "Status",
  "Type",
  "Author",
  "Published",
  "Created",
  "Views",
  "Categories",
  "Tags",
  "Excerpt",
];
const BATCH = 500;

/** All posts that match as a file, in the order of the list. For admins. */
export async function exportAllPosts(request: ServiceRequest, query: AdminPostsQuery): Promise<ListFile> {
  const { services } = await requireAdmin(request);
  return listFile("posts", HEADER, rowsOf(services.db, query));
}

async function* rowsOf(db: Connection, query: AdminPostsQuery): AsyncGenerator<readonly Cell[]> {
  let after: { readonly id: string; readonly place: string } | undefined;
  do {
    const batch = await readBatch(db, query, after);
    for (const row of batch) yield toCells(row);
    after = batch.length === BATCH ? batch.at(-1) : undefined;
  } while (after);
}

/** `place` is what the row is ordered by, as Postgres writes it: a Date has no microseconds. */
function readBatch(
  db: Connection,
  query: AdminPostsQuery,
  after?: { readonly id: string; readonly place: string },
) {
  const { value, type } = POST_ORDERS[query.sortBy];
  const isUp = query.sortOrder === "asc";
  const direction = isUp ? sql`asc` : sql`desc`;
  const posts = findAllPosts(db, query)
    .select([...ITEM_COLUMNS, sql<string>`(${value})::text`.as("place")])
    .orderBy(sql`${value} ${direction}, id ${direction}`)
    .limit(BATCH);
  if (!after) return posts.execute();
  const last = sql`(${after.place}::${type}, ${after.id}::uuid)`;
  return posts.where(sql<boolean>`(${value}, id) ${isUp ? sql`>` : sql`<`} ${last}`).execute();
}

function toCells(row: ItemRow): Cell[] {
  return [
    row.id,
    row.title,
    row.slug,
    row.status,
    row.blog_type,
    row.author_name,
    row.published_at ?? "",
    row.created_at,
    row.views,
    row.categories.join(", "),
    row.tags.join(", "),
    row.excerpt,
  ];
}
