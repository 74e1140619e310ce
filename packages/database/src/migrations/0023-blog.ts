import { type Kysely, sql } from "kysely";

/** Posts, how many there are and have each category and tag, and who visited today. The release before knows none of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table blog_posts (
      id uuid primary key,
      slug text not null unique,
      title text not null,
      excerpt text not null,
      markdown text not null,
      plain_text text not null,
      html text not null,
      headings jsonb not null,
      html_version integer not null,
      images jsonb not null,
      status text not null check (status in ('draft', 'published', 'archived')),
      blog_type text not null check (blog_type in ('standard', 'company_analysis')),
      domain text,
      categories text[] not null,
      tags text[] not null,
      featured_image text,
      featured_image_alt text not null,
      meta_title text not null,
      meta_description text not null,
      author_id uuid references users on delete set null,
      author_name text not null,
      reading_minutes integer not null,
      views integer not null default 0,
      is_sandbox boolean not null,
      published_at timestamptz check (status <> 'published' or published_at is not null),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      words tsvector not null generated always as (
        setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', excerpt), 'B') ||
        setweight(to_tsvector('english', left(plain_text, 200000)), 'C')
      ) stored
    );
    -- A deep page skips what is before it in the index alone; a sitemap reads nothing else.
    create index on blog_posts (published_at, id) include (is_sandbox, slug, updated_at) where status = 'published';
    create index on blog_posts (lower(title), id) include (is_sandbox, title) where status = 'published';
    create index on blog_posts (views, id) include (is_sandbox) where status = 'published';
    create index on blog_posts using gin (words) where status = 'published';
    create index on blog_posts using gin (categories) where status = 'published';
    create index on blog_posts using gin (tags) where status = 'published';
    create index on blog_posts (author_id);

    create table blog_counts (
      kind text not null check (kind in ('all', 'category', 'tag')),
      name text not null,
      is_sandbox boolean not null,
      count integer not null check (count >= 0),
      primary key (kind, name, is_sandbox)
    );

    create function add_to_blog_counts(post blog_posts, step integer) returns void language sql as $$
      insert into blog_counts as kept (kind, name, is_sandbox, count)
        select kind, name, post.is_sandbox, greatest(step, 0)
        from (
          select 'all' as kind, '' as name
          union select 'category', unnest(post.categories)
          union select 'tag', unnest(post.tags)
        ) names
        where post.status = 'published'
        order by kind, name -- 'all' first: writers wait for each other there and nowhere else
      on conflict (kind, name, is_sandbox) do update set count = kept.count + step;
    $$;
    create function count_blog_post() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then perform add_to_blog_counts(old, -1); end if;
      if tg_op <> 'DELETE' then perform add_to_blog_counts(new, 1); end if;
      return null;
    end $$;
    create trigger count_blog_post after insert or delete or update of status, categories, tags, is_sandbox
      on blog_posts for each row execute function count_blog_post();

    create table blog_visits (
      day date not null,
      visitor text not null,
      post_id uuid not null references blog_posts on delete cascade,
      is_counted boolean not null default false,
      primary key (day, post_id, visitor)
    );
    create index on blog_visits (post_id);
    create index on blog_visits (post_id) where not is_counted;
  `.execute(db);
}
