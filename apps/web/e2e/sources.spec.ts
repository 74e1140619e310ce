import type { Page } from "@playwright/test";
import { expect, signedInTest, test } from "./fixtures.ts";
import { expectAccessiblePage } from "./views.ts";

test.use({ demo: true });

signedInTest("scratch", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/company/hubspot.com?tab=sources");
  await expect(page.getByRole("heading", { name: /All Sources/ })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("region", { name: "Sources to get onto" }).getByRole("listitem").first().getByRole("button").click();
  await expect(page.getByText("Cited pages")).toBeVisible();
  await page.screenshot({ path: "/tmp/sourcestab/ready.png", fullPage: true });
  await page.getByRole("button", { name: "Analyze Sources" }).click();
  await expect(page.getByRole("heading", { name: "Key Recommendations" })).toBeVisible({ timeout: 30_000 });
  await page.screenshot({ path: "/tmp/sourcestab/real.png", fullPage: true });
  await expectAccessiblePage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: "/tmp/sourcestab/phone.png", fullPage: true });
  await expectAccessiblePage(page);
});
