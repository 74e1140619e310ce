import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectNothingMoved, forgetShifts, watchLayout } from "./layout-shifts.ts";
import type { Product } from "./product.ts";
import { expectAccessiblePage } from "./views.ts";

/** 128 posts, 11 pages: the oldest are about Energy, one has more names than a card shows. */
test.use({ demo: false, alone: "whole figures" });

const POSTS = 128;
const LAST_PAGE = 11;
const LONG =
  "Whoever names a product with one very long word such as Donaudampfschifffahrtsgesellschaftskapitän";

async function fill(product: Product): Promise<void> {
  await product.runSql(`insert into blog_posts (id, slug, title, excerpt, markdown, plain_text, html, headings, html_version, images,
      status, blog_type, domain, categories, tags, featured_image, featured_image_alt, meta_title, meta_description,
      author_name, reading_minutes, views, is_sandbox, published_at)
    select gen_random_uuid(), 'post-' || n, case n when ${POSTS} then '${LONG}' else 'Post ' || lpad(n::text, 3, '0') end,
      'What post ' || n || ' says. ' || repeat('More words follow here. ', 8), '',
      case n when 7 then 'Somewhere in the text stands a quagga alone.' else 'Text' end, '', '[]', 99, '{}', 'published',
      case n % 5 when 0 then 'company_analysis' else 'standard' end, case n % 5 when 0 then 'company-' || n || '.com' end,
      case when n = ${POSTS} then array['Technology', 'Financials', 'Healthcare', 'Consumer']
        when n <= 3 then array['Energy'] else array['Technology'] end,
      case n when ${POSTS} then array['a1', 'b2', 'c3', 'd4', 'e5'] else array['Method'] end,
      case when n % 5 <> 0 then '/blog/images/how-to-read-a-rank-strip.svg' end, '', '', '', 'Maya', 3,
      case n when 5 then 1 else n * 10 end, false, timestamptz '2026-01-01' + n * interval '1 day'
    from generate_series(1, ${POSTS}) n on conflict do nothing`);
}

const cards = (page: Page) => page.getByRole("article");
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages" });
const chips = (page: Page) => page.getByRole("link", { name: /^Remove the filter/ });
const filters = (page: Page) => page.getByRole("complementary", { name: "Filters" });

/** The address, whatever the order of its parameters. */
async function expectAddress(page: Page, query: string): Promise<void> {
  const sorted = (search: string) => [...new URLSearchParams(search)].map(String).sort();
  await expect.poll(() => sorted(new URL(page.url()).search)).toEqual(sorted(query));
}

test.beforeEach(({ product }) => fill(product));

test("filters, order and view are in the address; a change leads to the first page", async ({ page }) => {
  await page.goto("/blog?page=3&view=list");
  await expect(page.getByText(`Showing ${POSTS} posts`)).toBeVisible();
  await filters(page).getByRole("checkbox", { name: "Energy 3" }).check();
  await expectAddress(page, "categories=Energy&view=list");
  await expect(page.getByText("Showing 3 posts")).toBeVisible();
  await expect(pages(page)).toHaveCount(0);
  await filters(page).getByRole("checkbox", { name: "Technology" }).check();
  await expectAddress(page, "categories=Technology&categories=Energy&view=list");
  await expect(page.getByText(`Showing ${POSTS} posts`)).toBeVisible();
  await pages(page).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole("combobox", { name: "Sort" }).selectOption("Title A-Z");
  await expectAddress(page, "sortBy=title&sortOrder=asc&categories=Technology&categories=Energy&view=list");
  await expect(cards(page).first().getByRole("heading")).toHaveText("Post 001");
  await page.getByRole("link", { name: "Grid" }).click();
  await filters(page).getByRole("link", { name: "b2 1" }).click();
  await expect(page.getByText("Showing 1 post", { exact: true })).toBeVisible();
  await expect(chips(page)).toHaveText(["Technology", "Energy", "b2"]);
  await page.getByRole("link", { name: "Remove the filter b2" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const field = filters(page).getByRole("textbox", { name: "Search posts" });
  await field.fill("quagga");
  await page.keyboard.press("Enter");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).locator("mark")).toHaveText("quagga");
  await expect(field).toBeFocused();
  await filters(page).getByRole("link", { name: "Clear the search" }).click();
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await filters(page).getByRole("link", { name: "Clear All" }).click();
  await expectAddress(page, "sortBy=title&sortOrder=asc");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(chips(page)).toHaveText(["Technology", "Energy"]);
});

