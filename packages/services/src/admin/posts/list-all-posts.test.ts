import { type AdminPostsQuery, BLOG_STATUSES, type BlogDraft } from "@standings/domain";
import { hashToken } from "@standings/integrations";
import type { Cell } from "@standings/reports";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import { listPostAddresses } from "../../blog/list-post-addresses.ts";
import { saveDemoPost, savePost } from "../../blog/save-post.ts";
import type { ServiceRequest } from "../../request.ts";
import type { ListFile } from "../list-file.ts";
import { deletePost } from "./delete-post.ts";
import { checkSlug, getAnyPost, previewPost } from "./edit-post.ts";
import { exportAllPosts } from "./export-all-posts.ts";
import { listAllPosts, listAllPostTexts } from "./list-all-posts.ts";

let test: TestServices;
let admin: TestUser;
const ids: string[] = [];
beforeAll(async () => {
  test = await startServices({ modelsAreSandbox: false });
  admin = await addUser(test, { role: "admin" });
  for (const [index, status] of [...BLOG_STATUSES, ...BLOG_STATUSES].entries()) {
    const draft = { title: `Crawlers ${"fedcba"[index]}`, slug: `robots-${index}`, status } as const;
    const { id } = await savePost(admin.request, {
      ...DRAFT,
      ...draft,
      categories: index % 2 ? ["Energy"] : [],
    });
    ids.push(id);
    await test.db.updateTable("blog_posts").set({ views: index }).where("id", "=", id).execute();
  }
});
afterAll(() => test.close());

const DRAFT: BlogDraft = {
  title: "",
  slug: "",
  excerpt: "=SUM(1)",
  markdown: "What machines **read**",
  status: "draft",
  type: "standard",
  domain: null,
  categories: [],
  tags: [],
  featuredImage: null,
  featuredImageAlt: "",
  images: {},
  metaTitle: "",
  metaDescription: "",
};
const ALL: AdminPostsQuery = { search: "", categories: [], sortBy: "views", sortOrder: "asc" };
const list = (query: Partial<AdminPostsQuery>, page = 1, limit = 20) =>
  listAllPosts(admin.request, { ...ALL, ...query, page, limit });

async function readAll(rows: ListFile["rows"]): Promise<(readonly Cell[])[]> {
  const read: (readonly Cell[])[] = [];
  for await (const row of rows) read.push(row);
  return read;
}

const VERBS: readonly [string, (request: ServiceRequest) => Promise<unknown>][] = [
  ["listAllPosts", (request) => listAllPosts(request, { ...ALL, page: 1, limit: 1 })],
  ["listAllPostTexts", (request) => listAllPostTexts(request, { ...ALL, page: 1, limit: 1 })],
  ["exportAllPosts", (request) => exportAllPosts(request, ALL)],
  ["getAnyPost", (request) => getAnyPost(request, ids[0] ?? "")],
  ["checkSlug", (request) => checkSlug(request, { slug: "a" })],
  ["previewPost", (request) => previewPost(request, { markdown: "a", images: {} })],
  ["deletePost", (request) => deletePost(request, ids[0] ?? "")],
];

it.each(VERBS)("%s is for admins", async (_name, verb) => {
  await expect(verb(test.guest)).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
  await expect(verb((await addUser(test)).request)).rejects.toMatchObject({ code: "FORBIDDEN" });
});

describe("listAllPosts", () => {
  it.each<[string, Partial<AdminPostsQuery>, string]>([
    ["every status", {}, "012345"],
    ["a status", { status: "archived" }, "25"],
    ["a category and a status", { status: "draft", categories: ["Energy", "Consumer"] }, "3"],
    ["words of the text, in any form", { search: "machine reads" }, "012345"],
    ["letters of a title", { search: "WLERS F" }, "0"],
    ["letters of a slug", { search: "bots-4" }, "4"],
    ["signs of a pattern as they are", { search: "100%_" }, ""],
    ["two letters", { search: "cr" }, ""],
    ["titles upwards", { sortBy: "title" }, "543210"],
    ["dates downwards", { sortBy: "published_at", sortOrder: "desc" }, "543210"],
  ])("finds %s", async (_name, query, expected) => {
    const { posts, pagination } = await list(query);
    expect(posts.map(({ slug }) => slug.at(-1)).join("")).toBe(expected);
    expect(pagination.total).toBe(expected.length);
    const { rows } = await exportAllPosts(admin.request, { ...ALL, ...query });
    const exported = await readAll(rows);
    expect(exported.map((cells) => String(cells[2]).at(-1)).join("")).toBe(expected);
  });

  it("pages, also beyond the end", async () => {
    const { posts, pagination } = await list({}, 2, 4);
    expect(posts.map(({ views }) => views)).toEqual([4, 5]);
    expect(pagination).toMatchObject({ page: 2, limit: 4, total: 6, pages: 2, isLowerBound: false });
    expect((await list({}, 9, 4)).posts).toEqual([]);
  });

  it("says which published posts a product with real models does not show", async () => {
    const { id } = await saveDemoPost(test.services.systemRequest(), {
      ...DRAFT,
      title: "Demo",
      slug: "demo",
      status: "published",
      author: "",
      publishedAt: new Date(),
    });
    expect((await list({ search: "demo" })).posts).toMatchObject([{ isHidden: true, author: null }]);
    await test.db.deleteFrom("blog_posts").where("id", "=", id).execute();
  });
});

