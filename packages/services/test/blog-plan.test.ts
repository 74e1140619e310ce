// @module-tag long
import {
  type AdminPostsQuery,
  BLOG_SORT_FIELDS,
  BLOG_STATUSES,
  type BlogQuery,
  NEWEST_POSTS,
} from "@standings/domain";
import { fillBlog } from "@standings/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listAllPosts } from "../src/admin/posts/list-all-posts.ts";
import { getCompanyReport } from "../src/blog/get-company-report.ts";
import { getPost } from "../src/blog/get-post.ts";
import { listFilters } from "../src/blog/list-filters.ts";
import { listPostAddresses } from "../src/blog/list-post-addresses.ts";
import { listPosts } from "../src/blog/list-posts.ts";
import { listRelated } from "../src/blog/list-related.ts";
import { openServices, type ServiceRequest, type Viewer } from "../src/request.ts";
import { startServices, type TestServices } from "./test-services.ts";
import { addUser } from "./users.ts";
import { type WatchedDatabase, watchDatabase } from "./watched-database.ts";

const POSTS = 10_000;
const DEEP = 800;

let services: TestServices;
let watched: WatchedDatabase;
beforeAll(async () => {
  services = await startServices();
  await fillBlog(services.db, POSTS);
  watched = watchDatabase(services.url);
});
afterAll(async () => {
  await watched.close();
  await services.close();
});

/** A caller of a product whose statements are kept; a guest without a viewer. */
function guest(modelsAreSandbox: boolean, viewer: Viewer | null = null): ServiceRequest {
  const { context } = services;
  const { db } = watched;
  const opened = openServices({
    ...context,
    db,
    heavyReads: db,
    settings: { ...context.settings, modelsAreSandbox },
  });
  return opened.request({ address: "192.0.2.1", userAgent: null }, viewer);
}

/** How each table is read by the statements of a verb. */
async function scansOf(verb: () => Promise<unknown>): Promise<string[]> {
  const steps = await watched.stepsOf(verb);
  return steps.filter(({ type }) => type.endsWith("Scan")).map(({ type, table }) => `${type} ${table}`);
}

const CATEGORY = ["Energy"];
const READS: readonly [string, Partial<BlogQuery>][] = [
  ["latest", {}],
  ["oldest", { sortOrder: "asc" }],
  ["by title", { sortBy: "title", sortOrder: "asc" }],
  ["by title, last first", { sortBy: "title" }],
  ["most viewed", { sortBy: "views" }],
  ["a deep page", { page: DEEP }],
  ["a deep page by title", { page: DEEP, sortBy: "title", sortOrder: "asc" }],
  ["a deep page of the most viewed", { page: DEEP, sortBy: "views" }],
  ["a category", { categories: CATEGORY }],
  ["two categories", { categories: [...CATEGORY, "Software"] }],
  ["a tag", { tags: ["Tag 3"] }],
  ["two tags", { tags: ["Tag 3", "Tag 4"] }],
  ["a category and a tag", { categories: CATEGORY, tags: ["Tag 3"] }],
  ["a search", { search: "word17" }],
  ["a search in a category", { search: "word17", categories: CATEGORY }],
  ["a search in a tag", { search: "word17", tags: ["Tag 3"] }],
  ["a search in all filters", { search: "word17", categories: CATEGORY, tags: ["Tag 3"] }],
];
const VERBS: readonly [string, (request: ServiceRequest) => Promise<unknown>][] = [
  ...READS.map(([name, query]): (typeof VERBS)[number] => [
    `list: ${name}`,
    (request) => listPosts(request, { ...NEWEST_POSTS, ...query }),
  ]),
  ["filters", listFilters],
  ["a post", (request) => getPost(request, "post-3")],
  ["a company's report", (request) => getCompanyReport(request, "acme.com")],
  ["related posts", (request) => listRelated(request, { slug: "post-3", limit: 3 })],
  ["addresses of the sitemap", listPostAddresses],
  ["the feed", (request) => listPosts(request, { ...NEWEST_POSTS, limit: 20 })],
];

describe.each([
  ["real models", false],
  ["models of the sandbox", true],
])(`${POSTS} posts, %s`, (_name, modelsAreSandbox) => {
  it.each(VERBS)("%s reads indexes", async (_verb, verb) => {
    const read = await scansOf(() => verb(guest(modelsAreSandbox)));
    expect(read.length).toBeGreaterThan(0);
    expect(read).not.toContain("Seq Scan blog_posts");
  });

  it("finds related posts by tags however old they are, then by categories", async () => {
    const related = await listRelated(guest(modelsAreSandbox), { slug: "post-3", limit: 3 });
    // Every 500th has its tag, every 11th its category.
    expect(related.map(({ slug }) => slug)).toEqual(["post-5503", "post-503", "post-1003"]);
  });

  it("counts what the rows say", async () => {
    for (const query of [{}, { categories: CATEGORY }, { tags: ["Tag 3"] }, { search: "word17" }]) {
      const { search = "", categories = [], tags = [] }: Partial<BlogQuery> = query;
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from blog_posts
        where status = 'published' and (${search} = '' or words @@ to_tsquery('english', ${search === "" ? "x" : search}))
          and (cardinality(${categories}::text[]) = 0 or categories && ${categories}::text[])
          and (cardinality(${tags}::text[]) = 0 or tags && ${tags}::text[])
      `.execute(services.db);
      const { pagination } = await listPosts(guest(modelsAreSandbox), { ...NEWEST_POSTS, ...query });
      expect([query, pagination.total]).toEqual([query, rows[0]?.count]);
    }
  });
});

describe("lists of admins", () => {
  const ALL: AdminPostsQuery = { search: "", categories: [], sortBy: "views", sortOrder: "desc" };
  const filters: readonly Partial<AdminPostsQuery>[] = [
    {},
    ...BLOG_STATUSES.map((status) => ({ status })),
    { search: "word17" },
    { search: "post-77", status: "published" },
    { categories: CATEGORY },
  ];
  const lists = BLOG_SORT_FIELDS.flatMap((sortBy) =>
    filters.map((filter) => ({ ...ALL, ...filter, sortBy })),
  );

  it.each(lists)("$sortBy, status $status, search $search, categories $categories", async (query) => {
    const { viewer } = await addUser(services, { role: "admin" });
    const read = await scansOf(async () => {
      for (const page of [1, DEEP / 2])
        await listAllPosts(guest(true, viewer), { ...query, page, limit: 20 });
    });
    expect(read.filter((scan) => scan.endsWith(" blog_posts")).length).toBeGreaterThan(0);
    expect(read).not.toContain("Seq Scan blog_posts");
  });
});
