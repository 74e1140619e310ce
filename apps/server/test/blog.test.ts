import { readFile } from "node:fs/promises";
import { BLOG_LIMITS, ERRORS } from "@standings/domain";
import { saveDemoPost } from "@standings/services";
import fc from "fast-check";
import { RelaxNGValidator, XmlDocument } from "libxml2-wasm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, caller, FIVE, type Product, SANDBOX_MODELS, signUp, startProduct } from "./product.ts";
import { saveSearch } from "./saved-searches.ts";
import { createWebApp, serverOf } from "./server.ts";

const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x64) Firefox/140.0" };
const ATOM = { a: "http://www.w3.org/2005/Atom" };

let product: Product;
let guest: Caller;
beforeAll(async () => {
  product = await startProduct(SANDBOX_MODELS);
  guest = caller(product);
  for (const slug of ["one", "two", "old-draft"]) {
    await saveDemoPost(product.services.systemRequest(), {
      title: `Post <${slug}>`,
      slug,
      excerpt: "Who & what",
      markdown: "## Why\n\n[Trending](/trending) <b>x</b>",
      status: slug === "old-draft" ? "draft" : "published",
      type: "standard",
      domain: null,
      categories: slug === "one" ? ["Energy"] : ["Energy", "Consumer"],
      tags: [slug, "Both"],
      featuredImage: null,
      featuredImageAlt: "",
      images: {},
      metaTitle: "",
      metaDescription: "",
      author: "Maya",
      publishedAt: new Date(slug === "one" ? "2026-10-01" : "2026-11-01"),
    });
  }
});
afterAll(() => product.close());

const file = (path: string) => fetch(`${product.url}${path}`);
const slugsOf = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

