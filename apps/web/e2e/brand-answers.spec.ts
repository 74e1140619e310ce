/** Figures of a brand: the answers behind them, and as files. */

import { expectNoAxeViolations } from "./axe.ts";
import { openDemoBrand } from "./brands.ts";
import { expect, test } from "./fixtures.ts";

test.use({ varies: true, reducedMotion: "reduce" });

test("every figure opens the answers that it counts", async ({ page, product }) => {
  await openDemoBrand(page, product);
  const dialog = page.getByRole("dialog");
  const opens = async (name: RegExp | string, title: RegExp | string, within = page.getByRole("main")) => {
    await within.getByRole("button", { name }).first().click();
    await expect(dialog.getByRole("heading", { name: title })).toBeVisible();
    await expect(dialog.getByRole("listitem").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  };
  await opens("480 answers", "Answers of the last four weeks");
  await opens(/^HubSpot, [\d.]+%: answers that list it/, "Answers that list HubSpot");
  await opens(
    /listed: answers to “Best CRM for startups”/,
    "Answers to “Best CRM for startups” that list it",
  );
  await opens("“Best CRM for agencies”", "Answers to “Best CRM for agencies”");
  await opens("Read the answers to “Best CRM for agencies”", "Answers to “Best CRM for agencies”");
  await opens(/^\d+ of \d+ answers$/, /^Answers that cite [\w.]+ and leave Attio out$/);
  // A press on the chart keeps its visit.
  await page.getByRole("slider", { name: "Visit", exact: true }).click({ position: { x: 3, y: 40 } });
  await page.getByRole("button", { name: "Answers of this visit", exact: true }).click();
  const first = dialog.getByRole("heading", { name: /^Answers of / });
  await expect(first).not.toContainText("Answers of Nov 23");
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Sources" }).click();
  await page.getByText("g2.com", { exact: true }).click();
  await opens(/^Read the \d+ answers to \d+ prompts?$/, "Answers that cite g2.com");
});

test("files hold what the filters show", { tag: "@long" }, async ({ page, product }) => {
  const address = await openDemoBrand(page, product);
  await page.goto(`${address}?span=1y&label=Teams&web=on`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const [request, download] = await Promise.all([
    page.waitForRequest(/export\/csv/),
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Every answer as CSV" }).click(),
  ]);
  expect(new URL(request.url()).search).toBe("?span=1y&label=Teams&webSearch=true");
  expect(download.suggestedFilename()).toMatch(/^standings-brand-attio-.*\.csv$/);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const [asked, sheet] = await Promise.all([
    page.waitForRequest(/export\/xlsx/),
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Every answer for Excel" }).click(),
  ]);
  expect(new URL(asked.url()).search).toBe("?span=1y&label=Teams&webSearch=true");
  expect(sheet.suggestedFilename()).toMatch(/^standings-brand-attio-.*\.xlsx$/);
});
