import { connect, type Database } from "@standings/database";
import { openServices } from "@standings/services";
import { createTestDatabase, fillBlog, type TestDatabase } from "@standings/testing";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openWebApp } from "../src/pages/open-web-app.ts";
import { FIVE, type Product, startProduct } from "./product.ts";
import { saveAskedSearch } from "./saved-searches.ts";
import { serverOf } from "./server.ts";

/** Connections that refuse writes. */
function readOnly(url: string): string {
  const changed = new URL(url);
  changed.searchParams.set("options", "-c default_transaction_read_only=on");
  return changed.href;
}
const [GPT = ""] = FIVE;

/** Another database stands as the replica: it has a post and a ranking that the primary lacks, and refuses writes. */
let product: Product;
let other: TestDatabase;
let publicReads: Database;
let server: FastifyInstance;
let ranking: string;
beforeAll(async () => {
  product = await startProduct();
  other = await createTestDatabase(inject("postgresUrl"));
  await fillBlog(other.db, 3);
  const { id: userId } = await other.db
    .insertInto("users")
    .values({ email: "maya@example.com", name: "Maya", password_hash: null, trial_ends_at: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  ranking = await saveAskedSearch(
    { db: other.db, context: { ...product.context, db: other.db } },
    { userId, prompt: "Best replica", lists: { [GPT]: ["acme.com"] }, trending: true },
  );
  publicReads = connect({ url: readOnly(other.url), poolSize: 4 });
  const context = { ...product.context, publicReads };
  const web = await openWebApp(
    { services: openServices(context), context },
    { publicUrl: "http://localhost:3000", patience: product.context.settings.patience },
  );
  if (!web) throw new Error("The web app has not been built");
  server = await serverOf({ context }, { web });
});
afterAll(async () => {
  await server.close();
  await publicReads.destroy();
  await other.drop();
  await product.close();
});

const get = async (url: string) => {
  const { statusCode, body } = await server.inject({ url, headers: { host: "localhost" } });
  return { status: statusCode, body };
};

describe("what everybody is shown alike", () => {
  it.each([
    ["/blog", "Post "],
    ["/blog/post-1", "About 1"],
    ["/blog/post-1.md", "About 1"],
    ["/blog/feed.xml", "/blog/post-1"],
    ["/sitemap.xml", "/blog/post-1"],
    ["/llms.txt", "Best replica"],
    ["/trending", "Best replica"],
  ])("%s is read from the replica", async (path, text) => {
    const { status, body } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(body).toContain(text);
  });

  it("so are a shared ranking and the pictures of what is shared", async () => {
    expect((await get(`/trending-company-ranking/${ranking}`)).body).toContain("Best replica");
    expect((await get(`/social/ranking/${ranking}.png`)).status).toBe(200);
    expect((await get("/social/blog/post-1.png")).status).toBe(200);
  });

  it("and writes nothing: every other public page is rendered over connections that refuse writes", async () => {
    const pages = [
      "/",
      "/pricing",
      "/contact",
      "/method",
      "/developers",
      "/privacy",
      "/terms",
      "/company/acme.com",
    ];
    const queries = [
      "/blog?search=word1&sortBy=views",
      "/trending?sector=Technology",
      "/trending?tab=companies",
    ];
    for (const path of [...pages, ...queries]) expect([path, (await get(path)).status]).toEqual([path, 200]);
    expect((await get("/blog/nothing")).status).toBe(404);
    expect((await get(`/trending-company-ranking/${crypto.randomUUID()}`)).status).toBe(404);
  });
});

it("calls, which may follow a write of their caller, are read from the primary", async () => {
  expect((await get(`/api/blog/post-1`)).status).toBe(404);
  expect((await get("/api/trending")).body).not.toContain("Best replica");
});
