import { sql } from "kysely";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { isShown } from "./find-posts.ts";

export interface PostAddress {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** ISO 8601. */
  readonly updatedAt: string;
}

/** As many as a sitemap has room for beside the other pages. */
const POSTS = 20_000;

/** All published posts by their addresses, newest first. */
export async function listPostAddresses(request: ServiceRequest): Promise<PostAddress[]> {
  const { services } = allowAnyone(request);
  const { rows } = await sql<Omit<PostAddress, "updatedAt"> & { readonly updated_at: Date }>`
    select slug, title, excerpt, updated_at from blog_posts post where ${isShown(services)}
    order by published_at desc, id desc limit ${POSTS}
  `.execute(services.db);
  return rows.map(({ updated_at, ...post }) => ({ ...post, updatedAt: updated_at.toISOString() }));
}
