/** Experts, comparisons, their archives, the history, raw answers and exports. */
import type { Page } from "@playwright/test";
import { askAt, askButton, comparisonAddress as comparison } from "./ask.ts";
import { expect, signedInTest, test } from "./fixtures.ts";
import { chooseMode, modeButton } from "./modes.ts";
import { PASSWORD, signUp } from "./sign-up.ts";

const GPT = "openai/gpt-4.1-mini";
const CLAUDE = "anthropic/claude-3.5-haiku";
const FIRST = "Best CRM for startups";
const SECOND = "Best CRM for agencies";

async function openExperts(page: Page, prompt = "Leading voices on answer-engine optimization") {
  await askAt(page, `/expert-ranking/${encodeURIComponent(prompt)}`);
  await expect(page.getByRole("tab", { name: /Aggregated Results \(\d+\)/ })).toBeEnabled();
}

async function openComparison(page: Page) {
  await askAt(page, comparison(FIRST, SECOND, GPT));
  await expect(page.getByText(/on both\s+lists/)).toBeVisible();
}

const firstRow = (page: Page) =>
  page.getByRole("region", { name: "Prompt 1" }).locator("[data-entry]").first();
const dialog = (page: Page) => page.getByRole("dialog");

signedInTest("experts: live, in detail, aggregated to ten, and in the archive", async ({ page }) => {
  await openExperts(page);
  const column = page.getByRole("region", { name: "GPT 4.1" });
  expect(await column.locator("[data-entry]").count()).toBeLessThanOrEqual(10);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.getByRole("tab", { name: /Aggregated Results/ }).click();
  await expect(page.getByText(/Each model gives 10 points to its first place/)).toBeVisible();
  await expect(page.getByText("Agreement").first()).toBeVisible();
  await page.getByRole("rowheader").first().getByRole("button").click();
  await expect(dialog(page).getByText("Rank by model")).toBeVisible();
  const profile = dialog(page).getByRole("link", { name: /View profile/ });
  await expect(profile).toHaveAttribute("rel", /noreferrer/);
  await expect(profile).toHaveAttribute("target", "_blank");
  await expect(profile).toHaveAttribute("href", /^https?:\/\//);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("rowheader").first().getByRole("button")).toBeFocused();
  expect(requests.filter((url) => !url.startsWith("http://localhost"))).toEqual([]);

  await page.goto("/profile");
  await page.getByRole("link", { name: /Leading voices/ }).click();
  await expect(page).toHaveURL(/\/archived-expert-ranking\//);
  await expect(page.getByRole("tab", { name: /Aggregated Results/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(page.getByRole("heading", { name: /Leading voices/ })).toBeVisible();
  await page.getByRole("tab", { name: "Results by Model" }).click();
  await expect(column.locator("[data-entry]").first()).toBeVisible();
  await page.getByRole("link", { name: "Back to History" }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

signedInTest(
  "an archive opened under another kind's address goes to its own page",
  { tag: "@long" },
  async ({ page }) => {
    await openExperts(page);
    await page.goto("/profile");
    await page.getByRole("link", { name: /Leading voices/ }).click();
    await expect(page).toHaveURL(/archived-expert/);
    await page.goto(page.url().replace("archived-expert-ranking", "archived-company-ranking"));
    await expect(page).toHaveURL(/\/archived-expert-ranking\//);
  },
);

signedInTest("a comparison shows both lists with their overlap, and is saved", async ({ page }) => {
  await openComparison(page);
  await expect(page.getByText(/^#\d+ for prompt 2$/).first()).toBeVisible();
  await expect(page.getByText(/^the lists share \d+%$/)).toBeVisible();
  await expect(page.getByText("4 credits").first()).toBeVisible();
  const name = page.getByRole("region", { name: "Prompt 1" }).locator("li a").first();
  await expect(name).toHaveAttribute("href", /^\/company\/[^/]+\?name=/);
  await expect(name).toHaveAttribute("target", "_blank");
  await firstRow(page).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByText("Ranked by GPT 4.1")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.goto("/profile");
  await page.getByRole("link", { name: new RegExp(`${FIRST}.*${SECOND}`) }).click();
  await expect(page).toHaveURL(/\/archived-compare-prompts-result\//);
  await expect(page.getByRole("heading", { name: "Archived Prompt Comparison" })).toBeVisible();
  await expect(page.getByText(/on both\s+lists/)).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Prompt 2" }).getByRole("heading", { name: SECOND }),
  ).toBeVisible();
  await firstRow(page).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByText("Ranked by GPT 4.1")).toBeVisible();
  await expect(dialog(page).getByRole("link", { name: /Visit Site/ })).toHaveAttribute("href", /^https:/);
  await expect(dialog(page).getByRole("link", { name: /Analyze/ })).toHaveAttribute("href", /^\/company\//);
  await page.keyboard.press("Escape");
  await expect(firstRow(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(name).toBeFocused();
});

signedInTest(
  "a comparison whose second prompt fails: the first stays, Retry asks the second",
  { tag: "@long" },
  async ({ page, product }) => {
    await product.setFaults([{ model: GPT, kind: "error", status: 403, times: 1 }]);
    await askAt(page, comparison(FIRST, SECOND, GPT));
    await expect(page.getByText("GPT 4.1 did not answer")).toHaveCount(1);
    await expect(page.locator("[data-entry]").first()).toBeVisible();
    await product.setFaults([]);
    await page.getByRole("button", { name: /Retry/ }).click();
    await expect(page.getByText(/on both\s+lists/)).toBeVisible();
    await expect(page.getByText("4 credits").first()).toBeVisible();
  },
);

signedInTest(
  "a comparison of which a prompt is declined compares nothing",
  { tag: "@long" },
  async ({ page, product }) => {
    await product.setFaults([{ model: GPT, kind: "refusal", times: 1 }]);
    await askAt(page, comparison(FIRST, SECOND, GPT));
    await expect(page.getByText("1 of 2 prompts answered")).toBeVisible();
    await expect(page.getByText("declined to answer").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "How the ranks change" })).toHaveCount(0);
    await expect(page.getByText(/lists are compared when/)).toHaveCount(0);
  },
);

signedInTest(
  "a comparison that cannot start shows an error in both columns, and Retry starts it",
  { tag: "@long" },
  async ({ page, complaints }) => {
    complaints.allow(/status of 503|status 503/);
    await page.route(/trpc\/.*search\.start/, (route) => route.fulfill({ status: 503, body: "down" }));
    await askAt(page, comparison(FIRST, SECOND, GPT));
    await expect(page.getByText("Failed to query prompts")).toHaveCount(2);
    await page.unroute(/trpc\/.*search\.start/);
    await page.getByRole("button", { name: /Retry/ }).first().click();
    await expect(page.getByText(/on both\s+lists/)).toBeVisible();
  },
);

signedInTest("an unknown model is refused without a search", { tag: "@long" }, async ({ page }) => {
  await page.goto(comparison(FIRST, SECOND, "nobody/nothing"));
  await expect(page.getByRole("heading", { name: "Invalid model selected." })).toBeVisible();
  await expect(page.getByText("5 credits").first()).toBeVisible();
});

signedInTest(
  "another model starts a new comparison with its own address",
  { tag: "@long" },
  async ({ page }) => {
    await openComparison(page);
    await page.getByRole("button", { name: "Model: GPT 4.1" }).click();
    await page.getByRole("menuitemradio", { name: "Claude 3.5" }).click();
    await expect(page).toHaveURL(new RegExp(`${encodeURIComponent(CLAUDE)}$`));
    await expect(page.getByRole("button", { name: "Model: Claude 3.5" })).toBeVisible();
    await expect(page.getByText(/on both\s+lists/)).toBeVisible();
    await expect(page.getByText("3 credits").first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("button", { name: "Model: GPT 4.1" })).toBeVisible();
    await expect(page.getByText(/on both\s+lists/)).toBeVisible();
    await expect(page.getByText("3 credits").first()).toBeVisible();
  },
);

signedInTest(
  "a reload during a comparison continues the same run",
  { tag: "@long" },
  async ({ page, product }) => {
    await product.setFaults([{ model: GPT, kind: "hold" }]);
    await askAt(page, comparison(FIRST, SECOND, GPT));
    await expect(page.getByText("0 of 2 prompts answered")).toBeVisible();
    await page.reload();
    await expect(page.getByText("0 of 2 prompts answered")).toBeVisible();
    await product.setFaults([]);
    await expect(page.getByText(/on both\s+lists/)).toBeVisible();
    await expect(page.getByText("4 credits").first()).toBeVisible();
    await page.goto("/profile");
    await expect(page.getByRole("link", { name: new RegExp(FIRST) })).toHaveCount(1);
  },
);

test("a guest's link to a comparison shows the question after sign-in, and asks by a click", {
  tag: "@long",
}, async ({ page, product }) => {
  const email = `kim-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await signUp(product, { name: "Kim", email });
  await page.goto(comparison(FIRST, SECOND, GPT));
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole("textbox", { name: "E-mail" }).fill(email);
  await dialog(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog(page).locator("form").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/compare-prompts-result\//);
  await expect(page.getByText("5 credits").first()).toBeVisible();
  await askButton(page).click();
  await expect(page.getByText(/on both\s+lists/)).toBeVisible();
});

signedInTest(
  "the home panel asks for experts and compares two prompts; a change of tab clears the form",
  async ({ page }) => {
    await page.goto("/");
    const panel = page.getByRole("region", { name: "Search" });
    await panel.getByRole("textbox").fill("Who knows crm?");
    await panel.getByRole("tab", { name: /Expert Ranking/ }).click();
    await expect(panel.getByRole("textbox")).toHaveValue("");
    await panel.getByRole("textbox").fill("Top experts in technical SEO");
    await panel.getByRole("button", { name: "Ask 5 models" }).click();
    await expect(page).toHaveURL(/\/expert-ranking\/Top%20experts/);
    await expect(modeButton(page.getByRole("banner"))).toHaveText(/Expert Ranking/);

    await page.goto("/");
    await panel.getByRole("switch", { name: "Compare two prompts" }).click();
    await panel.getByRole("textbox", { name: "First prompt" }).fill(FIRST);
    await panel.getByRole("textbox", { name: "Second prompt" }).fill(SECOND);
    await panel.getByRole("button", { name: "Claude 3.5" }).click();
    await panel.getByRole("button", { name: "Analyze Now" }).click();
    await expect(page).toHaveURL(comparison(FIRST, SECOND, CLAUDE));
    await expect(page.getByText(/on both\s+lists/)).toBeVisible();
  },
);

signedInTest("the bar's search asks for experts", { tag: "@long" }, async ({ page }) => {
  await page.goto("/profile");
  const bar = page.getByRole("banner");
  await chooseMode(bar, "Expert Ranking");
  await bar.getByRole("textbox").fill("top experts in technical SEO");
  await bar.getByRole("textbox").press("Enter");
  await expect(page).toHaveURL(/\/expert-ranking\/Top%20experts/);
});

signedInTest(
  "history: filter, search, sort, run again, delete",
  { tag: "@long" },
  async ({ page, complaints }) => {
    complaints.allow(/status of 404/);
    await openExperts(page);
    await openComparison(page);
    await page.goto("/profile");
    await expect(page.getByText("2 searches")).toBeVisible();
    await page.getByRole("button", { name: "Expert", exact: true }).click();
    await expect(page).toHaveURL(/kind=expert/);
    await expect(page.getByText("1 search", { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText("1 search", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "All", exact: true }).click();
    await page.getByLabel("Search your prompts").fill("agencies");
    await expect(page.getByText("1 search", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/q=agencies/);
    await page.getByLabel("Search your prompts").fill("nothing like it");
    await expect(page.getByText("No searches match")).toBeVisible();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await page.getByLabel("Sort by").selectOption("prompt");
    await expect(page.getByRole("heading", { name: "All searches" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem").first()).toContainText(FIRST);

    const more = page.getByRole("button", { name: /More for “Leading/ });
    await more.click();
    await page.getByRole("menuitem", { name: /Delete/ }).click();
    await expect(dialog(page).getByText("It can't be undone")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(more).toBeFocused();
    await more.click();
    await page.getByRole("menuitem", { name: /Delete/ }).click();
    await dialog(page).getByRole("button", { name: "Delete search" }).click();
    await expect(page.getByText("1 search", { exact: true })).toBeVisible();
    await expect(more).toHaveCount(0);

    await page.getByRole("button", { name: /More for/ }).click();
    await page.getByRole("menuitem", { name: /Run again/ }).click();
    await expect(page).toHaveURL(/\/compare-prompts-result\//);
    await expect(page.getByText(/on both\s+lists/)).toBeVisible();
    await expect(page.getByText("2 credits").first()).toBeVisible();
  },
);

signedInTest(
  "a history that fails to load shows an error and can be retried",
  { tag: "@long" },
  async ({ page, complaints }) => {
    complaints.allow(/status of 500|status 500/);
    await page.route(/trpc\/.*search\.history/, (route) => route.fulfill({ status: 500, body: "down" }));
    await page.goto("/profile");
    await expect(page.getByText("Could not load your search history.")).toBeVisible();
    await page.unroute(/trpc\/.*search\.history/);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("You have no prompts history yet.")).toBeVisible();
  },
);

signedInTest("a model's full answer, with the ranked names marked", async ({ page }) => {
  await openComparison(page);
  const open = page.getByRole("button", { name: /Full answer \(Prompt 1\)/ });
  await open.click();
  await expect(dialog(page).getByRole("heading", { name: "Full answer" })).toBeVisible();
  await expect(dialog(page).locator("mark").first()).toBeVisible();
  await expect(dialog(page).getByText("Served by")).toBeVisible();
  await expect(dialog(page).getByText("Output tokens")).toBeVisible();
  await expect(dialog(page).getByText("Written as")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
});

signedInTest(
  "an answer that fails to load shows an error",
  { tag: "@long" },
  async ({ page, complaints }) => {
    complaints.allow(/status of 500|status 500/);
    await openComparison(page);
    await page.route(/trpc\/.*search\.rawAnswer/, (route) => route.fulfill({ status: 500, body: "down" }));
    await page.getByRole("button", { name: /Full answer \(Prompt 2\)/ }).click();
    await expect(dialog(page).getByText("The answer could not be loaded")).toBeVisible();
  },
);

test("exports: a file, the server's refusal, a failure, and a plan without exports", {
  tag: "@long",
}, async ({ page, account, product, complaints }) => {
  complaints.allow(/status of (422|500)|status 500/);
  await openComparison(page);
  const share = page.getByRole("button", { name: /^Share/ });
  const sent: unknown[] = [];
  await page.route("**/api/analysis/export-csv", (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({
      contentType: "text/csv",
      headers: { "content-disposition": 'attachment; filename="standings-comparison-1.csv"' },
      body: "rank,name\n",
    });
  });
  await share.click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toBe("standings-comparison-1.csv");
  expect(sent).toEqual([{ searchId: expect.any(String), view: "comparison" }]);

  await page.route("**/api/analysis/export-pdf", (route) =>
    route.fulfill({ status: 422, json: { error: "No results available to export" } }),
  );
  await share.click();
  await page.getByRole("menuitem", { name: "Export PDF" }).click();
  await expect(page.getByText("No results available to export")).toBeVisible();
  await page.unroute("**/api/analysis/export-pdf");
  await page.route("**/api/analysis/export-pdf", (route) => route.fulfill({ status: 500, body: "" }));
  await share.click();
  await page.getByRole("menuitem", { name: "Export PDF" }).click();
  await expect(page.getByText("Failed to export PDF. Please try again.")).toBeVisible();

  await product.runSql(
    `update users set trial_ends_at = now() - interval '1 day' where email = '${account.email}'`,
  );
  await page.reload();
  await expect(page.getByText(/on both\s+lists/)).toBeVisible();
  await share.click();
  await expect(page.getByText("Upgrade to a paid plan to export as PDF.")).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Export PDF" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("menuitem", { name: "See Pricing" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

signedInTest("missing archives", { tag: "@long" }, async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  await page.goto("/archived-compare-prompts-result");
  await expect(page.getByText("No search ID provided.")).toBeVisible();
  for (const path of ["archived-compare-prompts-result", "archived-expert-ranking"]) {
    await page.goto(`/${path}/01a1fba7-3080-70c5-82c5-3a2fe8a941c0`);
    await expect(page.getByText("Could not find search data.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to History" })).toBeVisible();
  }
});
