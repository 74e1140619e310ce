import {
  ADMIN_COUNT_MAX,
  type AdminPagination,
  type AdminPost,
  type AdminPostItem,
  type AdminPostsQuery,
} from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { paginate, type WantedPage } from "../paginate.ts";
import { findAllPosts, POST_ORDERS } from "./find-all-posts.ts";
import { ITEM_COLUMNS, POST_COLUMNS, toAdminPost, toAdminPostItem } from "./to-admin-post.ts";

export type AdminPostsPage = AdminPostsQuery & WantedPage;

/** One page of all posts that match, whatever their status. For admins. */
export async function listAllPosts(
  request: ServiceRequest,
  page: AdminPostsPage,
): Promise<{ posts: AdminPostItem[]; pagination: AdminPagination }> {
  const { services } = await requireAdmin(request);
  const [rows, pagination] = await Promise.all([
    ofPage(services, page).select(ITEM_COLUMNS).execute(),
    paginate(services.db, findAllPosts(services.db, page), page),
  ]);
  return { posts: rows.map((row) => toAdminPostItem(row, services.settings)), pagination };
}

/** The same with their texts, as the REST bridge documents it. */
export async function listAllPostTexts(
  request: ServiceRequest,
  page: AdminPostsPage,
): Promise<{ posts: AdminPost[]; pagination: AdminPagination }> {
  const { services } = await requireAdmin(request);
  const [rows, pagination] = await Promise.all([
    ofPage(services, page).select(POST_COLUMNS).execute(),
    paginate(services.db, findAllPosts(services.db, page), page),
  ]);
  return { posts: rows.map((row) => toAdminPost(row, null, services.settings)), pagination };
}

/** Ids are found and skipped in an index; the rows of the page alone are read. */
function ofPage({ db }: Pick<ServiceContext, "db">, query: AdminPostsPage) {
  const { value } = POST_ORDERS[query.sortBy];
  const direction = query.sortOrder === "asc" ? sql`asc` : sql`desc`;
  const order = sql`${value} ${direction}, id ${direction}`;
  const ids = findAllPosts(db, query)
    .select("id")
    .orderBy(order)
    .limit(query.limit)
    // No page lies beyond the rows that are counted.
    .offset(Math.min((query.page - 1) * query.limit, ADMIN_COUNT_MAX));
  return db.selectFrom("blog_posts").where("id", "in", ids).orderBy(order);
}
