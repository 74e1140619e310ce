import { isbot } from "isbot";
import { sql } from "kysely";
import { addressPrefix } from "../limits/address-prefix.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
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
