import type { Page } from "@playwright/test";
import { expect, signedInTest, test } from "./fixtures.ts";
import { open } from "./focus.ts";
import type { Product } from "./product.ts";
import { expectAccessiblePage } from "./views.ts";

/** Trending pages over the sandbox's month of searches: public and complete without scripts. */

const cards = (page: Page) => page.getByRole("article");

interface TrendingItem {
  readonly id: string;
  readonly prompt: string;
  readonly sector: string;
  readonly search_type: string;
}

async function findTrending(product: Product, type: string): Promise<TrendingItem> {
  const response = await fetch(`${product.url}/api/trending?limit=1000`);
  const { searches } = (await response.json()) as { searches: TrendingItem[] };
  const found = searches.find((search) => search.search_type === type);
  if (!found) throw new Error(`Nothing of type ${type} trends`);
  return found;
}

/** A comparison of the demo month, which trends once an admin flags it; lists that are kept learn of it as of any change. */
function flagComparisons(product: Product, trending: boolean): Promise<void> {
  return product.runSql(
    `update searches set trending = ${trending} where kind = 'comparison' and sector is not null;
    insert into field_changes (is_all) values (true)`,
  );
}

test("sectors are links; cards link to rankings, companies and new searches", async ({ page }) => {
  await open(page, "/trending");
  await expect(page).toHaveTitle("Trending Searches in Technology · Standings");
  await expect(page.getByText("Sandbox data")).toBeVisible();
  const sectors = page.getByRole("navigation", { name: "Sectors" }).getByRole("link");
  await expect(sectors).toHaveText([
    "Technology",
    "Communications & Media",
    "Consumer",
    "Financials",
    "Healthcare",
    "Industrials & Real Assets",
    "Energy",
    "Professional Services",
  ]);
  await expect(sectors.first()).toHaveAttribute("aria-current", "page");
  // Another test may have asked it in other letters: the newest asking is shown.
  const card = cards(page).filter({ hasText: /“Best CRM for startups”/i });
  await expect(card).toContainText(/Company Ranking · \w{3} \d+, \d{4} · asked by \d+ people in 30 days/);
  await expect(card.getByRole("listitem")).toHaveCount(3);
  const company = card.getByRole("listitem").first().getByRole("link");
  await expect(company).toHaveAttribute("href", /^\/company\/[^/]+\?name=/);
  await expect(company).toHaveAttribute("target", "_blank");
  await expect(card.getByRole("link", { name: /^Run this prompt/ })).toHaveAttribute(
    "href",
    /^\/company-ranking\/Best%20CRM%20for%20startups\?models=/i,
  );
  await page.getByRole("link", { name: "Energy" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/trending\?sector=Energy$/);
  await expect(page.getByRole("link", { name: "Energy", exact: true })).toBeFocused();
  await expect(cards(page).filter({ hasText: "solar" }).first()).toBeVisible();
  await expect(sectors.filter({ hasText: "Technology" })).not.toHaveAttribute("aria-current", "page");
  await page.goto("/trending");
  await card.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/trending-company-ranking\//);
  await expect(
    page.getByRole("heading", { name: /^Company Ranking: "Best CRM for startups"$/i }),
  ).toBeVisible();
});

test("on a phone the chosen sector is visible", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/trending?sector=Professional+Services");
  await expect(page.getByRole("link", { name: "Professional Services" })).toBeInViewport({ ratio: 1 });
});

