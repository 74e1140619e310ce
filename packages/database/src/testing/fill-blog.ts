import { BLOG_CATEGORIES } from "@standings/domain";
import { sql } from "kysely";
import type { Database } from "../database.ts";

/** Writes posts `post-1` to `post-{posts}` of 400 words, one an hour back from now; every 50th is a draft. */
export async function fillBlog(db: Database, posts: number): Promise<void> {
  await sql`
    insert into blog_posts (id, slug, title, excerpt, markdown, plain_text, html, headings, html_version, images, status, blog_type,
      categories, tags, featured_image_alt, meta_title, meta_description, author_name, reading_minutes, views,
      is_sandbox, published_at)
    select gen_random_uuid(), 'post-' || n, 'Post ' || n * 7919 % ${posts}, 'About ' || n, '',
      repeat('word' || n % 997 || ' ', 400),
      (select string_agg(md5(n::text || k), ' ') from generate_series(1, 40) k), '[]', 99, '{}',
      case when n % 50 = 0 then 'draft' else 'published' end, 'standard',
      array[(${[...BLOG_CATEGORIES]}::text[])[1 + n % ${BLOG_CATEGORIES.length}]], array['Tag ' || n % 500], '', '', '',
      'Maya', 2, n * 31 % 1000, false, now() - n * interval '1 hour'
    from generate_series(1, ${posts}) n
  `.execute(db);
  await sql`vacuum analyze blog_posts`.execute(db);
  // The first one after a load prunes; only the next one marks pages as visible to all.
  await sql`vacuum blog_posts`.execute(db);
}
