import { type Kysely, sql } from "kysely";

/**
 * A number of a post's versions, by which an editor learns that somebody else changed the post, and indexes of all posts,
 * whatever their status. A trigger counts the versions, so that writes of the release before count too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table blog_posts add column version integer not null default 1;
    create function count_post_version() returns trigger language plpgsql as $$
    begin
      new.version := old.version + 1;
      return new;
    end $$;
    create trigger count_post_version before update of slug, title, excerpt, markdown, images, status, blog_type, domain,
      categories, tags, featured_image, featured_image_alt, meta_title, meta_description
      on blog_posts for each row execute function count_post_version();

    -- A deep page skips what is before it in the index alone.
    create index blog_posts_admin_date on blog_posts (coalesce(published_at, created_at), id) include (published_at, created_at, status);
    create index blog_posts_admin_title on blog_posts (lower(title), id) include (title, status);
    create index blog_posts_admin_views on blog_posts (views, id) include (status);
    create index blog_posts_admin_status on blog_posts (status);
    create index blog_posts_admin_words on blog_posts using gin (words);
    create index blog_posts_admin_name on blog_posts using gin (lower(title || ' ' || slug) gin_trgm_ops);
    create index blog_posts_admin_categories on blog_posts using gin (categories);
  `.execute(db);
}
