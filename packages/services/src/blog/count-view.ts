import { isbot } from "isbot";
import { sql } from "kysely";
import { addressPrefix } from "../limits/address-prefix.ts";
import { allowAnyone, requireSystem, type ServiceRequest } from "../request.ts";
import { isShown } from "./find-posts.ts";

/**
 * Counts a visit of a post once per visitor and day; crawlers and unknown posts count for nothing. What is kept is a
 * keyed hash of day, post, address and browser until the day is over, so no two visits can be joined. A visit is a row
 * of its own, added up by `addUpViews`: a crowd does not wait for the row of its post.
 */
export async function countView(request: ServiceRequest, slug: string): Promise<void> {
  const { services, caller } = allowAnyone(request);
  const { address, userAgent } = caller;
  if (userAgent === null || isbot(userAgent)) return;
  const day = new Date().toISOString().slice(0, 10);
  const visitor = services.keyedHash("visitor", `${day}:${slug}:${addressPrefix(address)}:${userAgent}`);
  await sql`
    insert into blog_visits (day, visitor, post_id)
      select ${day}::date, ${visitor}, post.id from blog_posts post where slug = ${slug} and ${isShown(services)}
    on conflict do nothing
  `.execute(services.db);
}

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
