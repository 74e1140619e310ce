import type { Page } from "@playwright/test";
import { expect, signedInTest } from "./fixtures.ts";
import { expectNothingMoved, watchLayout } from "./layout-shifts.ts";
import type { Product } from "./product.ts";
import { expectAccessiblePage } from "./views.ts";

/** The discovery tab of a company page. */

const WEBFLOW = "/company/webflow.com?tab=discovery";
/** Holds rankings. Setting it again lets those go that are held, and holds the next. */
const HOLD = { model: "*", task: "ranking", kind: "hold" };
const STRATEGY_FAILS = { model: "*", task: "strategy", kind: "error", status: 401 };

/** Waits for three rankings that are held, and lets them go. */
async function answerThree(product: Product): Promise<void> {
  await expect.poll(product.callsUnderWay).toBe(3);
  await product.setFaults([HOLD]);
}

const RANK = /^(#\d+|Not Ranked)$/;

const discover = (page: Page) => page.getByRole("button", { name: "Discover Strategic Prompts" });
const test = (page: Page) => page.getByRole("button", { name: /^Test \d+ prompts?/ });
/** Has ten prompts proposed, and tests them as they are. */
async function discoverAndTest(page: Page): Promise<void> {
  await discover(page).click();
  await test(page).click();
}
const stop = (page: Page) => page.getByRole("button", { name: /^Stop/ });
const prompts = (page: Page) => page.getByRole("region", { name: "Discovered prompts" });
const rows = (page: Page) => prompts(page).getByRole("list", { name: "Prompts" }).locator("> li");
const figure = (page: Page, term: string) =>
  prompts(page).locator("dl > div").filter({ hasText: term }).locator("dd");
const credits = (page: Page, count: number) =>
  page.getByRole("banner").getByRole("button", { name: `${count} credits` });

signedInTest("empty: what it does, what it costs, and its models", async ({ page }) => {
  await page.goto("/company/larchfield.com");
  await page.getByRole("button", { name: "Discover Prompts" }).click();
  await expect(page).toHaveURL(/tab=discovery/);
  await expect(page.getByRole("heading", { name: "Prompt Discovery Engine" })).toBeVisible();
  await expect(page.getByText("This operation uses 2 credits")).toBeVisible();
  await expect(page.getByText("No prompts discovered yet")).toBeVisible();
  await page.getByRole("button", { name: /^AI model/ }).click();
  const models = page.getByRole("menuitemcheckbox");
  await expect(models).toHaveText([
    /GPT 4.1/,
    /Claude/,
    /Gemini/,
    /Grok/,
    /Llama/,
    /Sonar/,
    /Nova/,
    "DeepSeek R1",
  ]);
  await models.last().click();
  await models.first().click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "AI model DeepSeek R1" })).toBeVisible();
  await expect(page.getByLabel("What it sells")).toHaveValue("");
  await expect(page.getByText(/^We could not read larchfield.com: .*Please fill this in/)).toBeVisible();
  await expectAccessiblePage(page);
});

/** What rows say, without the initials that stand where a logo is not loaded. */
const wordsOf = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) => {
      const copy = row.cloneNode(true) as Element;
      for (const picture of copy.querySelectorAll("[aria-hidden]")) picture.remove();
      return copy.textContent;
    }),
  );

