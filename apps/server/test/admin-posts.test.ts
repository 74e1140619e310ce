import { ERRORS } from "@standings/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, caller, type Product, SANDBOX_MODELS, signUp, startProduct } from "./product.ts";

let product: Product;
let admin: Caller;
let guest: Caller;
beforeAll(async () => {
  product = await startProduct(SANDBOX_MODELS);
  guest = caller(product);
  const signedUp = await signUp(product);
  await product.db.updateTable("users").set({ role: "admin" }).where("id", "=", signedUp.userId).execute();
  admin = signedUp;
});
afterAll(() => product.close());

const page = async (path: string) => (await fetch(`${product.url}${path}`)).text();

describe("/api/admin/blog", () => {
  it("adds, lists, changes and deletes a post in the documented shapes", async () => {
    const added = await admin.post("/admin/blog", {
      title: "Who's first? ",
      content: "## Why\n\nText",
      status: "published",
      blog_type: "standard",
      tags: [" a ", "a", ""],
      categories: ["Energy"],
      featured_image: "",
      excerpt: null,
      domain: null,
    });
    const id = added.body._id;
    expect(added).toMatchObject({
      status: 200,
      body: { slug: "who-s-first", content: "## Why\n\nText", tags: ["a"], featured_image: null, version: 1 },
    });
    expect(added.body).toMatchObject({
      author_id: { name: "Maya Okonkwo" },
      published_at: expect.any(String),
    });
    const { body } = await admin.get("/admin/blog?status=published&categories=Energy&sortBy=title&limit=5");
    expect(body).toMatchObject({
      posts: [{ _id: id }],
      pagination: { page: 1, limit: 5, total: 1, pages: 1 },
    });
    expect((await admin.get("/admin/blog?status=&search=")).body.posts).toHaveLength(1);
    const file = await admin.get("/admin/blog/export?status=draft");
    expect(file.headers.get("content-disposition")).toMatch(/standings-posts-.*\.csv/);

    for (const [path, available] of [
      ["who-s-first", false],
      [`who-s-first?id=${id}`, true],
      ["other", true],
    ] as const)
      expect((await admin.get(`/admin/blog/check-slug/${path}`)).body).toEqual({ available });

    const changed = await admin.put(`/admin/blog/${id}`, { excerpt: "New", version: 1 });
    expect(changed.body).toMatchObject({ title: "Who's first? ", excerpt: "New", tags: ["a"], version: 2 });
    const late = await admin.put(`/admin/blog/${id}`, { excerpt: "Late", version: 1 });
    expect(late).toMatchObject({
      status: 409,
      body: {
        error: ERRORS.POST_CHANGED.message,
        errorType: "post_changed",
        changedBy: "Maya Okonkwo",
        version: 2,
      },
    });
    expect((await admin.post("/admin/blog", { title: "Who S First" })).body.error).toBe(
      ERRORS.SLUG_TAKEN.message,
    );

    expect(await page("/sitemap.xml")).toContain("/blog/who-s-first");
    expect(await page("/blog/feed.xml")).toContain("/blog/who-s-first");
    expect((await admin.delete(`/admin/blog/${id}`)).status).toBe(200);
    expect((await admin.delete(`/admin/blog/${id}`)).status).toBe(404);
    expect((await guest.get("/blog/who-s-first")).status).toBe(404);
    expect(await page("/sitemap.xml")).not.toContain("/blog/who-s-first");
    expect(await page("/blog/feed.xml")).not.toContain("/blog/who-s-first");
  });

  it.each([
    ["a title that is missing", { content: "x" }],
    ["a title of another type", { title: 7 }],
    ["a picture of another site", { title: "x", featured_image: "https://example.com/a.png" }],
    ["a path that is no picture of ours", { title: "x", featured_image: "/api/auth/logout" }],
    ["a picture of another host", { title: "x", images: { "//example.com/a.png": { width: 1, height: 1 } } }],
    ["an unknown category", { title: "x", categories: ["Gardening"] }],
    ["an unknown status", { title: "x", status: "secret" }],
    ["a title without a letter for its address", { title: "株式会社" }],
  ])("refuses %s", async (_name, body) => {
    expect((await admin.post("/admin/blog", body)).status).toBe(400);
  });

  it("refuses ids that are none", async () => {
    expect((await admin.put("/admin/blog/1", { title: "x" })).status).toBe(400);
    expect((await admin.get(`/admin/blog/${crypto.randomUUID()}`)).status).toBe(404);
  });
});
