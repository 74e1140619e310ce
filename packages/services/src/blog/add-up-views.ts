import { sql } from "kysely";
import { requireSystem, type ServiceRequest } from "../request.ts";

/** Adds new visits to the views of their posts, each once, and removes those of past days. */
export async function addUpViews(request: ServiceRequest): Promise<void> {
  const { db } = requireSystem(request);
  await sql`
    with added as (
      update blog_visits set is_counted = true where not is_counted returning post_id
    ), sums as (
      select post_id, count(*)::integer as visits from added group by post_id
    )
    update blog_posts set views = views + visits from sums where id = post_id
  `.execute(db);
  await sql`
    delete from blog_visits where is_counted and day < (now() at time zone 'utc')::date
  `.execute(db);
}
