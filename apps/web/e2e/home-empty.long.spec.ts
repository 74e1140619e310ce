import { expectNoAxeViolations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

test.use({ demo: false, alone: "home-empty" });

test("home has no empty strip before the first search", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Analyze a company" })).toBeVisible();
  for (const name of ["Trending prompts", "Most Analyzed Companies", "Top sources trusted by AI models"]) {
    await expect(page.getByRole("heading", { name })).toHaveCount(0);
  }
  await expect(page.getByText("No trending companies found for Technology")).toBeVisible();
  await expect(page.getByText("Sandbox data")).toHaveCount(0);
  await expect(page.locator("[data-strip]")).toHaveCount(0);
  await page.getByRole("heading", { name: "Trending Companies by Sector" }).scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.getByRole("button", { name: "Energy" }).click();
    await expect(page.getByText("No trending companies found for Energy")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectNoAxeViolations(page);
});
