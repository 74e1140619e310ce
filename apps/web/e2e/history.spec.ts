import type { Page } from "@playwright/test";
import { expect, signedInTest, test } from "./fixtures.ts";
import { expectAccessiblePage, expectNoSidewaysScroll } from "./views.ts";

/** A history of more than a page: what one loads, what is counted, and what changes meanwhile. */

const rows = (page: Page) => page.getByRole("main").getByRole("listitem");
const shownIn = async (page: Page) =>
  (await rows(page).allInnerTexts()).map((text) => /Question \d+/.exec(text)?.[0]);

test("a long history is loaded page after page, and counted as far as it was read", { tag: "@long" }, async ({
  page,
  account,
  product,
}) => {
  await product.runSql(`
    insert into runs (id, user_id, kind, client_run_id, request, is_private, is_sandbox, status, cost, created_at)
      select gen_random_uuid(), id, 'company', 'long-' || n, jsonb_build_object('prompt',
        'Question ' || n || case when n % 4 = 0 then ' for zebras' else ' for startups' end,
        'prompt2', null, 'columns', '["openai/gpt-4.1-mini"]'::jsonb, 'webSearch', true),
        true, true, 'completed', 0, now() - n * interval '1 hour'
      from users, generate_series(1, 1200) n where email = '${account.email}';
    insert into searches (id, user_id, kind, prompt, prompt_key, columns, web_search, is_private, is_sandbox, was_censored,
      top, results, model_results, created_at)
      select id, user_id, kind, request->>'prompt', lower(request->>'prompt'), '{openai/gpt-4.1-mini}', true, true, true,
        false, '[]', '[]', '[]', created_at
      from runs where client_run_id like 'long-%'`);
  await page.goto("/profile");
  await expect(page.getByText("1,200 searches")).toBeVisible();
  await expect(rows(page)).toHaveCount(50);
  // A search that is saved meanwhile moves the pages of a list that is counted off, and none of this one.
  await product.runSql(`update searches set created_at = now() where prompt like 'Question 1200 %'`);
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(rows(page)).toHaveCount(100);
  expect(await shownIn(page)).toEqual(Array.from({ length: 100 }, (_, index) => `Question ${index + 1}`));

  const field = page.getByLabel("Search your prompts");
  await field.fill("STARTUPS");
  await expect(page.getByText("700+ searches")).toBeVisible();
  await expect(rows(page)).toHaveCount(50);
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(rows(page)).toHaveCount(100);
  await field.fill("question 77 for");
  await expect(page.getByText("1 search", { exact: true })).toBeVisible();
  await field.fill("startups");
  await page.getByLabel("Sort by").selectOption("prompt");
  await expect(rows(page).first()).toContainText("Question 1 for startups");
  await expect(page.getByText("700+ searches")).toBeVisible();
  await expectAccessiblePage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

signedInTest("a tab that the profile does not have is its first one", { tag: "@long" }, async ({ page }) => {
  await page.goto("/profile?tab=nothing");
  await expect(page.getByRole("tab", { name: "My Prompts" })).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/\/profile$/);
});