test("cards keep to the limits of their view", { tag: "@long" }, async ({ page }) => {
  await page.goto("/blog");
  const first = cards(page).first();
  await expect(first.getByRole("heading").getByRole("link")).toHaveAttribute("href", `/blog/post-${POSTS}`);
  await expect(first).toContainText(/May 9, 2026 · 3 min read · 1,280 views/);
  await expect(first.getByRole("link", { name: /^[a-e]\d$/ })).toHaveText(["a1", "b2", "c3"]);
  await expect(first.getByText("+2", { exact: true })).toHaveCount(2);
  await expect(first.getByText(/^What post/)).toHaveText(/^.{90,100}…$/);
  await expect(first.getByRole("link", { name: /^Read more/ })).toContainText(LONG);
  await expect(cards(page).locator("img").first()).not.toHaveAttribute("loading", "lazy");
  await expect(cards(page).locator("img").last()).toHaveAttribute("loading", "lazy");
  await page.goto("/blog?view=list");
  await expect(first.getByRole("link", { name: /^[a-e]\d$/ })).toHaveText(["a1", "b2"]);
  await expect(first.getByRole("link", { name: "Consumer" })).toBeVisible();
  await expect(first.getByText(/^What post/)).toHaveText(/^.{150,}\. ?$/);
  await page.goto("/blog?search=%22post+5%22");
  await expect(cards(page).getByText("1 view", { exact: false })).toContainText(/ · 1 view$/);
});

for (const [at, numbers] of [
  [1, ["1", "2", "3", "…", "11"]],
  [4, ["1", "2", "3", "4", "5", "6", "…", "11"]],
  [6, ["1", "…", "4", "5", "6", "7", "8", "…", "11"]],
  [LAST_PAGE, ["1", "…", "9", "10", "11"]],
] as const) {
  test(`page ${at} links to the first, the last and two on each side`, { tag: "@long" }, async ({ page }) => {
    await page.goto(at === 1 ? "/blog" : `/blog?page=${at}`);
    await expect(pages(page).getByRole("listitem")).toHaveText(numbers);
    await expect(pages(page).locator("[aria-current=page]")).toHaveText(String(at));
    await expect(pages(page).getByRole("link", { name: "Previous" })).toHaveCount(at === 1 ? 0 : 1);
    await expect(pages(page).getByRole("link", { name: "Next" })).toHaveCount(at === LAST_PAGE ? 0 : 1);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(pages(page).getByText(`${at} of ${LAST_PAGE}`)).toBeVisible();
    await expect(pages(page).getByRole("listitem").first()).toBeHidden();
  });
}

