import { sql } from "kysely";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { isShown } from "./find-posts.ts";

export interface PostAddress {
  readonly slug: string;
  /** ISO 8601. */
  readonly updatedAt: string;
}

/** As many as a sitemap has room for beside the other pages. */
const POSTS = 20_000;

/** All published posts by their addresses, newest first; read from an index alone. */
export async function listPostAddresses(request: ServiceRequest): Promise<PostAddress[]> {
  const { services } = allowAnyone(request);
  const { rows } = await sql<{ readonly slug: string; readonly updated_at: Date }>`
    select slug, updated_at from blog_posts post where ${isShown(services)}
    order by published_at desc, id desc limit ${POSTS}
  `.execute(services.db);
  return rows.map(({ slug, updated_at }) => ({ slug, updatedAt: updated_at.toISOString() }));
}
