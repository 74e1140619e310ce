import type { Page } from "@playwright/test";
import { askAt } from "./ask.ts";
import { expect, signedInTest, test } from "./fixtures.ts";

/** Archived searches with nothing to show, or that cannot be loaded (spec part 1 §8). */

async function searchOnce(page: Page, path: string): Promise<string> {
  await askAt(page, path);
  await expect(page.getByRole("tab", { name: /^Aggregated Results/ })).toBeEnabled();
  await page.goto("/profile");
  await page.locator("a[href*='/archived-']").first().click();
  await expect(page).toHaveURL(/\/archived-/);
  await expect(page.getByRole("tab", { name: "Results by Model" })).toBeVisible();
  return page.url();
}

test("a company search without results, without models, or with neither", { tag: "@long" }, async ({
  page,
  account,
  product,
}) => {
  const url = await searchOnce(page, "/company-ranking/Best%20CRM?models=openai%2Fgpt-4.1-mini");
  const set = (columns: string) =>
    product.runSql(
      `update searches set ${columns} where user_id = (select id from users where email = '${account.email}')`,
    );
  await set("model_results = '[]'");
  await page.goto(url);
  await page.getByRole("tab", { name: "Results by Model" }).click();
  await expect(
    page.getByText("Individual model results are not available for this archived search."),
  ).toBeVisible();

  await set("results = '[]'");
  await page.goto(url);
  await page.getByRole("tab", { name: "Results by Model" }).click();
  await expect(page.getByText("No Model Data Available")).toBeVisible();
  await expect(page.getByText("This search doesn't contain individual model results.")).toBeVisible();
  await page.getByRole("tab", { name: /^Aggregated Results/ }).click();
  await expect(page.getByText("No Results Found")).toBeVisible();
  await expect(page.getByText("This saved search does not contain any company results.")).toBeVisible();
  await page.getByRole("link", { name: "Back to History" }).click();
  await expect(page).toHaveURL(/\/profile/);
});

test("an expert search without results", { tag: "@long" }, async ({ page, account, product }) => {
  const url = await searchOnce(
    page,
    "/expert-ranking/Best%20experts%20in%20branding?models=openai%2Fgpt-4.1-mini",
  );
  await product.runSql(
    `update searches set results = '[]' where user_id = (select id from users where email = '${account.email}')`,
  );
  await page.goto(url);
  await page.getByRole("tab", { name: /^Aggregated Results/ }).click();
  await expect(page.getByText("No expert results found for this search.")).toBeVisible();
});

signedInTest(
  "a failing server shows an error, and Try Again loads the search",
  { tag: "@long" },
  async ({ page, complaints }) => {
    complaints.allow(/status of 500|status 500/);
    const url = await searchOnce(page, "/company-ranking/Best%20CRM?models=openai%2Fgpt-4.1-mini");
    await page.route("**/trpc/search.get**", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto(url);
    await expect(page.getByText("Failed to load search results. Please try again.")).toBeVisible();
    await page.unroute("**/trpc/search.get**");
    await page.getByRole("button", { name: /Try Again/i }).click();
    await expect(page.getByRole("tab", { name: "Results by Model" })).toBeVisible();
  },
);

signedInTest("models that name nobody give no aggregated results", async ({ page, product }) => {
  await product.setFaults([{ model: "*", kind: "refusal" }]);
  await askAt(page, "/company-ranking/Best%20CRM?models=openai%2Fgpt-4.1-mini");
  const aggregated = page.getByRole("tab", { name: /^Aggregated Results/ });
  await expect(aggregated).toBeEnabled();
  await aggregated.click();
  await expect(page.getByText("No Results to Aggregate")).toBeVisible();
  await product.setFaults([]);
});