describe("REST", () => {
  it("answers in the documented shapes", async () => {
    const { body } = await guest.get("/blog?sortBy=title&sortOrder=asc");
    expect(body.pagination).toEqual({ page: 1, limit: 12, total: 2, pages: 1 });
    expect(body.posts[0]).toMatchObject({
      slug: "one",
      status: "published",
      tags: ["one", "Both"],
      views: 0,
    });
    expect(
      slugsOf((await guest.get("/blog?categories=Energy&categories=Consumer&tags=two")).body.posts),
    ).toEqual(["two"]);
    const post = (await guest.get("/blog/one")).body;
    expect(post).toMatchObject({ content: expect.stringContaining("## Why"), author_id: { name: "Maya" } });
    expect(slugsOf((await guest.get("/blog/one/related?limit=3")).body)).toEqual(["two"]);
    const filters = (await guest.get("/blog/meta/filters")).body;
    expect(filters.tags[0]).toEqual({ name: "Both", count: 2 });
    expect(filters.categories).toContainEqual({ name: "Energy", count: 2 });
    const report = await guest.get("/blog/company-analysis/by-domain/nobody.com");
    expect(report.body).toMatchObject({
      analysis: [],
      averageRank: null,
      totalMentions: 0,
      historicalData: [],
    });
  });

  it("says in a message what is missing or wrong, and never fails", async () => {
    const message = "Blog post not found";
    expect(await guest.get("/blog/old-draft")).toMatchObject({
      status: 404,
      body: { error: message, message },
    });
    const odd = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("\u0000", "0", "-1", "1e9", "9".repeat(30), "x".repeat(9000), "a & | '"),
    );
    await fc.assert(
      fc.asyncProperty(odd, async (value) => {
        const text = encodeURIComponent(value.toWellFormed());
        const queries = ["page", "limit", "sortBy", "search", "categories", "tags"].map(
          (name) => `?${name}=${text}`,
        );
        for (const path of [
          `/${text}`,
          `/${text}/related`,
          `/company-analysis/by-domain/${text}`,
          ...queries,
        ]) {
          const { status, body } = await guest.get(`/blog${path}`);
          expect(status, path).toBeLessThan(500);
          if (status >= 400) expect(body.error).toEqual(expect.any(String));
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe("files for machines", () => {
  it("has an Atom feed that follows RFC 4287, with whole posts, full addresses and the newest change", async () => {
    const reply = await file("/blog/feed.xml");
    expect(reply.headers.get("content-type")).toContain("application/atom+xml");
    const xml = await reply.text();
    const feed = XmlDocument.fromString(xml);
    const grammar = XmlDocument.fromString(await readFile(new URL("atom.rng", import.meta.url), "utf8"));
    const validator = RelaxNGValidator.fromDoc(grammar);
    expect(() => validator.validate(feed)).not.toThrow();
    for (const broken of [xml.replace(/<id>.*?<\/id>/, ""), xml.replace(/<updated>.*?</, "<updated>today<")])
      expect(() => validator.validate(XmlDocument.fromString(broken))).toThrow();

    const texts = (path: string) => feed.find(path, ATOM).map((node) => node.content);
    expect(texts("/a:feed/a:entry/a:id")).toEqual(
      ["two", "one"].map((slug) => `http://localhost:3000/blog/${slug}`),
    );
    expect(texts("/a:feed/a:entry/a:title")).toEqual(["Post <two>", "Post <one>"]);
    expect(texts("/a:feed/a:entry/a:published")[1]).toBe("2026-10-01T00:00:00.000Z");
    expect(texts("/a:feed/a:updated")).toEqual([texts("/a:feed/a:entry/a:updated").sort().at(-1)]);
    const [content = ""] = texts("/a:feed/a:entry/a:content");
    expect(content).toContain('<a href="http://localhost:3000/trending">Trending</a>');
    expect(content).not.toMatch(/(?:href|src)="\//);

    const etag = reply.headers.get("etag") ?? "";
    const again = await fetch(`${product.url}/blog/feed.xml`, { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("gives each post as markdown, and names posts and categories in sitemap and llms.txt", async () => {
    const markdown = await file("/blog/one.md");
    expect(markdown.headers.get("content-type")).toContain("text/markdown");
    expect(await markdown.text()).toMatch(/^# Post <one>\n\n> Who & what\n\nMaya, 2026-10-01\. .*\n\n## Why/);
    for (const slug of ["old-draft", "none", "a--b"])
      expect((await file(`/blog/${slug}.md`)).status).toBe(404);
    const sitemap = await (await file("/sitemap.xml")).text();
    expect(sitemap).toContain("<loc>http://localhost:3000/blog/two</loc>");
    expect(sitemap).toContain("<loc>http://localhost:3000/blog?categories=Consumer</loc>");
    expect(sitemap).not.toContain("old-draft");
    const llms = await (await file("/llms.txt")).text();
    for (const path of ["/blog/one.md", "/blog/feed.xml", "/blog?categories=Consumer"])
      expect(llms).toContain(`(http://localhost:3000${path})`);
  });
});

describe("visits of pages of posts", () => {
  it("count a browser once a day, kept pages too; no HEAD, no 404, no crawler and no other page", async () => {
    const web = createWebApp();
    const { renderPage } = web;
    // As `renderPage` answers: a kept page is a 304, an unknown one a 404.
    const render: typeof renderPage = async (page, admit) => ({
      ...(await renderPage(page, admit)),
      status: page.headers["if-none-match"] ? 304 : page.url.includes("old-draft") ? 404 : 200,
    });
    const server = await serverOf(product, { web: { ...web, renderPage: render } });
    const visit = (
      url: string,
      remoteAddress: string,
      headers: Record<string, string> = {},
      method = "GET",
    ) =>
      server.inject({
        method: method === "HEAD" ? "HEAD" : "GET",
        url,
        remoteAddress,
        headers: { ...BROWSER, ...headers },
      });
    await visit("/blog/one", "192.0.2.1");
    await visit("/blog/one?utm_source=x", "192.0.2.1");
    await visit("/blog/one", "192.0.2.2", { "if-none-match": '"1"' });
    await visit("/blog/one", "192.0.2.3", {}, "HEAD");
    await visit("/blog/old-draft", "192.0.2.4");
    await visit("/blog/one", "192.0.2.5", { "user-agent": "GPTBot/1.2" });
    for (const path of ["/blog", "/blog/feed.xml", "/blog/one.md", "/blog/none", "/"])
      await visit(path, "192.0.2.6");
    await server.close();
    web.remove();
    const visits = await product.db
      .selectFrom("blog_visits")
      .innerJoin("blog_posts", "blog_posts.id", "blog_visits.post_id")
      .select(["slug", "visitor"])
      .execute();
    expect(visits).toMatchObject([{ slug: "one" }, { slug: "one" }]);
    expect(JSON.stringify(visits)).not.toMatch(/192\.0\.2|Firefox/);
  });
});

describe("a company's report", () => {
  it("is published by admins alone, and has the documented shape with their analyses", async () => {
    const [GPT = ""] = FIVE;
    const admin = await signUp(product);
    const { userId } = admin;
    const lists = { [GPT]: ["hubspot.com", "pipedrive.com"] };
    await saveSearch(product, { userId, lists, cited: ["g2.com"], isSandbox: true });
    const text = { domain: "hubspot.com", title: "HubSpot", excerpt: "", markdown: "Text" };
    const draft = "/trpc/blog.reportDraft?input=%7B%22domain%22%3A%22hubspot.com%22%7D";
    const statusOf = async ({ token }: { readonly token?: string }) => {
      const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const published = await caller(product, token).trpc("blog.publishReport", text);
      return [(await fetch(`${product.url}${draft}`, { headers })).status, published.status];
    };
    expect([await statusOf({}), await statusOf(admin)]).toEqual([
      [401, 401],
      [403, 403],
    ]);
    await product.db.updateTable("users").set({ role: "admin" }).where("id", "=", userId).execute();
    for (const [path, analysisType] of [
      ["analysis", "seo"],
      ["source-analysis", "source"],
    ])
      await admin.post(`/company/${path}`, {
        domain: "hubspot.com",
        modelId: GPT,
        analysisType,
        forceRerun: true,
      });
    expect(await statusOf(admin)).toEqual([200, 200]);
    const nobody = await admin.trpc("blog.publishReport", { ...text, domain: "nobody.com" });
    expect(nobody).toMatchObject({
      status: 422,
      body: { error: { message: ERRORS.NOTHING_TO_REPORT.message } },
    });

    for (const [changes, status] of [
      [{ domain: "a\u0000b" }, 400],
      [{ domain: { a: 1 } }, 400],
      [{ title: 5 }, 400],
      [{ title: "\u0000" }, 400],
      [{ markdown: "" }, 400],
      [{ markdown: "x".repeat(BLOG_LIMITS.content + 1) }, 400],
      [{ markdown: "x".repeat(2 * BLOG_LIMITS.content) }, 413],
    ] as const)
      expect((await admin.trpc("blog.publishReport", { ...text, ...changes })).status).toBe(status);

    const { body } = await guest.get("/blog/company-analysis/by-domain/www.hubspot.com");
    const given = { model_id: GPT, createdAt: expect.any(String), facts: expect.any(Array) };
    const texts = expect.arrayContaining([expect.any(String)]);
    expect(body).toEqual({
      domain: "hubspot.com",
      company_name: expect.any(String),
      is_sandbox: true,
      countedAt: expect.any(String),
      averageRank: 1,
      totalMentions: 1,
      totalAnswers: 1,
      totalSources: 1,
      totalCompetitors: 1,
      models: [{ model_id: GPT, mentions: 1, top3Mentions: 1, averageRank: 1 }],
      historicalData: [{ prompt: "Best CRM", averageRank: 1, createdAt: expect.any(String) }],
      top50Sources: [{ source: "g2.com", count: 1 }],
      analysis: [
        {
          company_name: expect.any(String),
          domain: "hubspot.com",
          createdAt: body.analysis[0].source_analysis.createdAt,
          seo_analysis: {
            summary: expect.any(String),
            keywords: texts,
            recommendations: texts,
            fact_numbers: expect.any(Object),
            seo_strengths: expect.any(Array),
            seo_weaknesses: expect.any(Array),
            aeo_strengths: expect.any(Array),
            aeo_weaknesses: expect.any(Array),
            recommendation_reasons: texts,
            ...given,
          },
          source_analysis: {
            summary: expect.any(String),
            recommendations: texts,
            fact_numbers: expect.any(Object),
            missing_opportunities: expect.any(Array),
            priority_actions: expect.any(Array),
            source_categories: expect.any(Array),
            ...given,
          },
        },
      ],
    });
    const page = await (await file("/sitemap.xml")).text();
    expect(page).toContain("<loc>http://localhost:3000/blog/how-ai-models-rank-");
  });
});
