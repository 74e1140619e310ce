import type { BlogCard } from "@standings/domain";
import { sql } from "kysely";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { CARD, isShown } from "./find-posts.ts";
import { getPost } from "./get-post.ts";
import { type CardRow, toCard } from "./to-card.ts";

/** Newest posts with a shared tag or category that are compared. */
const COMPARED = 200;

/** Posts with the most tags in common, then the most categories, then the newest. Throws POST_NOT_FOUND. */
export async function listRelated(
  request: ServiceRequest,
  { slug, limit }: { readonly slug: string; readonly limit: number },
): Promise<BlogCard[]> {
  const { services } = allowAnyone(request);
  const { id, tags, categories } = await getPost(request, slug);
  const near = sql`
    select * from blog_posts post
    where ${isShown(services)} and id <> ${id} and (tags && ${tags}::text[] or categories && ${categories}::text[])
    order by published_at desc limit ${COMPARED}`;
  const { rows } = await sql<CardRow>`
    select ${CARD} from (${near}) post
    order by cardinality(array(select unnest(tags) intersect select unnest(${tags}::text[]))) desc,
      cardinality(array(select unnest(categories) intersect select unnest(${categories}::text[]))) desc,
      published_at desc, id
    limit ${limit}
  `.execute(services.db);
  return rows.map(toCard);
}
