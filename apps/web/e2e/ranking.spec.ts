import { openRanking } from "./ask.ts";
import { expect, signedInTest, test } from "./fixtures.ts";

const GPT = "openai/gpt-4.1-mini";
const CLAUDE = "anthropic/claude-3.5-haiku";

signedInTest(
  "a failed model shows its error, and Retry asks it again within the search",
  async ({ page, product }) => {
    await product.setFaults([{ model: GPT, kind: "error", status: 500 }]);
    await openRanking(page, "Best CRM for startups");
    await expect(page.getByText("GPT 4.1 did not answer")).toBeVisible();
    await expect(page.getByText("Free within this search")).toBeVisible();
    await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
    await product.setFaults([]);
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("GPT 4.1 did not answer")).toBeHidden();
    await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
    await page.getByRole("tab", { name: "Aggregated Results" }).click();
    await expect(page.getByText("5 of 5 models").first()).toBeVisible();
    await expect(page.getByText("4 credits").first()).toBeVisible();
  },
);

signedInTest(
  "a refusal is an outcome of its own: neutral, counted, and free to ask again",
  { tag: "@long" },
  async ({ page, product }) => {
    await product.setFaults([{ model: CLAUDE, kind: "refusal" }]);
    await openRanking(page, "Best CRM for startups");
    const title = page.getByRole("heading", { name: "Claude 3.5 declined to answer" });
    await expect(title).toBeVisible();
    await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
    await expect(page.getByText("4 of 5 models answered")).toBeVisible();
    const column = page.getByRole("region", { name: "Claude 3.5" });
    await expect(column.locator(".text-bad")).toHaveCount(0);
    await expect(column.getByText("Free within this search")).toBeVisible();
    for (const last of [false, true]) {
      await column.getByRole("button", { name: /^Retry/ }).click();
      if (!last) await expect(column.getByText("Free within this search")).toBeVisible();
    }
    const askAgain = column.getByRole("button", { name: "Ask again · 1 credit" });
    await expect(askAgain).toBeVisible();
    await product.setFaults([]);
    await askAgain.click();
    await expect(column.locator("[data-entry]").first()).toBeVisible();
    await expect(page.getByText("3 credits").first()).toBeVisible();
    await page.goto("/profile");
    await page.getByRole("link", { name: /Best CRM/ }).click();
    await expect(page.getByText("5 models", { exact: true })).toBeVisible();
  },
);

signedInTest(
  "all models fail: nothing to aggregate, and the credit is refunded",
  { tag: "@long" },
  async ({ page, product }) => {
    await product.setFaults([{ model: "*", kind: "error", status: 403 }]);
    await openRanking(page, "Best CRM for startups");
    await expect(page.getByText(/did not answer$/)).toHaveCount(5);
    await expect(page.getByText("5 credits").first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^Retry · 1 credit/ })).toHaveCount(5);
    await expect(page.getByText("Free within this search")).toHaveCount(0);
    await page.goto("/profile");
    await expect(page.getByText("You have no prompts history yet.")).toBeVisible();
  },
);

signedInTest("a company's details show its rank by model", { tag: "@long" }, async ({ page }) => {
  await openRanking(page, "Best CRM for startups");
  await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
  await page.getByRole("tab", { name: "Aggregated Results" }).click();
  await page.getByRole("button", { name: "HubSpot" }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "HubSpot" })).toBeVisible();
  await expect(dialog.getByText("AI Recommended")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Visit Site" })).toHaveAttribute(
    "href",
    "https://hubspot.com/",
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

signedInTest(
  "an address without models or with unknown ones asks the first five",
  { tag: "@long" },
  async ({ page }) => {
    await openRanking(page, "Best CRM for startups", "?models=nobody%2Fnothing&webSearch=false");
    await expect(page.getByRole("heading", { name: "Llama 4" })).toBeVisible();
    await expect(page.getByText("Training Data").first()).toBeVisible();
  },
);

test("a guest who opens a ranking is asked to sign in", async ({ page }) => {
  await page.goto("/company-ranking/Best%20CRM%20for%20startups");
  await expect(page.getByRole("dialog")).toBeVisible();
});

signedInTest("another user's archive is not found", async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  await page.goto("/archived-company-ranking/01a1fba7-3080-70c5-82c5-3a2fe8a941c0");
  await expect(page.getByText("Could not find search data.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to History" })).toBeVisible();
});

test("an unknown page is a 404 with a link home", async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  const response = await page.goto("/nothing/here");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});