signedInTest(
  "runs from pending to rank, in two tabs at once, for one charge",
  async ({ page, context, product }) => {
    // Those of tests before have ended.
    await expect.poll(product.callsUnderWay).toBe(0);
    await product.setFaults([HOLD]);
    const other = await context.newPage();
    await Promise.all([page, other].map((tab) => tab.goto(WEBFLOW)));
    await discover(page).click();
    await expect(test(page)).toBeVisible();
    await other.reload();
    await expect(test(other)).toBeVisible();
    await Promise.all([page, other].map((tab) => test(tab).click()));
    await expect(rows(page).getByText("Testing")).toHaveCount(3);
    await expect(prompts(page)).toContainText("Pending");
    await expect(credits(page, 3)).toBeVisible();
    await answerThree(product);
    await expect(page.getByText(/^3 of 10 tested · \d:\d\d$/)).toBeVisible();
    await expectAccessiblePage(page);
    await product.setFaults([]);
    for (const tab of [page, other]) {
      await expect(discover(tab)).toBeVisible();
      await expect(rows(tab).getByText(RANK)).toHaveCount(10);
      await expect(credits(tab, 3)).toBeVisible();
    }
    await expect(figure(page, "Prompts Generated")).toHaveText("10");
    await expect(figure(page, "Successful")).toHaveText(/^\d+ of 10$/);
    await expect(figure(page, "Average Rank")).toHaveText(/^\d+\.\d where ranked$/);
    expect(await wordsOf(page)).toEqual(await wordsOf(other));
    await expectAccessiblePage(page);

    await watchLayout(page);
    // At the top: a reload goes back to where the page was, and axe may have left it where the footer is in sight.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.reload();
    await expect(rows(page).getByText(RANK)).toHaveCount(10);
    await expectNothingMoved(page);
    await rows(page)
      .first()
      .getByRole("link", { name: /^(?!Run)/ })
      .first()
      .click();
    await expect(page).toHaveURL(/archived-company-ranking/);
    await page.goto("/profile");
    await page.getByRole("button", { name: "Prompts of Webflow" }).click();
    await expect(page.getByText("Discovered for Webflow")).toHaveCount(10);
  },
);

