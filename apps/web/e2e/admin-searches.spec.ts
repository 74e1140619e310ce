import type { Page } from "@playwright/test";
import type { Account } from "./fixtures.ts";
import { expect, test } from "./fixtures.ts";
import type { Product } from "./product.ts";
import { expectAccessiblePage } from "./views.ts";

/** The admin panel's Searches tab over the demo's month of searches. */

async function becomeAdmin(product: Product, { email }: Account): Promise<void> {
  await product.runSql(`update users set role = 'admin' where email = '${email}'`);
}

const rows = (page: Page) => page.getByRole("table", { name: "Searches" }).getByRole("row");

test("an admin finds a search, reads what it cost, and puts it on Trending", async ({
  page,
  account,
  product,
}) => {
  await becomeAdmin(product, account);
  await product.runSql(
    `update searches set is_private = true where id = (select min(id::text)::uuid from searches)`,
  );
  await page.goto("/admin/searches");
  await expect(page.getByText(/searches, \d+ on trending\. Private searches show no prompt\./)).toBeVisible();
  await expect(rows(page)).toHaveCount(21);
  await expectAccessiblePage(page);

  await page.getByLabel("Prompt or domain").fill("crm");
  await expect(page).toHaveURL(/search=crm/);
  await expect(rows(page).nth(1)).toContainText(/crm/i);
  const row = rows(page)
    .filter({ has: page.getByRole("switch", { checked: false, disabled: false }) })
    .first();
  const prompt = (await row.getByRole("button").textContent()) ?? "";
  await row.getByRole("button").click();
  const dialog = page.getByRole("dialog", { name: "Search Details" });
  await expect(dialog.getByText(prompt)).toBeVisible();
  await expect(dialog.getByRole("row", { name: /Total/ })).toBeVisible();
  await expect(dialog.getByText(`"company_name"`).first()).toBeVisible();
  await expectAccessiblePage(page);
  await dialog.getByRole("switch", { name: "Trending" }).click();
  await expect(dialog.getByRole("switch", { name: "Trending", checked: true })).toBeVisible();
  await page.reload();
  await expect(dialog.getByRole("switch", { name: "Trending", checked: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.getByLabel("Trending", { exact: true }).selectOption("On");
  await expect(
    rows(page)
      .filter({ hasText: prompt.slice(1, 20) })
      .first(),
  ).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^standings-searches-\d{4}-\d\d-\d\d\.csv$/);
});

test("an admin narrows the list to a user, and a filter that finds nothing can be cleared", {
  tag: "@long",
}, async ({ page, account, product }) => {
  await becomeAdmin(product, account);
  await page.goto("/admin/searches");
  const owner = (await rows(page).nth(1).getByRole("cell").nth(0).textContent()) ?? "";
  await page.getByRole("button", { name: "User All" }).click();
  await page.getByRole("combobox", { name: "Name or e-mail" }).fill(owner.toLowerCase());
  await expect(page.getByRole("option", { name: owner }).first()).toBeVisible();
  // The page of users before the text has others, too.
  const others = page.getByRole("listbox").getByRole("option").filter({ hasNotText: owner });
  await expect(others).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/user=[0-9a-f-]{36}/);
  await expect(page.getByRole("button", { name: `User ${owner}` })).toBeVisible();
  await expect(rows(page).nth(1)).toContainText(owner);
  await page.getByLabel("Prompt or domain").fill("no such words anywhere");
  await expect(page.getByRole("heading", { name: "No searches match" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("button", { name: "User All" })).toBeVisible();
  await expect(rows(page)).toHaveCount(21);
});

test("an admin finds an analysis of a company and reads what it found", { tag: "@long" }, async ({
  page,
  account,
  product,
}) => {
  await becomeAdmin(product, account);
  await product.runSql(`
    insert into runs (id, user_id, kind, client_run_id, request, is_private, is_sandbox, status, cost)
      select gen_random_uuid(), id, 'seo', 'analysis-' || n, '{}', false, true, 'completed', 1
      from users, generate_series(1, 22) n where email = '${account.email}';
    insert into analyses (run_id, user_id, domain, company_name, kind, model_id, created_at, facts, advice)
      select id, user_id, case client_run_id when 'analysis-7' then 'zebra.com' else 'a-very-long-name-of-a-company.com' end,
        'Zebra', 'seo', 'openai/gpt-4.1-mini', created_at, '[]', '{"summary":[{"text":"Clear titles.","facts":[]}],"keywords":[],
        "seoStrengths":[],"seoWeaknesses":[],"aeoStrengths":[],"aeoWeaknesses":[],"recommendations":[]}'
      from runs where client_run_id like 'analysis-%'`);
  await page.goto("/admin/company-analysis");
  const analyses = page.getByRole("table", { name: "Analyses" }).getByRole("row");
  await expect(analyses).toHaveCount(21);
  await expect(page.getByText(/Showing 1 to 20 of \d+ analyses/)).toBeVisible();
  await expect(analyses.nth(1)).toContainText("Sandbox data");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(/Showing 21 to \d+ of \d+ analyses/)).toBeVisible();
  await page.getByRole("button", { name: "Company", exact: true }).click();
  await expect(page).toHaveURL(/sortBy=domain/);
  await expect(analyses.nth(1)).toContainText("zebra.com");
  await expectAccessiblePage(page);
  await page.getByLabel("Domain or company").fill("zebra.c");
  await expect(analyses).toHaveCount(2);
  await analyses.nth(1).getByRole("button").click();
  const dialog = page.getByRole("dialog", { name: "Company Analysis Details" });
  await expect(dialog.getByText(account.email)).toBeVisible();
  await expect(dialog.getByText("Clear titles.")).toBeVisible();
  await expectAccessiblePage(page);
});
