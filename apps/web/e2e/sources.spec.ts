import type { Page } from "@playwright/test";
import { expect, signedInTest } from "./fixtures.ts";
import { expectNothingMoved, forgetShifts, shifts, watchLayout } from "./layout-shifts.ts";
import { expectAccessiblePage } from "./views.ts";

/** The Sources & Competitors tab of a company page, over the sandbox's month of searches. */

const HUBSPOT = "/company/hubspot.com?tab=sources";
const NOBODY = "/company/nobody-has-heard-of.com?tab=sources";
const HELD = { model: "*", task: "advice", kind: "hold" };
const FAILS = { model: "*", task: "advice", kind: "error", status: 401 };
const BANNER = "You've used all your credits. Some results are now censored. Buy credits to view.";
const NEEDED =
  "You've reached the maximum credit limit. Purchase more credits to continue analyzing sources.";

const region = (page: Page, name: string) => page.getByRole("region", { name });
const gap = (page: Page) => region(page, "Pages to get onto");
const panel = (page: Page) => region(page, "Source Analysis & Recommendations");
const list = (page: Page) => region(page, "All Sources & Competitors");
const start = (page: Page) => page.getByRole("button", { name: "Analyze Sources" });
const rerun = (page: Page) => page.getByRole("button", { name: "Re-run analysis" });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const model = (page: Page) => page.getByRole("button", { name: /^AI model:/ });

signedInTest(
  "the source gap opens to pages, those that do not name the company first, and a question leads to its answers",
  async ({ page }) => {
    await watchLayout(page);
    await page.goto("/company/zoho.com");
    await page.getByRole("tab", { name: "Sources & Competitors Overview" }).click();
    await expect(page).toHaveURL(/tab=sources/);
    await expect(page.getByRole("main")).toContainText(/In \d+ of \d+ answers models name peers of Zoho/);
    await expect(heading(page, "Ready to Analyze Sources")).toBeVisible();
    await expectNothingMoved(page);

    const filters = gap(page).getByRole("toolbar").getByRole("button");
    await expect(filters.first()).toHaveAttribute("aria-pressed", "true");
    const first = gap(page).getByRole("listitem").first();
    await expect(first).toContainText(/beside .+\d+\d+ of \d+\d+ of \d+$/);
    const row = first.getByRole("button");
    await row.click();
    await expect(row).toHaveAttribute("aria-expanded", "true");
    const pages = first.getByRole("listitem");
    await expect(pages.first()).toContainText(/never cited with it\d+ of \d+$/);
    const page1 = pages.first().getByRole("link", { name: /opens in a new tab/ });
    await expect(page1).toHaveAttribute("rel", /noopener noreferrer/);
    const question = pages.first().getByRole("link", { name: /^“.+”$/ });
    const asked = (await question.textContent()) ?? "";
    await expectAccessiblePage(page);
    await question.click();
    await expect(page).toHaveURL(/\/(trending|archived)-/);
    await expect(page.getByRole("main")).toContainText(asked.slice(1, -1));
  },
);

signedInTest(
  "who is listed beside it, and every cited source by its count",
  { tag: "@long" },
  async ({ page }) => {
    await watchLayout(page);
    await page.goto(HUBSPOT);
    await expect(start(page)).toBeEnabled();
    await expectNothingMoved(page);
    const voices = region(page, "Share of voice").getByRole("row");
    await expect(voices).toHaveCount(12);
    const shares = (await voices.allTextContents())
      .slice(1)
      .map((text) => Number(/([\d.]+)%/.exec(text)?.[1]));
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    const rival = voices.filter({ hasText: /with it in \d+ of \d+\d+\.\d%\d+\.\d$/ }).first();
    await region(page, "Share of voice").getByRole("button", { name: "Share of voice" }).focus();
    await expect(page.getByRole("tooltip")).toContainText("share of the points");

    const counts = await list(page)
      .getByText(/^\d+x$/)
      .allTextContents();
    const numbers = counts.map((count) => Number.parseInt(count, 10));
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    await expect(list(page).getByRole("link").first()).toHaveAttribute("href", /^https:\/\//);

    await rival.getByRole("link").click();
    await expect(page).toHaveURL(/\/company\/(?!hubspot).+tab=sources/);
  },
);

signedInTest("a font that comes late moves nothing", { tag: "@long" }, async ({ page }) => {
  const font = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await font.promise;
    await route.continue();
  });
  await watchLayout(page);
  await page.goto(HUBSPOT, { waitUntil: "commit" });
  await expect(start(page)).toBeEnabled();
  font.resolve();
  const isLoaded = () =>
    [...document.fonts].some(({ family, status }) => /Hanken Grotesk/.test(family) && status === "loaded");
  await page.waitForFunction(isLoaded);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  // Machines without the matching system fonts would see far more than the limit of others.
  expect(await shifts(page)).toEqual([]);
});

