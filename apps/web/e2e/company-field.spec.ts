import type { Page } from "@playwright/test";
import { expect, signedInTest } from "./fixtures.ts";
import { expectAccessiblePage, expectNoSidewaysScroll } from "./views.ts";

/** The questions a company competes in, over the sandbox's month of searches. */

const ATTIO = "/company/attio.com";
const prompts = (page: Page) => page.getByRole("region", { name: /All Search Prompts/ });
const rows = (page: Page) =>
  prompts(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: /^Run this prompt/ }) });
const mentions = (page: Page) =>
  page.getByRole("main").locator("dl > div").filter({ hasText: "Total Mentions" });
const filter = (page: Page, name: RegExp) =>
  page.getByRole("toolbar", { name: "Listed or not" }).getByRole("button", { name });

signedInTest("questions that do not list the company, and who is first there", async ({ page }) => {
  await page.goto(ATTIO);
  await expect(page.getByRole("main")).toContainText(
    /Attio competes in \d+ questions; models list it in \d+ of \d+ answers \(\d+%\)/,
  );
  await expect(mentions(page)).toContainText(/Total Mentions\d+of \d+ answers/);
  await expect(rows(page).first()).toBeVisible();
  const all = await rows(page).count();
  await filter(page, /^Not listed/).click();
  await expect(page).toHaveURL(/listing=not_listed/);
  const unlisted = rows(page);
  await expect(unlisted.first()).toContainText(/#N\/A.+Not listed.+\d peers in the first ten.+0 of \d/);
  const without = await unlisted.count();
  for (const row of await unlisted.all()) await expect(row).toContainText("First: ");
  await filter(page, /^Listed/).click();
  await expect(rows(page)).toHaveCount(all - without);
  await expect(rows(page).filter({ hasText: "Not listed" })).toHaveCount(0);
  await filter(page, /^All/).click();
  await expect(rows(page)).toHaveCount(all);
  await expectAccessiblePage(page);
  await prompts(page).getByRole("combobox", { name: "Model of the answers" }).selectOption("Sonar");
  await expect(page).toHaveURL(/answeredBy=perplexity%2Fsonar/);
  await expect(rows(page).first()).toContainText(/[01] of 1/);
  expect(await rows(page).count()).toBeLessThan(all);
  const saved = page.waitForEvent("download");
  await prompts(page).getByRole("button", { name: "CSV" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^standings-attio\.com-questions-.+\.csv$/);
  await prompts(page).getByRole("button", { name: "Show as table" }).click();
  await expect(prompts(page).getByRole("cell", { name: "Sonar" }).first()).toBeVisible();
  await prompts(page).getByRole("button", { name: "Show as strips" }).click();
  await prompts(page).getByRole("combobox", { name: "Model of the answers" }).selectOption("All models");
  await expect(rows(page)).toHaveCount(all);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rows(page).filter({ hasText: "Not listed · first: " }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

signedInTest("a question is left out and put back, another added and taken back", async ({ page }) => {
  await page.goto(ATTIO);
  await expect(rows(page).first()).toBeVisible();
  const figure = await mentions(page).textContent();
  const all = await rows(page).count();
  const row = rows(page).filter({ hasText: "Which CRM has the best free plan" });
  await row.getByRole("button", { name: /^More about/ }).click();
  await page.getByRole("menuitem", { name: "Leave out of my field" }).click();
  await expect(rows(page)).toHaveCount(all - 1);
  await expect(mentions(page)).not.toHaveText(figure ?? "");
  await page.getByRole("link", { name: "Undo" }).click();
  await expect(rows(page)).toHaveCount(all);
  await expect(mentions(page)).toHaveText(figure ?? "");

  await row.getByRole("button", { name: /^More about/ }).click();
  await page.getByRole("menuitem", { name: "Leave out of my field" }).click();
  const leftOut = page.getByRole("region", { name: "Left out by you" });
  await leftOut.getByRole("button", { name: /^Put back/ }).click();
  await expect(leftOut).toHaveCount(0);
  await expect(rows(page)).toHaveCount(all);

  await page.getByRole("button", { name: "Add questions" }).click();
  await page.getByRole("textbox", { name: "Find an asked question" }).fill("email marketing");
  await expectAccessiblePage(page);
  await page
    .getByRole("button", { name: /email marketing/ })
    .first()
    .click();
  const added = rows(page).filter({ hasText: "added by you" });
  await expect(added).toHaveCount(1);
  await added.getByRole("button", { name: /^More about/ }).click();
  await page.getByRole("menuitem", { name: "Take back what I added" }).click();
  await expect(rows(page)).toHaveCount(all);
  await expect(mentions(page)).toHaveText(figure ?? "");
});
