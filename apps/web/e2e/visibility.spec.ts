import type { Page } from "@playwright/test";
import { chunkOf } from "./chunks.ts";
import { expect, signedInTest, test } from "./fixtures.ts";
import { expectAccessiblePage } from "./views.ts";

/** What users share, what they keep to themselves, and what admins take off public pages. */
test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const PROMPT = "Best CRM for startups";

/** Asks from the home page and waits for the answers. */
async function ask(page: Page, { isPrivate }: { readonly isPrivate: boolean }): Promise<void> {
  await page.goto("/");
  const choice = page.getByRole("switch", { name: "Private" });
  if (isPrivate) await choice.click();
  await page.locator("#hero-prompt").fill(PROMPT);
  await page.getByRole("button", { name: /^Ask 5 models/ }).click();
  await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const share = (page: Page) => page.getByRole("button", { name: "Share", exact: true });
const control = (page: Page) => page.getByRole("button", { name: /^Who sees this/ });

/** What a guest sees at an address: its status and its heading. */
async function asGuest(page: Page, path: string) {
  const context = await page.context().browser()?.newContext();
  const guest = await context?.newPage();
  const response = await guest?.goto(path);
  const heading = await guest?.getByRole("heading", { level: 1 }).textContent();
  await context?.close();
  return [response?.status(), heading];
}

signedInTest("the switch says what it means, by focus too", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto("/");
  const choice = page.getByRole("switch", { name: "Private" });
  await expect(page.getByRole("tooltip", { name: /Shared on Trending|Only you/ })).toHaveCount(0);
  await choice.focus();
  await page.keyboard.press("Space");
  await expect(choice).toHaveAccessibleDescription("Only you see it");
  await expect(page.getByRole("tooltip").getByText("Only you see it")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByRole("tooltip").getByText("Shared on Trending without your name")).toBeVisible();
});

signedInTest("a shared search: Share copies the page that a guest can open", async ({ page }) => {
  await ask(page, { isPrivate: false });
  await share(page).click();
  await page.getByRole("menuitem", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const link = await copied(page);
  expect(link).toMatch(/\/trending-company-ranking\/[0-9a-f-]{36}$/);
  expect(await asGuest(page, link)).toEqual([200, `Company Ranking: "${PROMPT}"`]);
  await page.locator("[data-entry]").first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("dialog").getByText("Link copied")).toBeVisible();
  expect(await copied(page)).toBe(link);
});

signedInTest(
  "a shared search that was made private is asked again in private",
  { tag: "@long" },
  async ({ page }) => {
    await ask(page, { isPrivate: false });
    await control(page).click();
    await page.getByRole("menuitem", { name: "Make private" }).click();
    await expect(control(page)).toHaveText("Private");
    const before = page.url();
    await page.getByRole("button", { name: /^Run again/ }).click();
    await expect(page.getByText("3 credits").first()).toBeVisible();
    await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
    await expect(control(page)).toHaveText("Private");
    expect(page.url()).toBe(before);
    await page.goto("/profile");
    await expect(page.getByRole("listitem").filter({ hasText: PROMPT }).getByText("Private")).toHaveCount(2);
  },
);

signedInTest(
  "a private search is marked, shared by one confirmation, and made private again",
  { tag: "@long" },
  async ({ page }) => {
    await ask(page, { isPrivate: true });
    await expect(control(page)).toHaveText("Private");
    await share(page).click();
    await expect(page.getByText("Only you can open this")).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Copy link", exact: true })).toHaveCount(0);
    await page.getByRole("menuitem", { name: "Share it and copy link" }).click();
    const dialog = page.getByRole("dialog", { name: "Share this ranking?" });
    await expect(dialog).toContainText("the question and the answers, without your name");
    await dialog.getByRole("button", { name: "Share and copy link" }).click();
    await expect(page.getByText("Shared. Link copied.")).toBeVisible();
    await expect(share(page)).toBeFocused();
    const link = await copied(page);
    await expect(control(page)).toHaveText("Shared");
    // No guest opens it here: a public page is kept for some seconds, and the test would wait for them.
    await control(page).click();
    await page.getByRole("menuitem", { name: "Make private" }).click();
    await expect(control(page)).toHaveText("Private");
    expect(await asGuest(page, link)).toEqual([404, "This ranking is private"]);
    await page.reload();
    await expect(control(page)).toHaveText("Private");

    await page.goto("/profile");
    const row = page.getByRole("listitem").filter({ hasText: PROMPT });
    await expect(row.getByText("Private")).toBeVisible();
    await row.getByRole("button", { name: /^More for/ }).click();
    await page.getByRole("menuitem", { name: "Share it and copy link" }).click();
    await page.getByRole("button", { name: "Share and copy link" }).click();
    await expect(row.getByText("Private")).toHaveCount(0);
    await row.getByRole("link").click();
    await expect(control(page)).toHaveText("Shared");
    await expectAccessiblePage(page);
  },
);

