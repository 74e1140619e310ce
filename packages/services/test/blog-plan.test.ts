import type { BlogQuery } from "@standings/domain";
import { createTestDatabase, type TestDatabase } from "@standings/testing";
import type {} from "@standings/testing/global-setup";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { countPosts, findPosts } from "../src/blog/find-posts.ts";

const POSTS = 10_000;
const READER = { settings: { modelsAreSandbox: false } } as Parameters<typeof findPosts>[0];
const QUERY: BlogQuery = {
  page: 1,
  limit: 12,
  sortBy: "published_at",
  sortOrder: "desc",
  search: "",
  categories: [],
  tags: [],
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"));
  await sql`
    insert into blog_posts (id, slug, title, excerpt, markdown, html, headings, html_version, images, status, blog_type,
      categories, tags, featured_image_alt, meta_title, meta_description, author_name, reading_minutes, views, is_sandbox,
      published_at)
    select gen_random_uuid(), 'post-' || n, 'Post ' || n * 7919 % ${POSTS}, 'About ' || n, repeat('word' || n % 997 || ' ', 400),
      (select string_agg(md5(n::text || k), ' ') from generate_series(1, 40) k), '[]', 1, '{}', case when n % 50 = 0 then 'draft' else 'published' end, 'standard',
      array['Category ' || n % 11], array['Tag ' || n % 500], '', '', '', 'Maya', 2, n * 31 % 1000, false, now() - n * interval '1 hour'
    from generate_series(1, ${POSTS}) n
  `.execute(database.db);
  await sql`vacuum analyze blog_posts`.execute(database.db);
}, 120_000);
afterAll(() => database.drop());

interface Plan {
  readonly "Node Type": string;
  readonly Plans?: readonly Plan[];
}

async function typesOf(query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ "QUERY PLAN": readonly [{ Plan: Plan }] }>`
    explain (format json) ${query}
  `.execute(database.db);
  const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
  return nodesOf(rows[0]?.["QUERY PLAN"][0].Plan as Plan).map((node) => node["Node Type"]);
}

describe(`${POSTS} posts`, () => {
  it.each<[string, Partial<BlogQuery>]>([
    ["latest", {}],
    ["oldest", { sortOrder: "asc" }],
    ["by title", { sortBy: "title", sortOrder: "asc" }],
    ["by title, last first", { sortBy: "title" }],
    ["most viewed", { sortBy: "views" }],
    ["a category", { categories: ["Category 3"] }],
    ["two tags", { tags: ["Tag 3", "Tag 4"] }],
    ["a search", { search: "word17" }],
    ["a search in a category", { search: "word17", categories: ["Category 3"] }],
  ])("lists %s by indexes", async (_name, query) => {
    const types = await typesOf(findPosts(READER, { ...QUERY, ...query }));
    expect(types).not.toContain("Seq Scan");
    expect(types.join()).toMatch(/Index/);
  });

  it.each<[string, Partial<BlogQuery>]>([
    ["a tag", { tags: ["Tag 3"] }],
    ["a search", { search: "word17" }],
  ])("counts %s by indexes", async (_name, query) => {
    expect(await typesOf(countPosts(READER, { ...QUERY, ...query }))).not.toContain("Seq Scan");
  });
});
