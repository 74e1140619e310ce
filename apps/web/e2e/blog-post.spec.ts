import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectNothingMoved, forgetShifts, watchLayout } from "./layout-shifts.ts";
import { expectAccessiblePage } from "./views.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const EVERY_ELEMENT = "/blog/every-element-of-a-post";
const STRIP = "/blog/how-to-read-a-rank-strip";
/** Calls of the browser's client: one request may hold several procedures. */
const calls = (procedure: string) => new RegExp(`/trpc/[^?]*${procedure.replace(".", "\\.")}`);

const related = (page: Page) => page.getByRole("region", { name: "Related Posts" });
const contents = (page: Page) => page.getByRole("navigation", { name: "In this post" });

test("a post of every element is accessible, still and no wider than the screen", async ({ page }) => {
  await watchLayout(page);
  await page.goto(EVERY_ELEMENT);
  const text = page.locator("#post-text");
  for (const element of [
    "table",
    "pre code.language-ts .hljs-keyword",
    "blockquote blockquote",
    "figcaption",
  ])
    await expect(text.locator(element).first()).toBeAttached();
  await expect(text.getByRole("checkbox", { name: "Not done" }).first()).toBeDisabled();
  // Pictures load when they are near.
  for (const image of await text.locator("img").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
  }
  await expectNothingMoved(page);
  await expectAccessiblePage(page);
});

test("the contents list leads to the sections and marks the one that is read", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto(EVERY_ELEMENT);
  const links = contents(page).getByRole("link");
  await expect(links.first()).toHaveAttribute("aria-current", "location");
  await contents(page).getByRole("link", { name: "Tables" }).click();
  await expect(page).toHaveURL(/#section-tables$/);
  await expect(page.locator("#section-tables")).toBeInViewport();
  await expect(contents(page).getByRole("link", { name: "Tables" })).toHaveAttribute(
    "aria-current",
    "location",
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(EVERY_ELEMENT);
  await expect(contents(page).getByRole("link", { name: "Code" })).toBeHidden();
  await page.getByText("In this post").locator("visible=true").click();
  await contents(page).getByRole("link", { name: "Code" }).click();
  await expect(page.locator("#section-code")).toBeInViewport();
});

test("the page is whole without scripts, says what it is, and its text stands in it once", async ({
  request,
  product,
}) => {
  const html = await (await request.get(STRIP)).text();
  const count = (text: string) => html.split(text).length - 1;
  const post = await (await request.get(`/api${STRIP}`)).json();
  expect(count("Related Posts")).toBe(1);
  const sentence = /<p>([^<&"]{60})/.exec(html.slice(html.indexOf('id="post-text"')))?.[1] ?? "";
  expect(sentence).not.toBe("");
  expect(count(sentence)).toBe(1);
  expect(html).toContain('<meta property="og:type" content="article"/>');
  expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${product.url}${STRIP}.md"/>`);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json),
  );
  const url = `${product.url}${STRIP}`;
  const publisher = expect.objectContaining({ "@type": "Organization", name: "Standings" });
  const article = data.find((entry) => entry["@type"] === "BlogPosting");
  expect(article).toMatchObject({
    "@context": "https://schema.org",
    mainEntityOfPage: { "@id": url },
    headline: post.title,
    author: publisher,
    publisher,
  });
  expect(article.headline.length).toBeLessThanOrEqual(110);
  for (const field of ["datePublished", "dateModified"])
    expect(new Date(article[field]).toISOString(), field).toBe(article[field]);
  for (const image of article.image)
    expect((await request.get(image)).headers()["content-type"]).toContain("image/");
  expect(article.image[0]).toBe(`${product.url}/social${STRIP}.png`);
  const trail = data.find((entry) => entry["@type"] === "BreadcrumbList").itemListElement;
  expect(trail.map(({ item }: { item: string }) => item)).toEqual([
    `${product.url}/`,
    `${product.url}/blog`,
    url,
  ]);
});

test("Share copies the link and says so, or opens the device's sheet", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.goto(STRIP);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() =>
    Object.assign(navigator, { share: async (shared: unknown) => Reflect.set(window, "shared", shared) }),
  );
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "shared")))
    .toMatchObject({ title: "How to read a rank strip", url: page.url() });
});

test("a link inside the app shows the next post and counts one visit of it", { tag: "@long" }, async ({
  page,
}) => {
  await watchLayout(page);
  const counted: string[] = [];
  page.on("request", (request) => {
    if (calls("blog.countView").test(request.url())) counted.push(request.postData() ?? "");
  });
  await page.goto(STRIP);
  await expect(related(page).getByRole("article")).toHaveCount(3);
  const card = related(page).getByRole("heading").getByRole("link").first();
  const title = (await card.textContent()) ?? "";
  await forgetShifts(page);
  await card.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.locator("#post-text > p").first()).toBeVisible();
  await expect.poll(() => counted.length).toBe(1);
  expect(counted[0]).toContain(new URL(page.url()).pathname.replace("/blog/", ""));
  // The first post's text was read back from the server's page.
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "How to read a rank strip" })).toBeVisible();
  await expect(page.locator("#post-text > p").first()).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(counted).toHaveLength(1);
  await expect(page.getByRole("list", { name: "Categories" }).getByRole("link").first()).toHaveAttribute(
    "href",
    /^\/blog\?categories=/,
  );
  await expect(page.getByRole("list", { name: "Tags" }).getByRole("link").first()).toHaveAttribute(
    "href",
    /^\/blog\?tags=/,
  );
});

test("an unknown post is a 404 that leads to the blog", async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  const response = await page.goto("/blog/nothing-of-the-kind");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Post Not Found" })).toBeVisible();
  await expect(page).toHaveTitle(/^Post Not Found/);
  await page.getByRole("link", { name: "Browse Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test("a post that does not load says so, and Try Again loads it", { tag: "@long" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/Unexpected|TRPCClientError/);
  await page.goto(STRIP);
  await fail(page, "blog.post");
  await related(page).getByRole("heading").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Error" })).toBeVisible();
  await expect(page.getByText("Failed to load blog post. Please try again later.")).toBeVisible();
  await page.unroute(calls("blog.post"));
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.locator("#post-text > p").first()).toBeVisible();
});

test("a failure of related posts is only logged", { tag: "@long" }, async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.goto(STRIP);
  await fail(page, "blog.related");
  await related(page).getByRole("heading").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("How to read a rank strip");
  await expect.poll(() => logged.join()).toContain("Related posts failed to load");
  await expect(page.locator("#post-text > p").first()).toBeVisible();
  await expect(related(page)).toHaveCount(0);
});

/** The reply for one procedure becomes an unexpected error; others of the same request stay. */
async function fail(page: Page, procedure: string): Promise<void> {
  const data = { code: "INTERNAL_SERVER_ERROR", httpStatus: 500 };
  await page.route(calls(procedure), async (route) => {
    const response = await route.fetch();
    const asked = new URL(route.request().url()).pathname.replace(/^.*\/trpc\//, "").split(",");
    const replies: unknown[] = await response.json();
    const json = asked.map((name, index) =>
      name === procedure ? { error: { message: "Unexpected", code: -32603, data } } : replies[index],
    );
    await route.fulfill({ response, json });
  });
}
