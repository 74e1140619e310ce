import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { askAt } from "./ask.ts";
import { expect, signedInTest } from "./fixtures.ts";

/** Files from the server, saved with the share menu. */

async function save(page: Page, item: "Export PDF" | "Export CSV"): Promise<{ name: string; bytes: Buffer }> {
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

signedInTest("experts and a comparison", async ({ page }) => {
  await askAt(page, "/expert-ranking/Best%20experts%20in%20branding");
  const aggregated = page.getByRole("tab", { name: /^Aggregated Results \(/ });
  await aggregated.click();
  expect(await expectFiles(page, NAMED)).toContain("Sandbox data");
  await askAt(page, "/compare-prompts-result/Best%20CRM/Best%20erp/openai%2Fgpt-4.1-mini");
  await expect(page.getByText(/on both\s+lists/)).toBeVisible();
  expect(await expectFiles(page, /^archived-comparison-[0-9a-f-]+\.pdf$/)).toContain("Best erp");
});