test("trending is searched and paged by addresses", { tag: "@long" }, async ({ page }) => {
  await page.goto("/trending");
  await expect(page.getByRole("article")).toHaveCount(8);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/trending\?page=2$/);
  await expect(page.getByRole("link", { name: "Previous" })).toBeVisible();
  await page.getByRole("textbox", { name: "Search trending prompts" }).fill("SOLAR");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/trending\?q=SOLAR$/);
  await expect(page.getByRole("article").first()).toContainText("solar");
  await page.goto("/trending?q=zzzz");
  await expect(page.getByRole("heading", { name: "No trending search contains “zzzz”." })).toBeVisible();
  await page.getByRole("link", { name: "See all" }).click();
  await expect(page.getByRole("article")).toHaveCount(8);
});

signedInTest("a company's questions and chart follow the address", { tag: "@long" }, async ({ page }) => {
  await page.goto("/company/hubspot.com");
  const region = page.getByRole("region", { name: /^All Search Prompts/ });
  // Models are lists within a row.
  const rows = region.locator("li").filter({ has: page.getByRole("link") });
  const first = rows.first();
  // The newest ones may be those of other tests.
  await expect(rows.filter({ hasText: /asked \d times/ }).first()).toBeVisible();
  await page.getByRole("combobox", { name: "Order" }).selectOption("Most asked first");
  await expect(page).toHaveURL(/\?sort=asked$/);
  await expect(first).toContainText(/asked ([5-9]|\d\d+) times/);
  await page.getByRole("combobox", { name: "Range" }).selectOption("Last 90 days");
  await expect(page).toHaveURL(/\?sort=asked&days=90$/);
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Range" })).toHaveValue("90");
  const chart = page.getByRole("slider", { name: "Week" });
  await chart.focus();
  const before = await chart.getAttribute("aria-valuetext");
  await page.keyboard.press("ArrowLeft");
  await expect(chart).not.toHaveAttribute("aria-valuetext", before ?? "");
  await expect(page.getByText(/in the week of \w{3} \d+, over \d+ answer/)).toBeVisible();
  // Of the chart; the questions have one of their own.
  const overTime = page.getByRole("main").locator("section", { has: chart });
  await overTime.getByRole("combobox", { name: "Model" }).selectOption("GPT 4.1");
  await expect(page).toHaveURL(/model=openai/);
  await page.getByRole("button", { name: "Show as a table" }).click();
  await expect(page.getByRole("table", { name: "Average rank by week" })).toBeVisible();
});

test("an admin tries again when the decisions could not be loaded", async ({
  page,
  account,
  product,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  await product.runSql(`update users set role = 'admin' where email = '${account.email}'`);
  await page.route("**/trpc/**admin.moderation**", (route) => route.abort());
  await page.goto("/company/hubspot.com");
  await page.getByRole("button", { name: "Admin" }).click();
  await expect(page.getByText("The decisions about this page could not be loaded.")).toBeVisible();
  await page.unroute("**/trpc/**admin.moderation**");
  await page.getByRole("menuitem", { name: "Try Again" }).press("Enter");
  await expect(page.getByRole("menuitem", { name: "Take this company off public pages…" })).toBeVisible();
});

test("an admin takes a prompt off Trending and brings it back; others load no part of it", {
  tag: "@long",
}, async ({ page, account, product, complaints }) => {
  complaints.allow(/status of 404/);
  const chunks: string[] = [];
  const adminMenu = chunkOf("components/admin/admin-menu");
  page.on("request", (request) => request.url().endsWith(adminMenu) && chunks.push(request.url()));
  await page.goto("/trending");
  const card = page.getByRole("article").filter({ hasText: PROMPT });
  const path = (await card.getByRole("link", { name: PROMPT }).first().getAttribute("href")) ?? "";
  expect(chunks).toEqual([]);
  await product.runSql(`update users set role = 'admin' where email = '${account.email}'`);
  await page.reload();
  await card.getByRole("button", { name: "Admin" }).click();
  // Asked for ahead too, when the pointer comes near.
  expect(new Set(chunks).size).toBe(1);
  await page.getByRole("menuitem", { name: "Take this prompt off public pages…" }).click();
  const dialog = page.getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: "Take off public pages" });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel("Reason").fill("Advertises a hotline");
  await confirm.click();
  await expect(page.getByText("Taken off public pages", { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(card).toHaveCount(0);
  // The public page is kept for some seconds.
  await expect.poll(() => asGuest(page, product.url + path)).toEqual([404, "This ranking is private"]);
  await page.goto(path);
  await page.getByRole("button", { name: "Admin" }).click();
  await expect(page.getByText(/Off public pages since .*: Advertises a hotline/)).toBeVisible();
  await page.getByRole("menuitem", { name: "Bring this prompt back" }).click();
  await expect(page.getByText("Back on public pages")).toBeVisible();
  // So is the list.
  await expect(async () => {
    await page.goto("/trending");
    await expect(card).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