test("four skeletons while a sector loads; a failed list is empty", { tag: "@long" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 500|status 500/);
  await page.goto("/trending");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/trpc/**trending.list**", async (route) => {
    await held;
    await route.fulfill({ status: 500, body: "" });
  });
  await page.getByRole("link", { name: "Energy" }).click();
  await expect(page.getByText("Loading trending searches")).toBeAttached();
  await expect(page.locator("[role=status] > [aria-hidden] > div")).toHaveCount(4);
  release();
  await expect(page.getByRole("heading", { name: "No trending searches found for Energy." })).toBeVisible();
  await page.getByRole("link", { name: "Start a New Search" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("a ranking by model and aggregated: a row opens the details, a name the company's page", {
  tag: "@long",
}, async ({ page, context, product }) => {
  const { id } = await findTrending(product, "model_comparison");
  await product.runSql(`update searches set web_search = true where id = '${id}'`);
  await page.goto(`/trending-company-ranking/${id}`);
  await expect(page.getByText("Web Search Was Enabled For This Search")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Results by Model" })).toHaveAttribute("aria-selected", "true");
  const rows = page.getByRole("region", { name: "GPT 4.1" });
  await expect(rows.locator("li a").first()).toHaveAttribute("href", /^\/company\//);
  const row = rows.locator("[data-entry]").first();
  await row.focus();
  await page.keyboard.press("ArrowDown");
  await expect(rows.locator("[data-entry]").nth(1)).toBeFocused();
  await page.getByRole("tab", { name: "Results by Model" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\?tab=aggregated$/);
  await expect(page.getByText(/Each model gives 20 points to its first place/)).toBeVisible();
  await page
    .getByRole("row")
    .nth(1)
    .click({ position: { x: 500, y: 30 } });
  await expect(page.getByRole("dialog").getByText("Rank by model")).toBeVisible();
  await page.keyboard.press("Escape");
  const opened = context.waitForEvent("page");
  await page.getByRole("rowheader").first().getByRole("link").first().click();
  const company = await opened;
  await expect(company).toHaveURL(/\/company\//);
  await expect(company.getByRole("banner").getByRole("button", { name: "Sign In" })).toBeVisible();
  await expect(company.getByRole("heading", { level: 1 })).toBeVisible();
});

test("without web search, without usable domains", { tag: "@long" }, async ({ page, product }) => {
  const { id } = await findTrending(product, "model_comparison");
  const set = (columns: string) => product.runSql(`update searches set ${columns} where id = '${id}'`);
  await set(`web_search = false, results = (
    select json_agg(jsonb_set(entry::jsonb, '{domain}', case position when 1 then '"company1.com"' when 2 then '""'
      else entry::jsonb->'domain' end) order by position)
    from json_array_elements(results) with ordinality as item (entry, position))`);
  await page.goto(`/trending-company-ranking/${id}?tab=aggregated`);
  await expect(page.getByText("Web Search Was Disabled For This Search")).toBeVisible();
  await expect(page.getByRole("table").locator("tbody tr").first().getByRole("cell").first()).toHaveText("3");
});

test("a comparison that trends shows both prompts", { tag: "@long" }, async ({ page, product }) => {
  await flagComparisons(product, true);
  const { id, sector } = await findTrending(product, "prompt_comparison");
  const comparison = page.getByRole("link", { name: /^See the comparison/ }).first();
  // The page of before is kept for some seconds.
  await expect(async () => {
    await page.goto(`/trending?sector=${encodeURIComponent(sector)}`);
    expect(await comparison.count()).toBe(1);
  }).toPass();
  await comparison.click();
  await expect(page.getByRole("heading", { name: "Comparing Prompts" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Prompt 2" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Aggregated Results" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await page.goto(`/trending-company-ranking/${id}?tab=aggregated`);
  await expect(page.getByRole("region", { name: "Prompt 1" })).toBeVisible();
  await flagComparisons(product, false);
});

test("shared experts are public and read-only", async ({ page, product, complaints }) => {
  complaints.allow(/status of 404/);
  const { id, sector, prompt } = await findTrending(product, "expert_analysis");
  await page.goto(`/trending?sector=${encodeURIComponent(sector)}`);
  const card = cards(page).filter({ hasText: "Expert Ranking" }).first();
  await expect(card.getByRole("listitem").first().getByRole("link")).toHaveAttribute(
    "rel",
    /noreferrer nofollow/,
  );
  await page.goto(`/trending-company-ranking/${id}`);
  await expect(page).toHaveURL(new RegExp(`/archived-expert-ranking/${id}$`));
  await expect(page.getByRole("tab", { name: /Aggregated Results \(\d+\)/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Trending Searches" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Expert Ranking: "${prompt}"`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Copy link"]);
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Results by Model" }).click();
  await expect(page).toHaveURL(/\?tab=models$/);
  await expect(page.getByRole("region", { name: "GPT 4.1" })).toBeVisible();
  await product.runSql(`update searches set is_private = true where id = '${id}'`);
  // The public page is kept for some seconds.
  const html = async () => (await page.request.get(`/archived-expert-ranking/${id}`)).text();
  await expect.poll(html).not.toContain(prompt);
  await page.goto(`/archived-expert-ranking/${id}`);
  await expect(page.getByRole("dialog")).toContainText("Please sign in to continue your search.");
  await product.runSql(`update searches set is_private = false where id = '${id}'`);
});

signedInTest("somebody else's shared experts, signed in", { tag: "@long" }, async ({ page, product }) => {
  const { id } = await findTrending(product, "expert_analysis");
  await page.goto(`/archived-expert-ranking/${id}`);
  await expect(page.getByRole("tab", { name: /Aggregated Results \(\d+\)/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Account of/ })).toBeVisible();
  await page.getByRole("tab", { name: "Results by Model" }).click();
  await expect(page.getByRole("region", { name: "GPT 4.1" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Full answer/ })).toHaveCount(0);
});

test("no such search, a private one, no id: 404 in words, with a way home", async ({
  page,
  product,
  request,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  const { id } = await findTrending(product, "model_comparison");
  const setPrivate = (value: boolean) =>
    product.runSql(`update searches set is_private = ${value} where id = '${id}'`);
  await setPrivate(true);
  // A page that another test has opened is kept for some seconds.
  await expect.poll(async () => (await request.get(`/trending-company-ranking/${id}`)).status()).toBe(404);
  for (const other of [id, "01a1fba7-3080-70c5-82c5-3a2fe8a941c0", "nonsense", "%00", "x".repeat(2000)]) {
    const response = await page.goto(`/trending-company-ranking/${other}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "This ranking is private" })).toBeVisible();
    await expect(
      page.getByText("Failed to load search data. It may have been deleted or the ID is incorrect."),
    ).toBeVisible();
  }
  await setPrivate(false);
  const response = await page.goto("/trending-company-ranking");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("No search ID provided.")).toBeVisible();
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("addresses carry their content, title, description and canonical address", { tag: "@long" }, async ({
  product,
  request,
}) => {
  const { id, prompt } = await findTrending(product, "model_comparison");
  const read = async (path: string) => (await request.get(path)).text();
  const list = await read("/trending?sector=Energy&utm_source=x");
  expect(list).toContain(`<link rel="canonical" href="${product.url}/trending?sector=Energy"/>`);
  expect(list).toContain("Best solar panels for homes");
  expect(await read("/trending?sector=Technology")).toContain(
    `<link rel="canonical" href="${product.url}/trending"/>`,
  );
  const canonical = `<link rel="canonical" href="${product.url}/trending-company-ranking/${id}"/>`;
  // A page that another test has changed is kept for some seconds.
  await expect.poll(() => read(`/trending-company-ranking/${id}`)).toContain(canonical);
  const detail = await read(`/trending-company-ranking/${id}`);
  expect(detail).toContain(prompt);
  expect(detail).toMatch(/name="description" content="Which companies \d AI models rank for [^"]+: 1\. /);
  expect(detail).not.toContain("style=");
  expect(await read(`/trending-company-ranking/${id}?tab=aggregated`)).toContain(
    "Position in each model’s answer",
  );
  for (const sector of ["%00", "%ED%A0%80", "Bogus", "x".repeat(5000)]) {
    expect((await request.get(`/trending?sector=${sector}`)).status()).toBe(200);
  }
});

test("later pages and searches for a text have addresses and titles of their own", async ({
  product,
  request,
}) => {
  const headOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return ["<title>([^<]*)", 'rel="canonical" href="([^"]*)', 'name="robots" content="([^"]*)'].map(
      (pattern) => new RegExp(pattern).exec(html)?.[1],
    );
  };
  expect(await headOf("/trending?sector=Energy&page=9"), "an empty page").toEqual([
    "Trending Searches in Energy, page 9 · Standings",
    `${product.url}/trending?sector=Energy&amp;page=9`,
    "noindex",
  ]);
  expect(await (await request.get("/trending?page=9")).text()).toContain("Nothing is on page 9.");
  expect(await headOf("/trending?q=crm")).toEqual([
    "Trending Searches · Standings",
    `${product.url}/trending?q=crm`,
    "noindex",
  ]);
});

test("the search field keeps the focus, and follows the address", async ({ page }) => {
  await open(page, "/trending");
  const field = page.getByRole("textbox", { name: "Search trending prompts" });
  await field.fill("crm ");
  await field.press("Enter");
  await expect(page).toHaveURL(/\?q=crm$/);
  await expect(field).toHaveValue("crm");
  await expect(field).toBeFocused();
  await field.fill("quagga");
  await field.press("Enter");
  await expect(page).toHaveURL(/\?q=quagga$/);
  await expect(page.getByText("Searches appear here as soon as two people make them.")).toBeVisible();
  await page.getByRole("link", { name: "See all" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(field).toHaveValue("crm");
  await page.goBack();
  await expect(field).toHaveValue("");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [1440, 390]) {
    test(`a visitor reads and moves on at ${width} px`, {
      tag: width === 390 ? [] : "@long",
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/trending");
      await page.getByRole("link", { name: "Energy" }).click();
      await expect(page).toHaveURL(/sector=Energy/);
      await page.getByRole("link", { name: /“Best solar panels for homes”/ }).click();
      await expect(
        page.getByRole("heading", { name: 'Company Ranking: "Best solar panels for homes"' }),
      ).toBeVisible();
      const rows = page.getByRole("region", { name: "GPT 4.1" }).getByRole("listitem");
      for (const row of await rows.filter({ has: page.locator("[data-entry]") }).all())
        await expect(row).toBeVisible();
      await page.getByRole("tab", { name: "Aggregated Results" }).click();
      await expect(page.getByText(/Each model gives 20 points to its first place/)).toBeVisible();
      // Controls that need scripts are hidden.
      await expect(page.getByRole("main").getByRole("button", { name: /^Share|^Show/ })).toHaveCount(0);
    });
  }
});

test("trending pages are accessible and do not scroll sideways", { tag: "@long" }, async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  const { id } = await findTrending(product, "model_comparison");
  const detail = `/trending-company-ranking/${id}`;
  for (const path of [
    "/trending",
    detail,
    `${detail}?tab=aggregated`,
    "/trending-company-ranking/nonsense",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessiblePage(page);
  }
});
