import { refused } from "./accounts.ts";
import { COLOR_RULES, expectNoAxeViolations } from "./axe.ts";
import { expect, signedInTest as test } from "./fixtures.ts";
import type { Product } from "./product.ts";

test.use({ demo: false, alone: "whole figures" });

const INES = "Maximiliane Wolkenstein-Trostburg de Carvalho";

test.beforeEach(async ({ product, account }) => {
  await product.runSql(`update users set role = 'admin', name = '${INES}' where email = '${account.email}'`);
});

/** Four weeks of a small business, and one model in trouble. */
const DATA = `
  insert into users (id, email, name, created_at, credits) select gen_random_uuid(), 'u' || n || '@brightharbor.example',
    (array['Tomás Echeverría', 'Ingrid Solheim', 'Kwame Asante-Boateng', 'Priya Raghunathan'])[1 + n % 4],
    now() - n * n % 27 * interval '1 day', 0 from generate_series(1, 60) n;
  with asked as (
    select gen_random_uuid() as id, (select id from users order by email limit 1) as user_id,
      now() - n * 7 % 28 * interval '1 day' as at, n from generate_series(1, 300) n
  ), begun as (
    insert into runs (id, user_id, kind, client_run_id, request, is_private, is_sandbox, status, cost, created_at)
    select id, user_id, 'company', id::text, '{}', false, true, 'completed', 1, at from asked
  ), saved as (
    insert into searches (id, user_id, kind, prompt, prompt_key, columns, web_search, is_private, is_sandbox,
      was_censored, top, created_at, trending)
    select id, user_id, 'company', 'Best CRM', 'best crm', '{}', true, false, true, false, '[]', at, n = 1 from asked
  )
  insert into answer_log (run_id, run_kind, at, model_id, kind, is_read_again, duration_ms, cost_usd, is_sandbox)
    select id, case when n % 3 = 0 then 'study' else 'company' end, at, (array['openai/gpt-4.1-mini', 'x-ai/grok-3-mini'])[1 + n % 2],
      case when n % 26 = 1 then 'error' when n % 9 = 0 then 'prose' when n % 31 = 0 then 'declined' else 'json' end,
      n % 9 = 0, 4000 + n * 20, 0.07, true from asked;
  insert into payments (id, user_id, pack, credits, amount, currency, is_sandbox, status, created_at)
    select gen_random_uuid(), (select id from users limit 1), '20_credits', 20, 4000, 'usd', true, 'paid',
      now() - n * interval '2 days' from generate_series(1, 12) n;
  insert into changes (admin_id, action, subject_kind, subject_id, subject_name, before, after, reason, at)
    select (select id from users where name = '${INES}' order by created_at desc limit 1), 'user_credits_set', 'user', id::text, '',
      '{"credits": 52}', '{"credits": 102}', 'Refund for a failed study', now() - interval '1 hour' * row_number() over ()
    from users where role = 'user' limit 30;
  insert into changes (admin_id, action, subject_kind, subject_id, subject_name, before, after, reason)
    select id, 'post_added', 'post', '1', 'How AI models rank Webflow', '{}', '{}', ''
    from users where name = '${INES}' order by created_at desc limit 1;
`;

test("the dashboard shows figures of a span, models and queues, and reads itself again", async ({
  page,
  product,
  complaints,
}) => {
  await product.runSql(DATA);
  await page.clock.install();
  await page.goto("/admin");
  const chart = page.getByRole("region", { name: "Searches" });
  await expect(chart).toContainText("300 in 28 days");
  await expect(page.getByRole("region", { name: "Totals" })).toContainText("1 trending");
  await expect(page.getByRole("region", { name: "Revenue of packs" })).toContainText("Sandbox data$480");
  await expect(page.getByRole("region", { name: "Model cost" })).toContainText(
    "$14 on searches, $7 on studies and visits",
  );
  await expect(page.getByRole("row", { name: /Grok 3/ })).toContainText("Closed");
  await expect(page.getByRole("region", { name: "Changes" })).toContainText(`${INES} added the post`);
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoAxeViolations(page, COLOR_RULES);

  await page.getByRole("button", { name: "7 days" }).click();
  await expect(page).toHaveURL(/\/admin\?days=7$/);
  await expect(chart).toContainText("in 7 days");
  await page.reload();
  await expect(page.getByRole("button", { name: "7 days" })).toHaveAttribute("aria-pressed", "true");

  // A part that cannot be read says so alone. The clock is held, so no look comes but the one that is asked for.
  const totals = page.getByRole("region", { name: "Totals" });
  const queues = page.getByRole("region", { name: "Queues" });
  await expect(totals).toContainText("300");
  await expect(queues).toContainText("Runs in progress");
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  complaints.allow(/500|trpc/);
  await product.runSql(
    "alter table failed_jobs rename to failed_jobs_away; delete from searches where trending",
  );
  await page.clock.fastForward(31_000);
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(totals).toContainText("299", { timeout: 500 });
    await expect(queues.getByRole("alert")).toContainText("Could not be brought up to date", {
      timeout: 500,
    });
  }).toPass();
  await expect(queues).toContainText("Runs in progress");
  await product.runSql("alter table failed_jobs_away rename to failed_jobs");
  await queues.getByRole("button", { name: "Try Again" }).click();
  await page.clock.resume();
  await expect(queues.getByRole("alert")).toHaveCount(0);
});

test("the log of changes is found by words and filters that the address keeps, and saved", {
  tag: "@long",
}, async ({ page, product }) => {
  await product.runSql(DATA.replaceAll("brightharbor", crypto.randomUUID().slice(0, 8)));
  await page.goto("/admin/changes");
  const lines = page.getByRole("main").getByRole("listitem");
  await expect(lines.first()).toContainText(`${INES} added the post How AI models rank Webflow`);
  await expect(page.getByText(/^Showing 1 to 20 of \d+ changes$/)).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByLabel("Words").fill("refund asante");
  await expect(page).toHaveURL(/search=refund/);
  await expect(lines.first()).toContainText(
    "set the credits of Kwame Asante-Boateng from 52 to 102: “Refund for a failed study”",
  );
  await page.getByLabel("Action").selectOption({ label: "Added a post" });
  await expect(page.getByText("No changes match")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByLabel("About").selectOption({ label: "Posts" });
  await expect(page.getByText(/^Showing 1 to \d of \d changes$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Showing 1 to \d of \d changes$/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoAxeViolations(page, COLOR_RULES);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^standings-changes-\d{4}-\d{2}-\d{2}\.csv$/);

  await page.getByRole("tab", { name: "Security" }).click();
  await expect(lines.filter({ hasText: "email verified" }).first()).toContainText("account ");
  await page.getByRole("tab", { name: "Failed jobs" }).click();
  await expect(page).toHaveURL(/log=jobs$/);
  await expect(page.getByRole("heading", { name: "No job has failed" })).toBeVisible();
});

test("an admin who is demoted while the panel is open is sent home by its next look", {
  tag: "@long",
}, async ({ page, product, account, complaints }) => {
  complaints.allow(refused(403));
  await page.clock.install();
  await page.goto("/admin");
  await expect(page.getByRole("region", { name: "Totals" })).toContainText("Users");
  await demote(product, account.email);
  await page.clock.fastForward(31_000);
  await expect(page).toHaveURL(`${product.url}/`);
  await page.goto("/admin/changes");
  await expect(page).toHaveURL(`${product.url}/`);
});

const demote = (product: Product, email: string) =>
  product.runSql(`update users set role = 'user' where email = '${email}'`);