test("loading and errors have their words; Try Again loads the posts", { tag: "@long" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 500|status 500/);
  await page.goto("/trending");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/trpc/**blog.list**", async (route) => {
    await held;
    await route.fulfill({ status: 500, body: "" });
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page.getByText("Loading blog posts...")).toBeVisible();
  release();
  await expect(page.getByRole("alert").filter({ hasText: "Failed to fetch blog posts" })).toBeVisible();
  await page.unroute("**/trpc/**blog.list**");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(cards(page)).toHaveCount(12);
});

test("the server's HTML is whole, and unknown parameters make no page of their own", async ({
  request,
  product,
}) => {
  await expect.poll(async () => (await request.get("/blog")).text()).toContain("Post 127");
  const html = await (await request.get("/blog?utm_source=x")).text();
  expect(html).toContain(`<link rel="canonical" href="${product.url}/blog"/>`);
  expect(html).toContain('type="application/atom+xml" href="/blog/feed.xml"');
  expect(html).toContain(`content="${product.url}/social/blog.png"`);
  expect(html).toMatch(/"@type":"Blog",.*"blogPost":\[\{"@type":"BlogPosting"/);
  expect(html).not.toContain("style=");
  const etag = async (path: string) => (await request.get(path)).headers().etag;
  expect(await etag("/blog?tags=b2&tags=a1&page=1&view=x")).toBe(await etag("/blog?tags=a1&tags=b2"));
  for (const query of [
    "search=%00",
    "tags=%ED%A0%80",
    `search=${"x".repeat(4000)}`,
    "page=1e3&categories=x",
  ]) {
    expect((await request.get(`/blog?${query}`)).status(), query).toBe(200);
  }
});

test("the filters open and close on a phone, with their number", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/blog?categories=Energy&tags=Method");
  const button = page.getByRole("button", { name: "Filters 2 active" });
  await expect(filters(page)).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await filters(page).getByRole("checkbox", { name: "Technology" }).check();
  await expect(page.getByRole("button", { name: "Filters 3 active" })).toBeVisible();
  await button.or(page.getByRole("button", { name: /^Filters/ })).click();
  await expect(filters(page)).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [1440, 390]) {
    test(`a visitor filters, searches, sorts and turns pages at ${width} px`, { tag: "@long" }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/blog?view=list");
      if (width === 390) await page.getByRole("link", { name: "Filters" }).click();
      await filters(page).getByRole("checkbox", { name: "Technology" }).check();
      await filters(page).getByRole("textbox", { name: "Search posts" }).fill("post");
      await filters(page).getByRole("button", { name: "Apply" }).click();
      await expectAddress(page, "search=post&categories=Technology&view=list");
      await expect(page.getByText("Showing 125 posts")).toBeVisible();
      await page.getByRole("navigation", { name: "Sort" }).getByRole("link", { name: "Title Z-A" }).click();
      await pages(page).getByRole("link", { name: "Next" }).click();
      await expectAddress(
        page,
        "page=2&sortBy=title&sortOrder=desc&search=post&categories=Technology&view=list",
      );
      await expect(cards(page).locator("mark").first()).toBeVisible();
      await page.getByRole("link", { name: "Remove the filter “post”" }).click();
      await expectAddress(page, "sortBy=title&sortOrder=desc&categories=Technology&view=list");
      await expect(page.getByRole("combobox", { name: "Sort" })).toBeHidden();
    });
  }
});

test("the list is accessible, does not scroll sideways, and nothing moves", { tag: "@long" }, async ({
  page,
}) => {
  await watchLayout(page);
  for (const path of ["/blog", "/blog?view=list&search=post&tags=Method", "/blog?search=zebra"]) {
    await page.goto(path);
    await page.evaluate(() =>
      Promise.all([...document.images].map((image) => image.decode().catch(() => {}))),
    );
    await expectNothingMoved(page);
    await expectAccessiblePage(page);
    await forgetShifts(page);
  }
});

// Last, because it deletes the posts, and a page is kept for some seconds.
test("nothing found, with and without filters, and past the last page", { tag: "@long" }, async ({
  page,
  product,
}) => {
  await page.goto("/blog?search=zebra&categories=Energy");
  await expect(page.getByRole("heading", { name: "No blog posts found" })).toBeVisible();
  await expect(page.getByText("Nothing matches these filters.")).toBeVisible();
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.goto("/blog?page=99");
  await expect(page.getByText("There is no page 99.")).toBeVisible();
  await product.runSql("delete from blog_posts");
  // The page of before is kept for some seconds.
  await expect(async () => {
    await page.goto("/blog");
    await expect(page.getByText("Nothing is published yet.")).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page.getByRole("link", { name: "Clear Filters" })).toHaveCount(0);
  await expect(page.getByText("Showing 0 posts")).toBeVisible();
});
