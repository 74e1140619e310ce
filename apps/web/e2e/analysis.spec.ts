import type { Page } from "@playwright/test";
import { expect, signedInTest, test } from "./fixtures.ts";
import { expectAccessiblePage } from "./views.ts";

/** The SEO & AEO tab of a company page. */
test.use({ alone: "analysis" });

const WEBFLOW = "/company/webflow.com?tab=seo";

const start = (page: Page) => page.getByRole("button", { name: "Start Analysis" });

signedInTest("scratch", async ({ page }) => {
  await page.goto(WEBFLOW);
  await expect(page.getByText("This will use 1 credit")).toBeVisible();
  await start(page).click();
  await expect(page.getByRole("heading", { name: "Analyzing company data..." })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Executive Summary" })).toBeVisible();
  await page.screenshot({ path: "/tmp/seotab/real.png", fullPage: true });
  await expectAccessiblePage(page);
});
