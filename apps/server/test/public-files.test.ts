import { asColumnId, PUBLIC_PAGES } from "@standings/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Product, startProduct } from "./product.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${product.url}${path}`, { headers });

/** A shared or private search saved by hand: what matters here is what is made of it. */
async function saveSearch(prompt: string, isPrivate = false): Promise<string> {
  const id = crypto.randomUUID();
  const user = await product.db
    .insertInto("users")
    .values({ email: `${id}@example.com`, name: "Maya", password_hash: null, trial_ends_at: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  const question = {
    prompt,
    prompt2: null,
    columns: [asColumnId("openai/gpt-4.1-mini")],
    webSearch: true,
  };
  const common = {
    id,
    user_id: user.id,
    kind: "company" as const,
    is_private: isPrivate,
    is_sandbox: false,
    censor_reason: null,
  };
  await product.db
    .insertInto("runs")
    .values({
      ...common,
      client_run_id: id,
      request: JSON.stringify(question),
      cost: 1,
      lease_owner: null,
      lease_until: null,
      ended_at: null,
      status: "completed",
    })
    .execute();
  const entry = {
    rank: 1,
    name: "<b>Acme</b> & Söhne 株式会社",
    domain: "acme.com",
    description: "Makes things.",
  };
  await product.db
    .insertInto("searches")
    .values({
      ...common,
      prompt: question.prompt,
      prompt2: question.prompt2,
      columns: question.columns,
      web_search: question.webSearch,
      prompt_key: prompt.toLowerCase(),
      sector: "Technology",
      was_censored: false,
      trending: true,
      top: JSON.stringify([{ ...entry, votes: [] }]),
      results: JSON.stringify([{ ...entry, points: 20, averageRank: 1, votes: [] }]),
      model_results: JSON.stringify([]),
      created_at: new Date(),
    })
    .execute();
  return id;
}

describe("social images", () => {
  it("are drawn for every public page, kept and revalidated", async () => {
    for (const page of Object.keys(PUBLIC_PAGES)) {
      const reply = await get(`/social/${page}.png`);
      expect(reply.status, page).toBe(200);
      expect(reply.headers.get("cache-control")).toContain("max-age=3600");
      const png = Buffer.from(await reply.arrayBuffer());
      expect(png.subarray(1, 4).toString()).toBe("PNG");
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      const again = await get(`/social/${page}.png`, { "if-none-match": reply.headers.get("etag") ?? "" });
      expect(again.status).toBe(304);
    }
  });

  it("show a shared ranking in any script, and never a private one", async () => {
    const shared = await saveSearch("أفضل البرامج 最好的软件 <script>alert(1)</script>");
    const hidden = await saveSearch("Best secret suppliers", true);
    const picture = await get(`/social/ranking/${shared}.png`);
    expect(picture.headers.get("content-type")).toBe("image/png");
    expect((await get(`/social/ranking/${hidden}.png`)).status).toBe(404);
    await product.db.updateTable("searches").set({ is_private: true }).where("id", "=", shared).execute();
    expect((await get(`/social/ranking/${shared}.png`)).status).toBe(404);
  });

  it("refuse what names no page", async () => {
    for (const path of [
      "nope.png",
      "home.jpg",
      "constructor.png",
      "ranking/x.png",
      "blog/x.png",
      "blog/X.jpg",
      `ranking/${crypto.randomUUID()}.png`,
    ]) {
      expect((await get(`/social/${path}`)).status, path).toBe(404);
    }
  });
});

describe("what crawlers read first", () => {
  it("names shared rankings, escaped, and no private ones", async () => {
    const shared = await saveSearch("Best [tools](https://evil.example) for A & B <now>");
    const hidden = await saveSearch("Best private suppliers", true);
    const sitemap = await (await get("/sitemap.xml")).text();
    expect(sitemap).toContain(`<loc>http://localhost:3000/trending-company-ranking/${shared}</loc>`);
    const llms = await (await get("/llms.txt")).text();
    expect(llms).toContain("Best \\[tools\\](https://evil.example) for A & B \\<now\\>");
    for (const text of [sitemap, llms]) {
      expect(text).not.toContain(hidden);
      expect(text).not.toContain("private suppliers");
    }
    // Every ampersand of the XML begins an entity.
    expect(sitemap).not.toMatch(/&(?!amp;|lt;|gt;)/);
  });

  it("closes what needs an account and nothing else", async () => {
    const robots = await (await get("/robots.txt")).text();
    expect(robots).toContain("Disallow: /api/");
    expect(robots).not.toMatch(/^Disallow: \/(trending|pricing|social|logos|assets)?$/m);
    expect(robots.match(/(?<=^Sitemap: http:\/\/localhost:3000).+$/gm)).toEqual([
      "/sitemap.xml",
      "/blog/feed.xml",
    ]);
  });
});