signedInTest(
  "asks for the trade, lets the prompts be changed, asks two models, and shows and saves who is named",
  { tag: "@long" },
  async ({ page, product, complaints }) => {
    await product.setFaults([]);
    await page.goto("/company/larchfield.com?tab=discovery");
    await page.getByLabel("What it sells").fill("Payroll software");
    await page.getByLabel("Country").fill("Austria");
    await page.getByRole("button", { name: /^AI model/ }).click();
    await page.getByRole("menuitemcheckbox", { name: "Sonar" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByText("2 models · 3 credits")).toBeVisible();
    await discover(page).click();
    await expect(test(page)).toHaveText("Test 10 prompts · 3 credits");
    await expect(credits(page, 5)).toBeVisible();
    const field = (number: number) => page.getByRole("textbox", { name: `Prompt ${number}`, exact: true });
    await expect(field(1)).toHaveValue(/payroll software/i);
    await page.getByRole("button", { name: "Remove prompt 10" }).click();
    await expect(page.getByRole("button", { name: "Add a prompt" })).toBeFocused();
    for (let number = 9; number > 2; number -= 1)
      await page.getByRole("button", { name: `Remove prompt ${number}` }).click();
    await field(1).fill("Is Larchfield any good");
    await field(2).fill("Best payroll software for bakeries");
    await page.getByRole("button", { name: "Add a prompt" }).click();
    await expect(field(3)).toBeFocused();
    await field(1).press("End");
    await page.keyboard.type("??");
    await expect(field(1)).toHaveValue("Is Larchfield any good??");
    await field(3).fill("best payroll software for BAKERIES");
    await expect(prompts(page)).toContainText("This names");
    await expect(prompts(page)).toContainText("This asks the same as a prompt above");
    await expectAccessiblePage(page);
    await test(page).click();
    await expect(credits(page, 5)).toBeVisible();
    await field(1).fill("Cheapest payroll software");
    await page.getByRole("button", { name: "Remove prompt 3" }).click();
    await page.reload();
    await expect(field(1)).toHaveValue("Cheapest payroll software");
    complaints.allow(/503/);
    await page.route(/discovery\.start/, (route) => route.fulfill({ status: 503, body: "down" }));
    await test(page).click();
    await expect(prompts(page).getByRole("alert")).toBeVisible();
    await expect(field(1)).toHaveValue("Cheapest payroll software");
    await page.unroute(/discovery\.start/);
    await test(page).click();
    await expect(prompts(page)).toContainText("Asked for: Payroll software · Austria");
    await expect(prompts(page)).toContainText(/Listed in \d of 4 answers of 2 models/);
    await expect(credits(page, 2)).toBeVisible();
    const named = rows(page).first().getByRole("list", { name: "Named first" }).getByRole("link");
    await expect(named).toHaveCount(3);
    for (const [button, ending] of [
      ["CSV", "csv"],
      ["Excel", "xlsx"],
    ] as const) {
      const saved = page.waitForEvent("download");
      await prompts(page).getByRole("button", { name: button }).click();
      expect((await saved).suggestedFilename()).toMatch(new RegExp(`^standings-discovery-.*\\.${ending}$`));
    }
    await expect(page.getByRole("button", { name: "Export PDF" })).toBeVisible();
    await expectAccessiblePage(page);
    // Its tab is the last of four, and a phone has room for two.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(page.getByRole("tab", { name: "Prompt Discovery" })).toBeInViewport({ ratio: 1 });
    await named.first().click();
    await expect(page).toHaveURL(/\/company\/(?!larchfield)/);
  },
);

signedInTest(
  "goes on after leaving, and after the server was killed",
  { tag: "@long" },
  async ({ page, product, complaints }) => {
    complaints.allow(/ERR_CONNECTION|ERR_INCOMPLETE|ERR_EMPTY|Failed to fetch|network error/i);
    await product.setFaults([HOLD]);
    await page.goto(WEBFLOW);
    await discoverAndTest(page);
    await expect(rows(page).getByText("Testing").first()).toBeVisible();
    await page.goto("/trending");
    await page.goto(WEBFLOW);
    await expect(stop(page)).toBeVisible();
    await product.kill();
    await product.setFaults([]);
    await product.restart();
    await expect(rows(page).getByText(RANK)).toHaveCount(10, { timeout: 90_000 });
    await expect(credits(page, 3)).toBeVisible();
  },
);

signedInTest(
  "stops: what was found stays, and the screen says so",
  { tag: "@long" },
  async ({ page, product }) => {
    await product.setFaults([HOLD]);
    await page.goto(WEBFLOW);
    await discoverAndTest(page);
    await answerThree(product);
    await expect(rows(page).getByText(RANK)).toHaveCount(3);
    await stop(page).click();
    await expect(page.getByText("Stopping: no more tests begin.")).toBeVisible();
    await product.setFaults([]);
    await expect(page.getByText("You stopped this discovery: 6 of 10 prompts tested")).toBeVisible();
    await expect(rows(page).getByText("Not tested").first()).toBeVisible();
    await expect(credits(page, 3)).toBeVisible();
    await expectAccessiblePage(page);
  },
);

signedInTest(
  "fails: says why, takes nothing, and tries again",
  { tag: "@long" },
  async ({ page, product }) => {
    await product.setFaults([STRATEGY_FAILS]);
    await page.goto(WEBFLOW);
    await discover(page).click();
    await expect(page.getByRole("alert")).toContainText("Discovery Failed");
    await expect(page.getByRole("alert")).not.toContainText("given back");
    await expect(credits(page, 5)).toBeVisible();
    await expectAccessiblePage(page);
    await product.setFaults([]);
    await page.getByRole("button", { name: "Try Again" }).click();
    await test(page).click();
    await expect(rows(page).getByText(RANK)).toHaveCount(10, { timeout: 60_000 });
  },
);

signedInTest(
  "asks for credits, with its context",
  { tag: "@long" },
  async ({ page, product, account, complaints }) => {
    complaints.allow(/429/);
    await product.runSql(`update users set credits = 1 where email = '${account.email}'`);
    await page.goto(WEBFLOW);
    await discover(page).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Prompt Discovery");
    await expect(dialog).toContainText("You need more credits to discover strategic prompts.");
    await expect(dialog).toContainText(/You have1This takes2/);
    await page.keyboard.press("Escape");
    await expect(discover(page)).toBeEnabled();
    await expect(page.getByText("No prompts discovered yet")).toBeVisible();
  },
);