signedInTest(
  "without sources nothing can be analyzed, and it says so",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto(NOBODY);
    await expect(page.getByText("No sources found")).toBeVisible();
    await expect(gap(page)).toContainText(/No gap (found|can be counted)/);
    await expect(start(page)).toBeDisabled();
    await expectAccessiblePage(page);
  },
);

signedInTest("from ready to a result on facts, which its advice opens", async ({ page, product }) => {
  await product.setFaults([HELD]);
  await page.goto(HUBSPOT);
  await start(page).click();
  await expect(heading(page, "Analyzing Sources")).toBeVisible();
  await expect(panel(page).getByText(/^\d+ facts in \d+\.\d s$/)).toBeVisible();
  await expectAccessiblePage(page);
  await product.setFaults([]);
  for (const part of [
    "Analysis Summary",
    "Key Recommendations",
    "Missing Opportunities",
    "Priority Actions",
    "Source Categories & Opportunities",
    "Evidence",
  ]) {
    await expect(heading(page, part)).toBeVisible();
  }
  await expectAccessiblePage(page);

  const chip = panel(page)
    .getByRole("button", { name: /^Fact 1: / })
    .first();
  await chip.click();
  const fact = region(page, "Evidence").getByRole("button", { name: /^Fact 1\b/ });
  await expect(fact).toBeFocused();
  await expect(fact).toHaveAttribute("aria-pressed", "true");
});

signedInTest(
  "a new run and another model, and nothing moves when it is opened again",
  { tag: "@long" },
  async ({ page, product, account }) => {
    await product.setFaults([]);
    await page.goto(HUBSPOT);
    await start(page).click();
    await expect(heading(page, "Evidence")).toBeVisible();
    await rerun(page).click();
    await expect(page.getByText("less than a minute old: shown again, nothing was charged")).toBeVisible();
    const ofMaya = `user_id = (select id from users where email = '${account.email}')`;
    await product.runSql(`update runs set ended_at = ended_at - interval '2 minutes' where ${ofMaya}`);
    await product.setFaults([HELD]);
    await rerun(page).click();
    await expect(heading(page, "Analyzing Sources")).toBeVisible();
    await product.setFaults([]);
    await expect(heading(page, "Key Recommendations")).toBeVisible();

    await product.setFaults([HELD]);
    await model(page).click();
    await page.getByRole("menuitemradio", { name: /^Claude 3.5/ }).click();
    await expect(heading(page, "Analyzing Sources")).toBeVisible();
    await product.setFaults([]);
    await expect(heading(page, "Key Recommendations")).toBeVisible();
    await watchLayout(page);
    // From the top, as somebody comes back: a page that is loaded again keeps its place.
    await page.evaluate(() => scrollTo(0, 0));
    await page.goto(page.url());
    await expect(model(page)).toHaveText(/Claude 3.5/);
    await expect(heading(page, "Key Recommendations")).toBeVisible();
    // What a late font moves is another matter: now it is here.
    await page.evaluate(() => document.fonts.ready);
    await forgetShifts(page);
    await page.getByRole("tab", { name: "Prompt Analysis" }).click();
    await page.getByRole("tab", { name: "Sources & Competitors Overview" }).click();
    await expect(heading(page, "Key Recommendations")).toBeVisible();
    await expectNothingMoved(page);
  },
);

signedInTest(
  "without credits: masked sources, censored advice, then Credits Needed",
  { tag: "@long" },
  async ({ page, product, account, complaints }) => {
    complaints.allow(/429/);
    await product.runSql(`update users set credits = 0 where email = '${account.email}'`);
    await page.goto(HUBSPOT);
    await expect(list(page).getByText("Hidden. Buy credits to view.").first()).toBeAttached();
    const dialog = page.getByRole("dialog");
    await list(page).getByRole("button", { name: "Buy credits to View" }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await start(page).click();
    await expect(region(page, "No Credits Left")).toContainText(BANNER);
    await expect(panel(page).getByText("Hidden. Buy credits to view.").first()).toBeAttached();
    await expectAccessiblePage(page);

    await product.runSql("update allowances set used = 3 where kind = 'censored_previews'");
    await page.goto("/company/salesforce.com?tab=sources");
    await start(page).click();
    await expect(dialog).toContainText(NEEDED);
    await page.keyboard.press("Escape");
    const failed = page.getByRole("alert");
    await expect(failed).toContainText("Credits Needed");
    await expect(failed).toContainText(NEEDED);
    await expectAccessiblePage(page);
  },
);

signedInTest(
  "a model that fails says why, and is tried again",
  { tag: "@long" },
  async ({ page, product }) => {
    await product.setFaults([FAILS]);
    await page.goto(HUBSPOT);
    await start(page).click();
    const failed = page.getByRole("alert");
    await expect(failed).toContainText("Analysis Failed");
    await product.setFaults([]);
    await failed.getByRole("button", { name: "Try Again" }).click();
    await expect(heading(page, "Key Recommendations")).toBeVisible();
  },
);
