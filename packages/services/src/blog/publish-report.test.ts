import { BLOG_LIMITS } from "@standings/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { analyse } from "../../test/analyses.ts";
import { addAnalysis, factOf } from "../../test/reports.ts";
import { addSearch, CLAUDE, GPT } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { countQueued } from "../company/counts/count-searches.ts";
import { openServices, type ServiceRequest } from "../request.ts";
import { draftReport } from "./draft-report.ts";
import { getCompanyReport } from "./get-company-report.ts";
import { getPost, getPostSource } from "./get-post.ts";
import { listPosts } from "./list-posts.ts";
import { publishReport, type ReportText } from "./publish-report.ts";
import { saveDemoPost, savePost } from "./save-post.ts";

const TEXT: ReportText = { domain: "acme.com", title: "Acme", excerpt: "Short", markdown: "## Now\n\nText" };
/** What models or the directory call them. */
const NAMES = [
  ["acme.com", "Acme"],
  ["acme.org", "ACME"],
  ["shop.com", "<!-- ![x](y) | **z**\n## a"],
] as const;
const BY_NAME = "how-ai-models-rank-acme";

let test: TestServices;
let admin: TestUser;
let user: TestUser;
beforeAll(async () => {
  test = await startServices();
  admin = await addUser(test, { role: "admin", plan: "business" });
  user = await addUser(test);
  // Two companies of one name.
  await addSearch(test, user, {
    lists: { [GPT]: ["acme.com", "acme.org"], [CLAUDE]: ["bolt.com", "acme.com"] },
  });
  await addSearch(test, user, {
    prompt: "CRM [x](javascript:y) *z* <b>",
    lists: { [GPT]: ["hubspot.com", "acme.com"] },
  });
  await addSearch(test, user, {
    prompt: "Shop",
    sector: "Energy",
    lists: { [GPT]: ["shop.com"] },
  });
  await countQueued(test.context);
  for (const [domain, name] of NAMES)
    await test.db
      .insertInto("companies")
      .values({ domain, name, name_key: name, source: "search", is_sandbox: true })
      .onConflict((conflict) => conflict.column("domain").doUpdateSet({ name }))
      .execute();
});
beforeEach(async () => {
  await test.db.deleteFrom("blog_posts").execute();
});
afterAll(() => test.close());

const publish = (changes: Partial<ReportText> = {}, by = admin.request) =>
  publishReport(by, { ...TEXT, ...changes });

describe("a report's verbs", () => {
  const VERBS: readonly [string, (request: ServiceRequest, domain: string) => Promise<unknown>][] = [
    ["draftReport", draftReport],
    ["publishReport", (request, domain) => publish({ domain }, request)],
  ];
  it.each(VERBS)("%s is for admins, and refuses what nobody can report on", async (_name, verb) => {
    await expect(verb(test.guest, "acme.com")).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
    await expect(verb(user.request, "acme.com")).rejects.toMatchObject({ code: "FORBIDDEN" });
    for (const domain of ["", "nonsense", "a\u0000b.com", "\ud800", "x".repeat(1_000_000)])
      await expect(verb(admin.request, domain)).rejects.toMatchObject({ code: "INVALID_DOMAIN" });
    await expect(verb(admin.request, "nobody.com")).rejects.toMatchObject({
      code: "NOTHING_TO_REPORT",
      status: 422,
    });
    expect(
      (
        await listPosts(test.guest, {
          page: 1,
          limit: 9,
          sortBy: "title",
          sortOrder: "asc",
          search: "",
          categories: [],
          tags: [],
        })
      ).posts,
    ).toEqual([]);
  });
});

