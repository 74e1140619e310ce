import type { Page } from "@playwright/test";
import { expect, signedInTest } from "./fixtures.ts";
import { expectNothingMoved, watchLayout } from "./layout-shifts.ts";
import { expectAccessiblePage } from "./views.ts";

/** The SEO & AEO tab of a company page. */

const WEBFLOW = "/company/webflow.com?tab=seo";
const HELD = { model: "*", task: "advice", kind: "hold" };
const FAILS = { model: "*", task: "advice", kind: "error", status: 401 };
const BANNER = "You've used all your credits. Some results are now censored. Buy credits to view.";

const start = (page: Page) => page.getByRole("button", { name: "Start Analysis" });
const rerun = (page: Page) => page.getByRole("button", { name: "Re-run analysis" });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const evidence = (page: Page) => page.getByRole("region", { name: "Evidence" });
const recommendations = (page: Page) =>
  page.locator("section", { has: heading(page, "Recommendations") }).last();
const model = (page: Page) => page.getByRole("button", { name: /^AI model:/ });
const credits = (page: Page, count: number) =>
  page.getByRole("banner").getByRole("button", { name: new RegExp(`^${count} credits?$`) });

async function analyze(page: Page, address = WEBFLOW): Promise<void> {
  await page.goto(address);
  await start(page).click();
  await expect(heading(page, "Executive Summary")).toBeVisible();
}

signedInTest(
  "from ready to a result, with the evidence first, in two tabs for one credit",
  async ({ page, context, product }) => {
    await product.setFaults([HELD]);
    await page.goto("/company/webflow.com");
    await page.getByRole("tab", { name: "SEO & AEO Analysis" }).click();
    await expect(page).toHaveURL(/tab=seo/);
    await expect(heading(page, "Ready to Analyze")).toBeVisible();
    await expect(page.getByText("This will use 1 credit")).toBeVisible();
    await expectAccessiblePage(page);
    const other = await context.newPage();
    await other.goto(WEBFLOW);
    await expect(start(other)).toBeVisible();
    // Not by the mouse, under which a tab looks again before it starts.
    await Promise.all(
      [page, other].map((tab) => start(tab).evaluate((button: HTMLElement) => button.click())),
    );
    for (const tab of [page, other]) {
      await expect(heading(tab, "Analyzing company data...")).toBeVisible();
      await expect(evidence(tab).getByRole("row", { name: /^CCBot/ })).toContainText("Blocked");
      await expect(tab.getByText(/^\d+ facts in \d+\.\d s$/)).toBeVisible();
      await expect(credits(tab, 4)).toBeVisible();
    }
    await expect(model(page)).toBeDisabled();
    await expectAccessiblePage(page);
    await product.setFaults([]);
    for (const tab of [page, other]) {
      await expect(heading(tab, "Executive Summary")).toBeVisible();
      await expect(credits(tab, 4)).toBeVisible();
    }
    expect(await recommendations(page).textContent()).toEqual(await recommendations(other).textContent());
    await expect(page.getByText(/^Analyzed .+, on \d+ facts read that minute$/)).toBeVisible();
    await expect(page.getByText("1 piece of advice named no fact and is not shown.")).toBeVisible();
    await expect(page.getByText("Sandbox data").first()).toBeVisible();
    await expect(evidence(page)).toContainText("Line 5: Disallow: /");

    await watchLayout(page);
    await page.reload();
    await expect(heading(page, "Executive Summary")).toBeVisible();
    await expectNothingMoved(page);
  },
);

signedInTest("facts lead to advice and advice to facts, by keyboard", { tag: "@long" }, async ({ page }) => {
  await analyze(page);
  // A pointer that rests on a piece of advice marks it, wherever it was scrolled from.
  await page.mouse.move(0, 0);
  const toFact = page.getByRole("button", { name: /^Fact 3: / });
  const chip = recommendations(page).locator(toFact);
  await chip.focus();
  const title = ((await chip.getAttribute("aria-label")) ?? "").replace("Fact 3: ", "");
  await expect(page.getByRole("tooltip")).toContainText(title);
  await page.keyboard.press("Enter");
  const fact = evidence(page).getByRole("button", { name: /^Fact 3\b/ });
  await expect(fact).toBeFocused();
  await expect(fact).toBeInViewport();
  await expect(fact).toHaveAttribute("aria-pressed", "true");
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  const advice = recommendations(page).getByRole("listitem").filter({ has: toFact });
  await expect(advice).toHaveAttribute("data-marked", "true");
  await expectAccessiblePage(page);
  await page.keyboard.press("Tab");
  const ways = evidence(page).getByRole("button", { name: /^(Summary|SEO|AEO|Recommendation)\b.*\d$/ });
  await expect(ways.first()).toBeFocused();
  await ways.filter({ hasText: "Recommendation" }).focus();
  await page.keyboard.press("Enter");
  await expect(advice).toBeFocused();
  await expect(advice).toBeInViewport();
  await fact.click();
  await page.mouse.move(0, 0);
  await expect(advice).not.toHaveAttribute("data-marked");
  await evidence(page)
    .getByRole("button", { name: /^Fact 6\b/ })
    .click();
  await expect(evidence(page).getByText(/pieces? of advice rests? on it:/)).toBeVisible();
});

