import type { BlogCard } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { CARD, isShown } from "./find-posts.ts";
import { getPost } from "./get-post.ts";
import { type CardRow, toCard } from "./to-card.ts";

/** Newest posts with a shared tag, and as many with a shared category, that are compared. */
const COMPARED = 50;

/** Posts with the most tags in common, then the most categories, then the newest. Throws POST_NOT_FOUND. */
export async function listRelated(
  request: ServiceRequest,
  { slug, limit }: { readonly slug: string; readonly limit: number },
): Promise<BlogCard[]> {
  const { services } = allowAnyone(request);
  const { id, tags, categories } = await getPost(request, slug);
  const newest = (shared: RawBuilder<unknown>) => sql`
    (select id from blog_posts post where ${isShown(services)} and id <> ${id} and ${shared}
      order by published_at desc limit ${COMPARED})`;
  const { rows } = await sql<CardRow>`
    select ${CARD} from blog_posts post
    where id in (${newest(sql`tags && ${tags}::text[]`)} union ${newest(sql`categories && ${categories}::text[]`)})
    order by cardinality(array(select unnest(tags) intersect select unnest(${tags}::text[]))) desc,
      cardinality(array(select unnest(categories) intersect select unnest(${categories}::text[]))) desc,
      published_at desc, id
    limit ${limit}
  `.execute(services.db);
  return rows.map(toCard);
}
