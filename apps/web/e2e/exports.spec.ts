import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { askAt } from "./ask.ts";
import { expect, signedInTest, test } from "./fixtures.ts";

/** Files from the server, saved with the share menu. */

type Item = "Export PDF" | "Export CSV" | "Export for Excel";

async function save(page: Page, item: Item): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole("button", { name: /^Share/ }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: item }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

async function expectFiles(page: Page, pdfName: RegExp): Promise<string> {
  const pdf = await save(page, "Export PDF");
  expect(pdf.name).toMatch(pdfName);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  const csv = await save(page, "Export CSV");
  expect(csv.name).toMatch(/^standings-.*\.csv$/);
  const sheet = await save(page, "Export for Excel");
  expect(sheet.name).toBe(csv.name.replace(/csv$/, "xlsx"));
  expect(sheet.bytes.subarray(0, 2).toString()).toBe("PK");
  return csv.bytes.toString();
}

const NAMED = /^standings-[a-z0-9-]+-\d{8}-\d{6}\.pdf$/;

signedInTest("a company ranking by model and aggregated, live and from the archive", async ({ page }) => {
  await askAt(page, "/company-ranking/Best%20CRM%20for%20startups");
  const aggregated = page.getByRole("tab", { name: /^Aggregated Results/ });
  await expect(aggregated).toBeEnabled();
  await aggregated.click();
  await expect(page.getByRole("columnheader", { name: "Company" })).toBeVisible();
  expect(await expectFiles(page, NAMED)).toContain("GPT 4.1");
  await page.goto("/profile");
  await page
    .getByRole("link", { name: /Best CRM for startups/ })
    .first()
    .click();
  await expect(page).toHaveURL(/archived-company-ranking/);
  await page.getByRole("tab", { name: "Results by Model" }).click();
  expect(await expectFiles(page, NAMED)).toContain("Model");
});

signedInTest("experts and a comparison", { tag: "@long" }, async ({ page }) => {
  await askAt(page, "/expert-ranking/Best%20experts%20in%20branding");
  const aggregated = page.getByRole("tab", { name: /^Aggregated Results \(/ });
  await aggregated.click();
  expect(await expectFiles(page, NAMED)).toContain("Sandbox data");
  await askAt(page, "/compare-prompts-result/Best%20CRM/Best%20erp/openai%2Fgpt-4.1-mini");
  await expect(page.getByText(/on both\s+lists/)).toBeVisible();
  expect(await expectFiles(page, NAMED)).toContain("Best erp");
});

async function saveTab(page: Page): Promise<string> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export PDF" }).click();
  const download = await downloading;
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  return download.suggestedFilename();
}

signedInTest("a company's page with its reader's private questions, as the switch says", async ({ page }) => {
  await page.goto("/company/attio.com?mine=true");
  const asked = page.waitForRequest("**/api/company/analysis/export-pdf");
  expect(await saveTab(page)).toMatch(/^attio\.com-prompt-analysis-/);
  expect((await asked).postDataJSON()).toMatchObject({ domain: "attio.com", withPrivate: true });
});

test("the open tab of a company's page, when it has content", { tag: "@long" }, async ({
  page,
  account,
  product,
}) => {
  await page.goto("/company/nobody-lists-this.com");
  await expect(page.getByRole("heading", { name: "No prompts found" })).toBeVisible();
  const button = page.getByRole("button", { name: "Export PDF" });
  await expect(button).toHaveCount(0);
  await page.goto("/company/webflow.com?tab=seo");
  await expect(button).toHaveCount(0);
  await page.getByRole("button", { name: "Start Analysis" }).click();
  await expect(page.getByRole("heading", { name: "Executive Summary" })).toBeVisible();
  expect(await saveTab(page)).toMatch(/^webflow\.com-seo-analysis-\d{8}-\d{6}\.pdf$/);

  await product.runSql(
    `update users set trial_ends_at = now() - interval '1 day' where email = '${account.email}'`,
  );
  await page.reload();
  await button.click();
  await expect(page.getByText("Upgrade to a paid plan to export as PDF.")).toBeVisible();
  await expect(page.getByRole("link", { name: "See Pricing" })).toBeVisible();
});