describe("publishReport", () => {
  it("publishes a post of its company and sector", async () => {
    const { slug } = await publish({
      domain: "https://www.acme.com/x",
      markdown: "A\u0000 \ud800<!-- To the editor: x -->\n\nB",
    });
    const post = await getPostSource(test.guest, slug);
    expect(post).toMatchObject({
      slug: BY_NAME,
      type: "company_analysis",
      domain: "acme.com",
      author: "Maya",
      excerpt: "Short",
      categories: ["Domain Analysis", "Technology"],
      tags: ["Company report", "Acme"],
      readingMinutes: 5,
      markdown: "A \ufffdB",
    });
    expect(post.publishedAt).not.toBeNull();
  });

  it("keeps slug, date, views, tags and words for search engines when it is published again, and takes the new author", async () => {
    const first = await publish();
    await test.db
      .updateTable("blog_posts")
      .set({ views: 7, published_at: new Date("2026-10-01"), tags: ["Ours"], meta_title: "For search" })
      .execute();
    const other = await addUser(test, { role: "admin" });
    expect(await publish({ title: "Anew", markdown: "## Later" }, other.request)).toEqual(first);
    const post = await getPost(test.guest, first.slug);
    const logged = await test.db
      .selectFrom("changes")
      .select(["action", "before", "after"])
      .where("subject_id", "=", first.id)
      .orderBy("id")
      .execute();
    expect(logged).toMatchObject([
      { action: "report_published", before: {}, after: { title: "Acme", slug: BY_NAME } },
      { action: "report_published", before: { title: "Acme" }, after: { title: "Anew" } },
    ]);
    expect(post).toMatchObject({ title: "Anew", views: 7, publishedAt: "2026-10-01T00:00:00.000Z" });
    expect(post.html).toContain("Later");
    const row = await test.db
      .selectFrom("blog_posts")
      .select(["author_id", "plain_text", "tags", "meta_title"])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      author_id: other.userId,
      plain_text: "Later",
      tags: ["Ours"],
      meta_title: "For search",
    });
  });

  it("gives a company of the same name a number, and one report to each, whoever publishes at once", async () => {
    const domains = ["acme.com", "acme.org", "acme.com", "acme.org", "acme.com", "acme.org"];
    const saved = await Promise.all(domains.map((domain) => publish({ domain })));
    const slugs = (own: string) =>
      new Set(saved.filter((_post, index) => domains[index] === own).map(({ slug }) => slug));
    const all = [...slugs("acme.com"), ...slugs("acme.org")];
    expect(all.toSorted()).toEqual([BY_NAME, `${BY_NAME}-2`]);
    const posts = await test.db.selectFrom("blog_posts").select("slug").execute();
    expect(posts).toHaveLength(2);
  });

  it.each<[string, Partial<ReportText>, string]>([
    ["an empty title", { title: " \u0000" }, "INVALID_INPUT"],
    ["an empty text", { markdown: "<!-- To the editor: x -->" }, "INVALID_INPUT"],
    ["a title that is too long", { title: "x".repeat(BLOG_LIMITS.title + 1) }, "INVALID_INPUT"],
    ["1 MB and one", { markdown: "x".repeat(BLOG_LIMITS.content + 1) }, "INVALID_INPUT"],
  ])("refuses %s", async (_name, changes, code) => {
    await expect(publish(changes)).rejects.toMatchObject({ code });
  });

  it("is one of the sandbox, which a product with real models does not show", async () => {
    const { slug } = await publish();
    const { context } = test;
    const real = openServices({ ...context, settings: { ...context.settings, modelsAreSandbox: false } });
    const guest = real.request({ address: "192.0.2.1", userAgent: null });
    await expect(getPost(guest, slug)).rejects.toMatchObject({ code: "POST_NOT_FOUND" });
    expect((await getCompanyReport(guest, "acme.com")).totalMentions).toBe(0);
  });

  it("leaves no way to a second report by the other verbs of posts", async () => {
    const { slug } = await publish();
    const draft = { ...TEXT, slug: "second", status: "published", type: "company_analysis" } as const;
    const rest = { categories: [], tags: [], featuredImage: null, featuredImageAlt: "", images: {} } as const;
    const post = {
      ...draft,
      ...rest,
      metaTitle: "",
      metaDescription: "",
      author: "x",
      publishedAt: new Date(),
    };
    await expect(saveDemoPost(test.services.systemRequest(), post)).rejects.toMatchObject({
      code: "REPORT_EXISTS",
    });
    await expect(savePost(admin.request, post)).rejects.toMatchObject({ code: "REPORT_EXISTS" });
    expect((await draftReport(admin.request, "acme.com")).published).toBe(slug);
  });
});

describe("draftReport", () => {
  it("says nothing of what is missing but in comments, which nobody is shown", async () => {
    const { title, excerpt, markdown, published } = await draftReport(admin.request, "acme.com");
    expect([title, published]).toEqual(["How AI models rank Acme", null]);
    expect(excerpt).toContain("Listed beside it most often: ");
    expect(markdown).toContain("That is a small sample.");
    expect(markdown.match(/<!-- To the editor: .* -->/g)).toHaveLength(2);
    const { slug } = await publish({ markdown });
    const post = await getPostSource(test.guest, slug);
    expect(post.html + post.markdown).not.toContain("To the editor");
    expect((await draftReport(admin.request, "acme.com")).published).toBe(slug);
  });

  it("says what the admin's own analyses lack, whoever else has them", async () => {
    await analyse(admin);
    await addAnalysis(test, user, { domain: "hubspot.com", kind: "source", facts: [factOf(1, "Foreign")] });
    const { markdown } = await draftReport(admin.request, "hubspot.com");
    expect(markdown).not.toContain("no uncensored SEO analysis");
    expect(markdown).toContain("no uncensored source analysis of hubspot.com");
    const other = await addUser(test, { role: "admin" });
    expect((await draftReport(other.request, "hubspot.com")).markdown).toContain(
      "no uncensored SEO analysis",
    );
  });

  it("takes names and questions for what they are, never for markup", async () => {
    for (const domain of ["shop.com", "hubspot.com"]) {
      const { slug } = await publish({ ...(await draftReport(admin.request, domain)), domain });
      const { html, headings } = await getPost(test.guest, slug);
      expect(html).not.toMatch(/<img|<b>|<strong>|<em>|javascript:y"/);
      expect(headings.map(({ text }) => text)).not.toContain("a");
      if (domain === "shop.com")
        expect(html).toContain("No answer lists another company beside &#x3C;!-- ![x](y) | **z** ## a.");
    }
  });
});