signedInTest(
  "a new run and another model say their price, and take it once",
  { tag: "@long" },
  async ({ page, product, account }) => {
    await analyze(page);
    await rerun(page).click();
    await expect(page.getByText("less than a minute old: shown again, nothing was charged")).toBeVisible();
    await expect(credits(page, 4)).toBeVisible();
    const ofMaya = `user_id = (select id from users where email = '${account.email}')`;
    await product.runSql(`update runs set ended_at = ended_at - interval '2 minutes' where ${ofMaya}`);
    await product.setFaults([HELD]);
    await rerun(page).click();
    await expect(heading(page, "Analyzing company data...")).toBeVisible();
    await product.setFaults([]);
    await expect(rerun(page)).toBeEnabled();
    await expect(credits(page, 3)).toBeVisible();

    await model(page).click();
    await expect(page.getByText("A model without an analysis: 1 credit")).toBeVisible();
    await expect(page.getByRole("menuitemradio", { name: "GPT 4.1" })).toContainText("analyzed");
    await page.getByRole("menuitemradio", { name: /^Claude 3.5.*1 credit/ }).click();
    await expect(credits(page, 2)).toBeVisible();
    await expect(rerun(page)).toBeEnabled();
    await page.reload();
    await expect(model(page)).toHaveText(/Claude 3.5/);
    await model(page).click();
    await page.getByRole("menuitemradio", { name: "GPT 4.1" }).click();
    await expect(model(page)).toHaveText(/GPT 4.1/);
    await expect(heading(page, "Executive Summary")).toBeVisible();
    await expect(credits(page, 2)).toBeVisible();
  },
);

signedInTest(
  "without credits: censored, then refused with what is missing, then shown in full",
  { tag: "@long" },
  async ({ page, product, account, complaints }) => {
    complaints.allow(/429/);
    const setCredits = (count: number) =>
      product.runSql(`update users set credits = ${count} where email = '${account.email}'`);
    await setCredits(0);
    await page.goto(WEBFLOW);
    await expect(page.getByText("This will use a free preview")).toBeVisible();
    await start(page).click();
    const banner = page.getByRole("region", { name: "No Credits Left" });
    await expect(banner).toContainText(BANNER);
    await expect(recommendations(page).getByText("Hidden. Buy credits to view.").first()).toBeAttached();
    await expectAccessiblePage(page);
    await banner.getByRole("button", { name: "Buy Credits" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("SEO & AEO Analysis");
    await page.keyboard.press("Escape");

    await product.runSql("update allowances set used = 3 where kind = 'censored_previews'");
    await page.goto("/company/notion.com?tab=seo");
    await start(page).click();
    await expect(dialog).toContainText("You need more credits");
    await expect(dialog).toContainText(/You have0This takes1/);
    await page.keyboard.press("Escape");
    const failed = page.getByRole("alert");
    await expect(failed).toContainText("Analysis Failed");
    await expect(failed).toContainText("Insufficient credits");
    await failed.getByRole("button", { name: "Buy Credits" }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expectAccessiblePage(page);

    await setCredits(1);
    await page.goto(WEBFLOW);
    await page.getByRole("button", { name: "Show all advice · 1 credit" }).click();
    await expect(credits(page, 0)).toBeVisible();
    await expect(page.getByText("Hidden. Buy credits to view.")).toHaveCount(0);
  },
);

signedInTest(
  "a model that fails: says why, gives back, and tries again",
  { tag: "@long" },
  async ({ page, product }) => {
    await product.setFaults([FAILS]);
    await page.goto(WEBFLOW);
    await start(page).click();
    const failed = page.getByRole("alert");
    await expect(failed).toContainText("Analysis Failed");
    await expect(failed).toContainText("1 credit was given back");
    await expect(credits(page, 5)).toBeVisible();
    await expectAccessiblePage(page);
    await product.setFaults([]);
    await failed.getByRole("button", { name: "Try Again" }).click();
    await expect(heading(page, "Executive Summary")).toBeVisible();
    await expect(credits(page, 4)).toBeVisible();
  },
);

signedInTest(
  "a site that can't be read is said so, and the analysis goes on without",
  { tag: "@long" },
  async ({ page }) => {
    await analyze(page, "/company/linear.app?tab=seo");
    await expect(evidence(page)).toContainText("We could not read linear.app: its robots.txt does not let");
    await expect(evidence(page)).toContainText("what it says to everybody holds. Line 3: Disallow: /");
    await expect(page.getByText(/^Analyzed .+, on \d+ facts$/)).toBeVisible();
    await expectAccessiblePage(page);
  },
);
