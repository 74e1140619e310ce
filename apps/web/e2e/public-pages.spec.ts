import type { APIRequestContext } from "@playwright/test";
import { blogPath, PUBLIC_PAGES, pagePath } from "@standings/domain";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { HtmlValidate } from "html-validate";
import { LinkChecker, LinkState } from "linkinator";
import { expect, test } from "./fixtures.ts";

/** Number of pages of one kind that the link checker opens. */
const MOST_ALIKE = 20;
const PATHS = Object.values(PUBLIC_PAGES).map((page) => page.path);

const POSTS = ["how-to-read-a-rank-strip", "every-element-of-a-post", "how-ai-models-rank-hubspot"].map(
  (slug) => blogPath(slug),
);

const COMPANY = pagePath("company", { domain: "hubspot.com" });

/** The public pages, posts, a company, one trending ranking of companies and one of experts. */
async function publicPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const rankings = [/\/trending-company-ranking\/[0-9a-f-]+/, /\/archived-expert-ranking\/[0-9a-f-]+/].map(
    (pattern) => pattern.exec(sitemap)?.[0] ?? "",
  );
  expect(rankings, "the sitemap names rankings").not.toContain("");
  expect(sitemap, "the sitemap names companies").toContain(COMPANY);
  return [...PATHS, "/trending?sector=Energy", ...POSTS, ...rankings, COMPANY];
}

test("every public page is complete in its HTML", async ({ request, product }) => {
  const titles = new Set<string>();
  for (const path of await publicPaths(request)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? "");

    const canonical = all(/<link rel="canonical" href="([^"]*)"/g);
    expect(canonical, path).toEqual([`${product.url}${path.replace("&", "&amp;")}`]);
    const [title = ""] = all(/<title>([^<]*)<\/title>/g);
    expect(title, path).toContain("Standings");
    titles.add(title);
    expect(all(/<meta name="description" content="([^"]{50,})"/g), path).toHaveLength(1);
    expect(all(/<h1[^>]*>(.+?)<\/h1>/gs), path).toHaveLength(1);

    const [image = ""] = all(/<meta property="og:image" content="([^"]*)"/g);
    const picture = await request.get(image);
    expect(picture.headers()["content-type"], image).toBe("image/png");

    const structured = all(/<script type="application\/ld\+json">(.*?)<\/script>/gs).map((text) =>
      JSON.parse(text),
    );
    expect(structured.length, path).toBeGreaterThan(0);
    for (const data of structured) {
      expect(data["@context"]).toBe("https://schema.org");
      expect(data["@type"]).toMatch(/^[A-Z]\w+$/);
    }
    const words = html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, " ").replace(/<[^>]+>/g, " ");
    expect(words.split(/\s+/).length, `words on ${path}`).toBeGreaterThan(60);
  }
  expect(titles.size, "each page has a title of its own").toBe((await publicPaths(request)).length);
});

test("every public page comes alive as the server has drawn it", async ({ page, request }) => {
  for (const path of await publicPaths(request)) {
    await page.goto(path);
    // Scripts alone draw it; the page's fixture fails where React says that it draws anew.
    await expect(page.getByRole("banner").getByRole("button", { name: "Sign In" })).toBeVisible();
  }
});

test("public pages answer with an ETag and no body when nothing has changed", async ({ request }) => {
  for (const path of PATHS) {
    const first = await request.get(path);
    const { etag = "" } = first.headers();
    expect(first.headers()["cache-control"], path).toContain("no-cache");
    expect(etag, path).not.toBe("");
    const again = await request.get(path, { headers: { "if-none-match": etag } });
    expect(again.status(), path).toBe(304);
    expect(await again.text(), path).toBe("");
  }
});

test("parameters that a page does not know make no page of their own", async ({ request }) => {
  const etagOf = async (path: string) => (await request.get(path)).headers().etag;
  const energy = await etagOf("/trending?sector=Energy");
  expect(await etagOf("/trending?utm_source=x&sector=Energy&y=1")).toBe(energy);
  expect(await etagOf("/trending?sector=Technology")).not.toBe(energy);
  expect(await etagOf("/trending?sector=nothing")).toBe(await etagOf("/trending"));
  expect(await etagOf("/?x=1")).toBe(await etagOf("/"));
});

test("their HTML is valid", async ({ request }) => {
  const validator = new HtmlValidate({
    extends: ["html-validate:recommended"],
    rules: {
      // React's style and matters of taste.
      "attr-case": "off",
      "valid-id": ["error", { relaxed: true }],
      "void-style": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "doctype-style": "off",
      "no-trailing-whitespace": "off",
      "long-title": "off",
      // Columns of posts' tables: the policy refuses inline styles.
      "no-deprecated-attr": "off",
      // Boxes of one choice, such as the blog's categories, share their name.
      "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
      // The theme's script and the pages' data are ours and hashed.
      "require-sri": "off",
    },
  });
  for (const path of [...(await publicPaths(request)), "/nothing-here"]) {
    const html = await (await request.get(path)).text();
    const report = await validator.validateString(html);
    const found = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} at ${selector}`),
    );
    expect(found).toEqual([]);
  }
});

test("their security policy has no weakness that its evaluator calls high", async ({ request }) => {
  for (const path of [...(await publicPaths(request)), "/nothing-here"]) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    expect(policy, path).not.toContain("unsafe-inline");
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const high = findings.filter(({ severity }) => severity <= Severity.MEDIUM);
    expect(high.map(({ description }) => description)).toEqual([]);
  }
});

test("every link of the site resolves", { tag: "@long" }, async ({ product }) => {
  const checker = new LinkChecker();
  const [rankings, lists] = [new Set<string>(), new Set<string>()];
  const isOneMore = (link: string) => {
    const isRanking = /\/(?:trending-company|archived-expert|company|expert)-ranking\/|\/company\//.test(
      link,
    );
    // Every combination of the blog's filters has an address.
    if (!isRanking && !link.includes("/blog?")) return false;
    const alike = isRanking ? rankings : lists;
    if (alike.size < MOST_ALIKE) alike.add(link);
    return !alike.has(link);
  };
  const { links } = await checker.check({
    path: product.url,
    recurse: true,
    concurrency: 4,
    // Skips other sites, and checks only a few pages of one kind.
    linksToSkip: async (link: string) => !link.startsWith(product.url) || isOneMore(link),
  });
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(broken.map(({ url, status, parent }) => `${status} ${url} on ${parent}`)).toEqual([]);
  expect(links.length).toBeGreaterThan(100);
});

test("robots.txt, the sitemap and llms.txt name the public pages", async ({ request, product }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const llms = await (await request.get("/llms.txt")).text();
  for (const path of PATHS) {
    expect(sitemap).toContain(`<loc>${product.url}${path}</loc>`);
    expect(llms).toContain(`](${product.url}${path})`);
  }
  expect(llms).toMatch(/^# Standings\n\n> /);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every public page can be read and leads to the others", async ({ page, request }) => {
    for (const path of await publicPaths(request)) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const words = await page.getByRole("main").textContent();
      expect(words?.split(/\s+/).length, path).toBeGreaterThan(40);
      for (const name of ["Pricing", "Contact"]) {
        await expect(page.getByRole("banner").getByRole("link", { name })).toBeVisible();
      }
      await expect(page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" })).toBeVisible();
    }
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
  });
});