describe("exportAllPosts", () => {
  it("reads all rows in batches, in their order", async () => {
    const columns = await test.db
      .selectFrom("blog_posts")
      .selectAll()
      .where("slug", "=", "robots-0")
      .executeTakeFirstOrThrow();
    const { headings, images, ...row } = columns;
    const json = { headings: JSON.stringify(headings), images: JSON.stringify(images) };
    const many = Array.from({ length: 1_100 }, (_, index) => ({
      ...row,
      ...json,
      figures: null,
      words: undefined,
      id: crypto.randomUUID(),
      slug: `many-${index}`,
      status: "archived" as const,
      title: `Many ${index % 3}`,
      views: index % 7,
    }));
    await test.db.insertInto("blog_posts").values(many).execute();
    for (const sortBy of ["published_at", "title", "views"] as const)
      for (const sortOrder of ["asc", "desc"] as const) {
        const { rows } = await exportAllPosts(admin.request, { ...ALL, search: "many-", sortBy, sortOrder });
        const slugs = (await readAll(rows)).map((cells) => cells[2]);
        expect(new Set(slugs).size).toBe(many.length);
        expect(slugs).toHaveLength(many.length);
      }
    await test.db.deleteFrom("blog_posts").where("slug", "like", "many-%").execute();
  });
});

it.each([
  ["robots-0", undefined, false],
  ["robots-0", 0, true],
  ["robots-0", 1, false],
  ["robots-99", undefined, true],
  ["Not a slug", undefined, false],
])("checkSlug: %s for post %s is available: %s", async (slug, own, expected) => {
  const id = own === undefined ? undefined : ids[own];
  expect(await checkSlug(admin.request, { slug, id })).toBe(expected);
});

describe("previewPost", () => {
  it("makes the HTML that is saved", async () => {
    const text = { markdown: "![Chart](/a.png)\u0001 **b**", images: { "/a.png": { width: 4, height: 3 } } };
    const { html } = await previewPost(admin.request, text);
    const { id } = await savePost(admin.request, { ...DRAFT, ...text, title: "P", slug: "preview" });
    const saved = await test.db
      .selectFrom("blog_posts")
      .select("html")
      .where("id", "=", id)
      .executeTakeFirst();
    expect(html).toBe(saved?.html);
    expect(html).toContain('width="4"');
    await test.db.deleteFrom("blog_posts").where("id", "=", id).execute();
  });

  it("says what is too complex, and ends when nobody waits", async () => {
    const deep = { markdown: "> ".repeat(4_000), images: {} };
    const leaving = new AbortController();
    const left = previewPost(admin.request, deep, leaving.signal);
    leaving.abort();
    expect(await left).toEqual({ html: "" });
    await expect(previewPost(admin.request, deep)).rejects.toMatchObject({ code: "POST_TOO_COMPLEX" });
  });
});

describe("deletePost", () => {
  it("asks for a proof, then deletes once and logs what there was", async () => {
    const [, id = ""] = ids;
    const viewer = { userId: admin.userId, token: "of no session" };
    const unproven = test.services.request({ address: "192.0.2.1", userAgent: null }, viewer);
    await expect(deletePost(unproven, id)).rejects.toMatchObject({ code: "CONFIRMATION_REQUIRED" });
    const proven = await addProvenAdmin();
    const deleted = await Promise.allSettled([deletePost(proven, id), deletePost(proven, id)]);
    expect(deleted.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(deletePost(proven, id)).rejects.toMatchObject({ code: "POST_NOT_FOUND" });
    expect((await listPostAddresses(test.guest)).map(({ slug }) => slug)).toEqual(["robots-4"]);
    const changes = await test.db
      .selectFrom("changes")
      .selectAll()
      .where("action", "=", "post_deleted")
      .execute();
    expect(changes).toMatchObject([{ subject_id: id, before: { slug: "robots-1" }, after: {} }]);
  });
});

/** An admin with a session of this moment. */
async function addProvenAdmin(): Promise<ServiceRequest> {
  const { userId } = await addUser(test, { role: "admin" });
  const token = crypto.randomUUID();
  await test.db
    .insertInto("sessions")
    .values({
      id: hashToken(token),
      user_id: userId,
      expires_at: new Date(Date.now() + 60_000),
      family_id: crypto.randomUUID(),
      signed_in_at: new Date(),
    })
    .execute();
  return test.services.request({ address: "192.0.2.1", userAgent: null }, { userId, token });
}
