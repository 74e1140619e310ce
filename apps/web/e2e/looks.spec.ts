import { askAt, openRanking } from "./ask.ts";
import { payByCard, reachCheckout, spendAll } from "./buying.ts";
import { expect, signedInTest, test } from "./fixtures.ts";
import { expectAccessiblePage } from "./views.ts";

/** Runs axe on many pages. */

test("sign-in and 404", { tag: "@long" }, async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  await page.goto("/");
  await page.getByRole("main").getByRole("textbox").fill("best CRM");
  await page.getByRole("button", { name: /Ask 5 models/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessiblePage(page);
  await page.goto("/nothing");
  await expectAccessiblePage(page);
});

signedInTest(
  "a ranking while it streams, by model, aggregated, in detail and archived",
  async ({ page, product }) => {
    // One model keeps the search running for the first check.
    await product.setFaults([
      { model: "x-ai/grok-3-mini", kind: "error", status: 403 },
      { model: "meta-llama/llama-4-scout", kind: "hold" },
    ]);
    await openRanking(page, "Best CRM for startups");
    await expect(page.getByText("Grok 3 (Mini) did not answer")).toBeVisible();
    await expectAccessiblePage(page);
    await product.setFaults([]);
    await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
    await expectAccessiblePage(page);
    await page.getByRole("tab", { name: "Aggregated Results" }).click();
    await expectAccessiblePage(page);
    await page.getByRole("button", { name: "HubSpot" }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessiblePage(page);
    await page.goto("/profile");
    await page.getByRole("link", { name: /Best CRM/ }).click();
    await expect(page.getByText("HubSpot").first()).toBeVisible();
    await expectAccessiblePage(page);
  },
);

signedInTest("experts by model, aggregated, in detail and archived", { tag: "@long" }, async ({ page }) => {
  await askAt(page, "/expert-ranking/Leading%20voices%20on%20answer-engine%20optimization");
  const aggregated = page.getByRole("tab", { name: /Aggregated Results \(\d+\)/ });
  await expect(aggregated).toBeEnabled();
  await expectAccessiblePage(page);
  await aggregated.click();
  await expectAccessiblePage(page);
  await page.getByRole("rowheader").first().getByRole("button").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessiblePage(page);
  await page.goto("/profile");
  await page.getByRole("link", { name: /Leading voices/ }).click();
  await expect(page.getByRole("link", { name: "Back to History" })).toBeVisible();
  await expectAccessiblePage(page);
});

signedInTest(
  "a comparison, its details, an answer, its archive and the history",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/");
    await page.getByRole("switch", { name: "Compare two prompts" }).click();
    await expectAccessiblePage(page);
    await page.getByRole("textbox", { name: "First prompt" }).fill("Best CRM for startups");
    await page
      .getByRole("textbox", { name: "Second prompt" })
      .fill(`Best CRM for ${"very ".repeat(60)}small teams`);
    await page.getByRole("button", { name: "Analyze Now" }).click();
    await expect(page.getByText(/on both\s+lists/)).toBeVisible();
    await expectAccessiblePage(page);
    await page
      .getByRole("button", { name: /: details$/ })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessiblePage(page);
    await page.keyboard.press("Escape");
    await page
      .getByRole("button", { name: /Full answer/ })
      .first()
      .click();
    await expect(page.getByText("Served by")).toBeVisible();
    await expectAccessiblePage(page);
    await page.keyboard.press("Escape");
    await page.goto("/profile");
    await page.getByRole("button", { name: /More for/ }).click();
    await page.getByRole("menuitem", { name: /Delete/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessiblePage(page);
    await page.keyboard.press("Escape");
    await expectAccessiblePage(page);
    await page.getByRole("link", { name: /Best CRM for startups/ }).click();
    await expect(page.getByRole("heading", { name: "Archived Prompt Comparison" })).toBeVisible();
    await expectAccessiblePage(page);
  },
);

signedInTest(
  "packs, the top-up dialog, the receipt and the transactions",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/pricing?checkout=cancelled");
    await expect(page.getByText("You have 5 credits")).toBeVisible();
    await expectAccessiblePage(page);
    await page.getByRole("banner").getByRole("button", { name: "5 credits" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessiblePage(page);
    await page.getByRole("button", { name: "Buy 20 credits" }).click();
    await reachCheckout(page);
    await payByCard(page);
    await expect(page.getByRole("heading", { name: "20 credits added" })).toBeVisible();
    await expectAccessiblePage(page);
    await page.getByRole("link", { name: "View transactions" }).click();
    await expect(page.getByRole("row", { name: /\$40\.00/ })).toBeVisible();
    await expectAccessiblePage(page);
    await page.getByRole("tab", { name: "Invoices" }).click();
    await expect(page.getByRole("row", { name: /paid/ })).toBeVisible();
    await expectAccessiblePage(page);
  },
);

test("a censored ranking, its details, and a guest's packs", { tag: "@long" }, async ({
  page,
  account,
  product,
}) => {
  await spendAll(product, account.email);
  await openRanking(page, "Best CRM for startups");
  await expect(page.getByText("No Credits Left")).toBeVisible();
  await expectAccessiblePage(page);
  await page
    .getByRole("button", { name: /HubSpot/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessiblePage(page);
  await page.goto("/");
  await expect(page.getByText("2 of 3 free previews left today")).toBeVisible();
  await expectAccessiblePage(page);
  await page.evaluate(() => localStorage.clear());
  await page.addInitScript(() => localStorage.clear());
  await page.goto("/pricing");
  await expect(page.getByText("New accounts start with 5 free credits.")).toBeVisible();
  await expectAccessiblePage(page);
});

test("the home page is readable without scripts", { tag: "@long" }, async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(product.url);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/See where you\s*stand in AI answers/);
  await expect(page.getByRole("img", { name: /^HubSpot:/ }).first()).toBeVisible();
  await context.close();
});

test("the packs are readable without scripts", { tag: "@long" }, async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/pricing`);
  await expect(page).toHaveTitle("Credit Packages · Standings");
  for (const price of ["$2.00 each", "$1.50 each", "$0.99 each"]) {
    await expect(page.getByText(price)).toBeVisible();
  }
  await expect(page.getByText("No real card is charged.")).toBeVisible();
  await context.close();
});
