import type { Page } from "@playwright/test";
import { type Account, expect, test } from "./fixtures.ts";
import { expectAccessiblePage, expectNoSidewaysScroll } from "./views.ts";

/** The user's own company, marked on rankings, in the history and in the account. */

const MODELS = ["openai/gpt-4.1-mini", "anthropic/claude-3.5-haiku", "google/gemini-2.5-flash-lite"];

async function ask(page: Page, account: Account, prompt: string): Promise<void> {
  await query(page, account, {
    prompt,
    models: MODELS,
    action_type: "prompt_analysis",
    webSearchEnabled: true,
  });
}

async function query(page: Page, { token }: Account, data: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.post("/api/analysis/query-models", { data, headers });
  expect(await response.text()).toContain('"type":"complete"');
}

async function openAggregate(page: Page, prompt: string): Promise<void> {
  await page.goto("/profile");
  await page.getByRole("link", { name: prompt }).first().click();
  await page.getByRole("tab", { name: /^Aggregated Results/ }).click();
}

const own = (page: Page) => page.getByRole("region", { name: "Your company" });

test("a company chosen on a ranking is pinned, marked in every list and told in the history", {
  tag: "@long",
}, async ({ page, account }) => {
  await ask(page, account, "Best CRM for startups");
  await ask(page, account, "best crm for startups");
  await openAggregate(page, "Best CRM for startups");
  await own(page).getByRole("button", { name: "Choose your company" }).click();
  const dialog = page.getByRole("dialog", { name: "Which one is you?" });
  const ranked = dialog.getByRole("list", { name: "Companies of this ranking" }).getByRole("listitem");
  await expect(ranked.nth(3)).toBeVisible();
  await page.keyboard.type("no such company anywhere");
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText("Choose one below, or enter its address");
  await dialog.getByLabel("Name or address of your company").fill("HUBSPOT");
  await expect(ranked).toHaveCount(1);
  await expectAccessiblePage(page);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(own(page)).toContainText(/HubSpot\s*You#\d+ · listed by \d of 3 models · /);
  const row = page.getByRole("row").filter({ hasText: "hubspot.com" });
  await expect(row.getByText("You", { exact: true })).toBeVisible();
  await expectAccessiblePage(page);
  await own(page).getByRole("button", { name: "See why" }).click();
  await expect(page.getByRole("dialog", { name: "HubSpot" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Results by Model" }).click();
  const marked = page.getByRole("tabpanel").getByText("You", { exact: true });
  expect(await marked.count()).toBeGreaterThanOrEqual(1);
  await page.goto("/profile");
  const history = page.getByRole("main").getByRole("listitem");
  await expect(history.first()).toContainText(/Your company: .*#\d+.*Asked 2 times in a month/);
  await expect(history.nth(1)).not.toContainText(/no change|up \d|down \d/);
  await expectAccessiblePage(page);
  // It becomes the first brand.
  await openAggregate(page, "Best CRM for startups");
  await own(page).getByRole("link", { name: "Watch every week" }).click();
  await expect(page).toHaveURL(/\/brands\/new\?domain=hubspot\.com$/);
  await expect(page.getByLabel("Your domain")).toHaveValue("hubspot.com");
});

test("a company that no model lists is told so; Profile changes and removes it", { tag: "@long" }, async ({
  page,
  account,
}) => {
  await ask(page, account, "Best CRM for startups");
  await page.goto("/profile?tab=account");
  const field = page.getByRole("combobox", { name: "Domain of your company" });
  await field.fill("no domain");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please enter a valid domain (e.g., yourcompany.com)")).toBeVisible();
  await field.fill("https://www.Northwind.agency/about");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please enter a valid domain (e.g., yourcompany.com)")).toBeVisible();
  await field.fill("www.Northwind.agency/");
  await page.keyboard.press("Enter");
  await expect(page.getByText("northwind.agency is marked as your company")).toBeVisible();
  await openAggregate(page, "Best CRM for startups");
  await expect(own(page)).toContainText("Not listed by any of 3 models · behind");
  await expect(own(page).getByRole("link", { name: "See why" })).toHaveAttribute(
    "href",
    /^\/company\/northwind\.agency\?against=[a-z0-9.-]+$/,
  );
  await page.goto("/profile?tab=account");
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("No company is marked")).toBeVisible();
  await expect(field).toBeVisible();
  // It stays one of the brands, one press away.
  const brands = page.getByRole("list", { name: "Your brands" });
  await brands.getByRole("button", { name: "northwind.agency" }).click();
  await expect(page.getByText("northwind.agency is marked as your company")).toBeVisible();
});

test("a comparison that lists the company in neither answer says so in the column's room", {
  tag: "@long",
}, async ({ page, account }) => {
  const [model = ""] = MODELS;
  const promptComparison = { prompt1: "Best CRM for startups", prompt2: "Best CRM for agencies" };
  const models = [`${model}_prompt1`, `${model}_prompt2`];
  await query(page, account, { action_type: "prompt_comparison", prompt: "", promptComparison, models });
  await page.goto("/profile?tab=account");
  await page.getByRole("combobox", { name: "Domain of your company" }).fill("northwind.agency");
  await page.keyboard.press("Enter");
  await expect(page.getByText("northwind.agency is marked as your company")).toBeVisible();
  await page.goto("/profile");
  const place = page.getByText("– · –").and(page.locator(":visible"));
  const told = page.getByText("not listed, not listed").and(page.locator(":visible"));
  await expect(told).toBeAttached();
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(place).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    const overflow = await place.evaluate((node) => {
      const cell = node.closest("span:has(> span)")?.parentElement;
      return cell ? cell.scrollWidth - cell.clientWidth : Number.NaN;
    });
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

test("the question which company is the user's is asked until it is declined", { tag: "@long" }, async ({
  page,
  account,
}) => {
  await ask(page, account, "Best CRM for startups");
  await openAggregate(page, "Best CRM for startups");
  await own(page).getByRole("button", { name: "Not now" }).click();
  await expect(own(page)).toBeHidden();
  await openAggregate(page, "Best CRM for startups");
  await expect(page.getByRole("row").filter({ hasText: "hubspot.com" })).toBeVisible();
  await expect(own(page)).toBeHidden();
});
