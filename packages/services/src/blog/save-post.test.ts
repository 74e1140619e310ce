import { BLOG_LIMITS, type BlogDraft, type BlogQuery, NEWEST_POSTS } from "@standings/domain";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { getAnyPost, previewPost } from "../admin/posts/edit-post.ts";
import { openServices } from "../request.ts";
import { saveUpload } from "../uploads/uploads.ts";
import { addUpViews, countView } from "./count-view.ts";
import { getPost, getPostSource } from "./get-post.ts";
import { listFilters } from "./list-filters.ts";
import { listPosts } from "./list-posts.ts";
import { listRelated } from "./list-related.ts";
import { renderOldPosts } from "./render-old-posts.ts";
import { saveDemoPost, savePost } from "./save-post.ts";

let test: TestServices;
let admin: TestUser;
beforeAll(async () => {
  test = await startServices({ modelsAreSandbox: false });
  admin = await addUser(test, { role: "admin" });
});
beforeEach(async () => {
  await test.db.deleteFrom("blog_posts").execute();
});
afterAll(() => test.close());

const DRAFT: BlogDraft = {
  title: "A title",
  slug: "a-title",
  excerpt: "An excerpt",
  markdown: "## Heading\n\nSome words",
  status: "published",
  type: "standard",
  domain: null,
  categories: ["Energy"],
  tags: ["Method"],
  featuredImage: null,
  featuredImageAlt: "",
  images: {},
  metaTitle: "",
  metaDescription: "",
};
/** Three pixels wide and two high. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWNgCPgPRXAWAEieB9vojWgXAAAAAElFTkSuQmCC";
const save = (draft: Partial<BlogDraft> = {}, id: string | null = null) =>
  savePost(admin.request, { ...DRAFT, ...draft }, id === null ? null : { id });
const list = async (query: Partial<BlogQuery> = {}) => listPosts(test.guest, { ...NEWEST_POSTS, ...query });
const counted = async (name: string) => {
  const { categories, tags } = await listFilters(test.guest);
  return [...categories, ...tags].find((filter) => filter.name === name)?.count ?? 0;
};

describe("savePost", () => {
  it("is for admins, refuses a taken slug, and shows published posts alone", async () => {
    await expect(savePost(test.guest, DRAFT)).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
    await expect(savePost((await addUser(test)).request, DRAFT)).rejects.toMatchObject({ code: "FORBIDDEN" });
    const { id } = await save({ status: "draft" });
    await expect(save()).rejects.toMatchObject({ code: "SLUG_TAKEN" });
    await expect(save({ slug: "b" }, crypto.randomUUID())).rejects.toMatchObject({ code: "POST_NOT_FOUND" });
    await expect(save({ slug: "Not A Slug" })).rejects.toMatchObject({ code: "INVALID_INPUT" });
    await expect(getPost(test.guest, "a-title")).rejects.toMatchObject({ code: "POST_NOT_FOUND" });
    expect([(await list()).pagination.total, await counted("Energy")]).toEqual([0, 0]);

    await save({}, id);
    const post = await getPost(test.guest, "a-title");
    expect(post).toMatchObject({ author: "Maya", metaTitle: "A title", readingMinutes: 1, views: 0 });
    expect(post.html).toMatch(/^<h2 id="section-heading">Heading.*<\/h2>\n<p>Some words<\/p>$/);
    expect([await counted("Energy"), await counted("Method")]).toEqual([1, 1]);

    await save({ status: "archived", tags: ["Other"] }, id);
    expect([await counted("Energy"), await counted("Method"), await counted("Other")]).toEqual([0, 0, 0]);
    await save({ title: "Back" }, id);
    expect((await getPost(test.guest, "a-title")).publishedAt).toBe(post.publishedAt);
  });

  it.each([
    { title: "x".repeat(BLOG_LIMITS.title + 1) },
    { excerpt: "x".repeat(BLOG_LIMITS.excerpt + 1) },
    { markdown: "x".repeat(BLOG_LIMITS.content + 1) },
    { tags: ["x".repeat(BLOG_LIMITS.name + 1)] },
    { tags: Array.from({ length: BLOG_LIMITS.names + 1 }, (_, index) => `Tag ${index}`) },
  ])("refuses a text that is too long (%#)", async (draft) => {
    await expect(save(draft)).rejects.toMatchObject({ code: "INVALID_INPUT" });
  });

  it("drops characters that a post cannot hold, and names that are there twice", async () => {
    await save({ title: "A\u0000 \u0002ti\ud800tle", markdown: "B\u0003\u000b", tags: ["a", "a\u0001", ""] });
    const post = await getPostSource(test.guest, "a-title");
    expect(post).toMatchObject({ title: "A ti\ufffdtle", markdown: "B", tags: ["a"] });
  });

  it("drops such characters also where a reference names them", async () => {
    await save({ markdown: "## B&#12;C\n\nD&#x0c;E" });
    const { html, headings } = await getPost(test.guest, "a-title");
    expect([html, JSON.stringify(headings)].join("")).not.toMatch(/[^\P{Cc}\n]/u);
    expect(html).toContain("<p>DE</p>");
  });

  it("shows pictures that were uploaded here, also in a text that was copied", async () => {
    const { imageUrl, width, height } = await saveUpload(admin.request, Buffer.from(PNG, "base64"));
    const unknown = `/uploads/${"0".repeat(32)}-480.webp`;
    const markdown = `![A chart](${imageUrl})\n\n![Gone](${unknown})`;
    const { html } = await previewPost(admin.request, { markdown, images: {} });
    expect(html).toContain(`<img src="${imageUrl}" alt="A chart" width="3" height="2"`);
    expect(html).toContain(`<a href="${unknown}">Gone</a>`);
    const { id } = await save({ markdown });
    expect((await getPost(test.guest, "a-title")).html).toBe(html);
    expect((await getAnyPost(admin.request, id)).draft.images).toEqual({
      [imageUrl]: { width, height },
    });
  });

  it("renders posts of an older pipeline again", async () => {
    const { id } = await save();
    await test.db
      .updateTable("blog_posts")
      .set({ html_version: 0, html: "old" })
      .where("id", "=", id)
      .execute();
    await renderOldPosts(test.services.systemRequest());
    expect((await getPost(test.guest, "a-title")).html).toContain("Some words");
  });

  it("keeps posts of the demo from a product with real models", async () => {
    await saveDemoPost(test.services.systemRequest(), { ...DRAFT, author: "Demo", publishedAt: new Date() });
    expect([(await list()).pagination.total, await counted("Energy")]).toEqual([0, 0]);
  });
});

describe("savePost on what others write", () => {
  const logged = () =>
    test.db.selectFrom("changes").selectAll().where("subject_kind", "=", "post").orderBy("id").execute();
  const opened = (id: string) => getAnyPost(admin.request, id);

  it("lets one of several posts have a slug", async () => {
    const saved = await Promise.allSettled(Array.from({ length: 6 }, () => save()));
    const reasons = saved.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
    expect(reasons).toEqual(Array.from({ length: 5 }, () => "SLUG_TAKEN"));
  });

  it("lets one of several editors of a version save, and tells the others who did", async () => {
    const { id } = await save({ status: "draft" });
    const { version } = await opened(id);
    const names = ["Ada", "Bo", "Cy"];
    const saved = await Promise.allSettled(
      names.map(async (name) => {
        const other = await addUser(test, { role: "admin" });
        await test.db.updateTable("users").set({ name }).where("id", "=", other.userId).execute();
        return savePost(other.request, { ...DRAFT, title: name }, { id, version });
      }),
    );
    const won = names[saved.findIndex(({ status }) => status === "fulfilled")];
    const post = await opened(id);
    expect(post).toMatchObject({ title: won, changedBy: won, version: version + 1 });
    const errors = saved.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(errors).toHaveLength(2);
    const fields = { changedBy: won, version: post.version, changedAt: post.updatedAt };
    for (const error of errors) expect(error).toMatchObject({ code: "POST_CHANGED", fields });
    // On purpose: over the version that was looked at, or over any.
    await savePost(admin.request, DRAFT, { id, version: post.version });
    await save({ title: "Last" }, id);
    expect(await opened(id)).toMatchObject({ title: "Last", changedBy: "Maya", version: version + 3 });
  });

  it("counts whatever changes the text as a version, and no visits or renderings", async () => {
    const { id } = await save();
    const update = (set: Record<string, unknown>) =>
      test.db.updateTable("blog_posts").set(set).where("id", "=", id).execute();
    await update({ views: 3 });
    await update({ html_version: 0, html: "old" });
    await renderOldPosts(test.services.systemRequest());
    expect((await opened(id)).version).toBe(1);
    await update({ title: "By a statement that names no version" });
    expect((await opened(id)).version).toBe(2);
  });

  it("logs what was added and changed, a text by its length", async () => {
    const { id } = await save({ status: "draft" });
    await save({ status: "published", markdown: "Other words" }, id);
    await save({ status: "published", markdown: "Other words" }, id).catch(() => undefined);
    await expect(save({ slug: "Bad Slug" }, id)).rejects.toMatchObject({ code: "INVALID_INPUT" });
    const changes = (await logged()).filter(({ subject_id }) => subject_id === id);
    expect(changes.map(({ action }) => action)).toEqual(["post_added", "post_changed", "post_changed"]);
    expect(changes[0]?.after).toMatchObject({ slug: "a-title", status: "draft", tags: ["Method"] });
    expect(changes[1]).toMatchObject({
      admin_id: admin.userId,
      subject_name: "A title",
      before: { status: "draft", content: expect.stringMatching(/^22 characters/) },
      after: { status: "published", content: expect.stringMatching(/^11 characters/) },
    });
    expect(JSON.stringify(changes)).not.toContain("Other words");
    expect(changes[2]).toMatchObject({ before: {}, after: {} });
  });

  it("keeps notes to the editor in a draft, and leaves them out of what is published", async () => {
    const markdown = "<!-- To the editor: no analysis -->\n\nText";
    const { id } = await save({ markdown, status: "draft" });
    expect((await opened(id)).draft.markdown).toBe(markdown);
    await save({ markdown }, id);
    expect((await opened(id)).draft.markdown).toBe("Text");
  });

  it("takes a company for a report alone, as its registrable domain", async () => {
    const company = { domain: "https://www.acme.com/about", status: "draft" } as const;
    const { id } = await save({ ...company, type: "company_analysis" });
    expect((await opened(id)).draft.domain).toBe("acme.com");
    await save(company, id);
    expect((await opened(id)).draft.domain).toBeNull();
    const wrong = save({ type: "company_analysis", domain: "no domain" }, id);
    await expect(wrong).rejects.toMatchObject({ code: "INVALID_DOMAIN" });
    await expect(save({ title: " " }, id)).rejects.toMatchObject({ message: "title: Required" });
  });
});

describe("listPosts", () => {
  it("filters as a plain reference: OR within categories and tags, AND between them", async () => {
    const categories = ["Energy", "Consumer", "Healthcare"] as const;
    const tags = ["a", "b", "c"];
    const posts = Array.from({ length: 8 }, (_, bits) => ({
      slug: `p-${bits}`,
      title: `Post ${bits}`,
      categories: categories.filter((_category, index) => bits & (1 << index)),
      tags: tags.filter((_tag, index) => (bits * 3) & (1 << index)),
    }));
    for (const post of posts) await save(post);
    const any = (wanted: readonly string[], own: readonly string[]) =>
      wanted.length === 0 || wanted.some((name) => own.includes(name));
    await fc.assert(
      fc.asyncProperty(fc.subarray([...categories]), fc.subarray(tags), async (inCategories, withTags) => {
        const page = await list({
          categories: inCategories,
          tags: withTags,
          sortBy: "title",
          sortOrder: "asc",
        });
        const expected = posts.filter(
          (post) => any(inCategories, post.categories) && any(withTags, post.tags),
        );
        expect(page.posts.map(({ slug }) => slug)).toEqual(expected.map(({ slug }) => slug));
        expect(page.pagination.total).toBe(expected.length);
      }),
      { numRuns: 30 },
    );
    expect((await list({ limit: 3, page: 3 })).posts).toHaveLength(2);
    expect((await list({ page: 9999 })).posts).toEqual([]);
    const related = await listRelated(test.guest, { slug: "p-7", limit: 3 });
    expect(related).toHaveLength(3);
    expect(related[0]?.slug).toBe("p-5");
  });

  it("finds words of title and text in any form, and shows where", async () => {
    await save({ markdown: "**Crawlers** that [visited](/blog) <b>us</b>" });
    await save({ slug: "other", title: "Other" });
    const { posts } = await list({ search: "crawler visits" });
    expect(posts.map(({ slug }) => slug)).toEqual(["a-title"]);
    const matched = posts[0]?.highlight.filter(({ isMatch }) => isMatch).map(({ text }) => text);
    expect(matched).toEqual(["Crawlers", "visited"]);
    const shown = posts[0]?.highlight.map(({ text }) => text).join("");
    expect(shown).toMatch(/Crawlers that visited$/);
    for (const search of ["'", "a & | !", "the", '"'])
      expect((await list({ search })).posts).toBeInstanceOf(Array);
  });
});

describe("countView", () => {
  it("counts a visitor once a day, no crawler, and keeps no address", async () => {
    await save();
    const visit = (address: string, userAgent: string | null) =>
      countView(test.services.request({ address, userAgent }), "a-title");
    const browser = "Mozilla/5.0 (X11; Linux x64) Firefox/140.0";
    await Promise.all(Array.from({ length: 10 }, () => visit("192.0.2.1", browser)));
    await visit("192.0.2.2", browser);
    for (const robot of ["GPTBot/1.2", "Mozilla/5.0 (compatible; Googlebot/2.1)", null])
      await visit("192.0.2.3", robot);
    await countView(test.guest, "unknown");
    for (let round = 0; round < 2; round += 1) await addUpViews(test.services.systemRequest());
    expect((await getPost(test.guest, "a-title")).views).toBe(2);
    const visits = await test.db.selectFrom("blog_visits").selectAll().execute();
    expect(JSON.stringify(visits)).not.toContain("192.0.2");
  });

  it("adds visits up once, whoever adds at the same time or dies, and forgets them after their day", async () => {
    await save();
    const browser = "Mozilla/5.0 (X11; Linux x64) Firefox/140.0";
    for (let last = 1; last <= 9; last += 1)
      await countView(test.services.request({ address: `192.0.2.${last}`, userAgent: browser }), "a-title");
    await sql`update blog_visits set day = day - 1`.execute(test.db);
    // The process dies before its statement is committed.
    const dying = test.db.transaction().execute(async (db) => {
      await addUpViews(openServices({ ...test.context, db }).systemRequest());
      throw new Error("killed");
    });
    await expect(dying).rejects.toThrow("killed");
    expect((await getPost(test.guest, "a-title")).views).toBe(0);
    await Promise.all(Array.from({ length: 4 }, () => addUpViews(test.services.systemRequest())));
    expect((await getPost(test.guest, "a-title")).views).toBe(9);
    expect(await test.db.selectFrom("blog_visits").selectAll().execute()).toEqual([]);
  });
});
