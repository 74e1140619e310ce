/** Studies: started from a ranking, watched, left, stopped, extended, shared, read answer by answer. */

import { BUILT_IN_CATALOGUE } from "@standings/domain";
import { askRanking } from "./ask.ts";
import { COLOR_RULES, expectNoAxeViolations } from "./axe.ts";
import { creditsOf } from "./buying.ts";
import { expect, signedInTest as test } from "./fixtures.ts";
import { expectNothingMoved, forgetShifts, watchLayout } from "./layout-shifts.ts";
import { expectNoSidewaysScroll } from "./views.ts";

/** Each answer is read at length. */
const MODELS = BUILT_IN_CATALOGUE.defaultIds.slice(0, 2);

/** No model answers until the faults are taken back. */
const HELD = [{ model: "*", kind: "hold" }];

test.use({ varies: true, reducedMotion: "reduce" });

test.beforeEach(async ({ product, account }) => {
  await product.runSql(`update users set credits = 60 where email = '${account.email}';
    insert into ledger_entries (user_id, delta, balance, reason, reference)
      select id, 55, 60, 'adjustment', gen_random_uuid()::text from users where email = '${account.email}'`);
});

interface Asked {
  readonly url: string;
  readonly token: string;
}

/** Starts a study over REST; its id. */
async function start({ url, token }: Asked, body: object): Promise<string> {
  const response = await fetch(`${url}/api/studies`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ prompt: "Best CRM for startups", models: BUILT_IN_CATALOGUE.defaultIds, ...body }),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

test("a ranking offers one: it is started, watched, left, found in History and read to its end", async ({
  page,
  product,
  account,
}) => {
  await askRanking(page, "Best CRM for startups");
  await page.getByRole("tab", { name: "Aggregated Results" }).click();
  await page.getByRole("button", { name: "Ask 12 rounds · 12 of your 59 credits" }).click();
  const dialog = page.getByRole("dialog", { name: "How sure is this?" });
  await dialog.getByLabel("What should it tell?").selectOption("pair");
  await expect(dialog.getByLabel("Company")).toHaveValue(/\w/);
  await expectNoAxeViolations(page);
  await dialog.getByLabel("What should it tell?").selectOption("rounds");
  await expect(dialog).toContainText("12 of your 59 credits are held while it runs");
  await dialog.getByLabel("Rounds").selectOption("3");
  await expect(dialog.getByRole("switch", { name: "Private" })).toBeChecked();
  await product.setFaults(HELD);
  await dialog.getByRole("button", { name: "Ask 3 rounds · 3 credits" }).click();
  await expect(page).toHaveURL(/\/study\/[\da-f-]{36}$/);
  const progress = page.getByRole("region", { name: "Progress" });
  await expect(progress).toContainText(/of 15 answers/);
  await expect(page.getByTitle(/held by studies under way/)).toBeVisible();
  await page.goto("/profile");
  const studies = page.getByRole("region", { name: "Studies" });
  const line = studies.getByRole("link", { name: "“Best CRM for startups”" }).first();
  await line.click();
  await expect(progress).toContainText(/of 15 answers/);
  // Left before it ends, it tells its end wherever one is.
  await page.getByRole("link", { name: "Blog", exact: true }).first().click();
  await expect(page).toHaveURL(/\/blog$/);
  await product.setFaults([]);
  await expect(page.getByText("Your study “Best CRM for startups” is ready")).toBeVisible();
  await page.getByRole("link", { name: "Show", exact: true }).click();
  await expect(page.getByText("Three rounds were asked.")).toBeVisible();
  await expect(progress).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Legend" })).toContainText("GPT");
  await expect(page.getByText(/^Rows without a tier are not compared/)).toBeVisible();
  await expect(
    page.getByRole("button", { name: /, score \d+, between \d+ and \d+, tier 1, rank 1/ }).first(),
  ).toBeVisible();
  expect(await creditsOf(product, account)).toBe(56);

  await page.getByRole("tab", { name: "Searches" }).click();
  await expect(page.getByRole("heading", { name: "What models searched for" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Searches" }).getByRole("row").nth(1)).toContainText(/crm/i);
  await expectNoAxeViolations(page);

  // What it found stands in History, where studies are found by their kind and their words.
  await page.goto("/profile");
  await page.getByRole("button", { name: "Studies" }).click();
  await expect(page).toHaveURL(/\?kind=study$/);
  await expect(line).toContainText(/more than chance explains|can’t be told apart/);
  await page.getByLabel("Search your prompts").fill("payroll");
  await expect(page.getByText("No studies match")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(line).toBeVisible();
  await expect(page.getByRole("button", { name: "All", exact: true })).toBeFocused();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`nothing moves while rounds come, at ${viewport.width} px`, { tag: "@long" }, async ({
    page,
    product,
    account,
  }) => {
    await page.setViewportSize(viewport);
    await watchLayout(page);
    await product.setFaults(HELD);
    const goal = { type: "pair", companies: ["HubSpot", "Pipedrive"] };
    const id = await start({ url: product.url, token: account.token }, { goal, maxRounds: 5 });
    await page.goto(`/study/${id}`);
    await page.getByRole("region", { name: "Progress" }).waitFor();
    await expect(page.getByText(/of 25 answers/)).toBeVisible();
    await forgetShifts(page);
    await product.setFaults([]);
    await expect(page.getByText(/Five rounds were asked|Ended after 5 rounds/)).toBeVisible();
    await expectNothingMoved(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });
}

test("stopped by hand, it gives the rest back; extended, it holds again", { tag: "@long" }, async ({
  page,
  product,
  account,
}) => {
  await product.setFaults(HELD);
  const id = await start({ url: product.url, token: account.token }, { rounds: 30 });
  await page.goto(`/study/${id}`);
  await expect(page.getByText(/round 1 of 30/)).toBeVisible();
  await expect(page.getByText(/^The order appears after the first rounds/)).toBeVisible();
  await page.getByRole("button", { name: "Stop after this round" }).click();
  await expect(page.getByText("Stopping after this round…")).toBeVisible();
  await product.setFaults([]);
  await expect(page.getByText("Stopped by hand after 1 round.")).toBeVisible();
  // One answer each has no ranges, and nothing to decide by.
  await expect(page.getByText("One answer per model: hollow dots, and no ranges.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Legend" })).not.toContainText("range");
  await expect(page.getByText("More rounds would probably decide nothing.")).toHaveCount(0);
  const progress = page.getByRole("region", { name: "Progress" });
  await expect(progress.getByText(/^Round 1 in \d/)).toHaveCount(BUILT_IN_CATALOGUE.defaultIds.length);
  const left = await creditsOf(product, account);
  expect(left).toBe(59);
  const panel = page.getByRole("region", { name: "Credits and rounds" });
  const more = panel.getByRole("button", { name: "One round more" });
  await panel.getByRole("button", { name: /^Ask \d+ more rounds? · \d+ credits?$/ }).waitFor();
  while ((await panel.getByLabel("Rounds", { exact: true }).textContent()) !== "2") {
    await panel.getByRole("button", { name: "One round less" }).click();
  }
  await expect(more).toBeEnabled();
  await panel.getByRole("button", { name: "Ask 2 more rounds · 2 credits" }).click();
  await expect.poll(() => creditsOf(product, account)).toBe(left - 2);
  await expect(page.getByText(/rounds were asked\./)).toBeVisible();
  await expect(page.getByText("Ranges allow for looking at it while it ran.")).toBeVisible();
});

test("every figure opens to its answers, by keyboard; a guest reads a shared one", async ({
  page,
  browser,
  product,
  account,
  complaints,
}) => {
  const asked = { models: MODELS, rounds: 3, focus: "HubSpot", isPrivate: false };
  const body = { ...asked, compareWebSearch: true, natural: true };
  const id = await start({ url: product.url, token: account.token }, body);
  await page.goto(`/study/${id}`);
  await expect(page.getByText("Three rounds were asked.")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoAxeViolations(page, COLOR_RULES);
  const row = page.getByRole("button", { name: /^HubSpot, score \d+/ });
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(row).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByText("HubSpot, answer by answer")).toBeVisible();
  const unasked = page.getByRole("region", { name: "Named unasked" });
  const added = /( [+−]?\d+| no difference seen) [+−]?\d+ to [+−]?\d+$/;
  const named = unasked.getByRole("row", { name: /^HubSpot \d+% \d+–\d+ / });
  await expect(unasked.getByRole("columnheader", { name: "A list adds" })).toBeVisible();
  await expect(named.and(unasked.getByRole("row", { name: added }))).toBeVisible();
  await expect(
    page.getByText(/^Unasked, in answers in plain words: .* (Asking for a list|No difference seen)/),
  ).toBeVisible();
  const search = page.getByRole("region", { name: "With and without web search" });
  await expect(
    search.getByRole("row", { name: /^HubSpot .* to [+−]?\d+ (search|no difference)/ }),
  ).toBeVisible();
  await expectNoAxeViolations(page, COLOR_RULES);
  await page
    .getByRole("button", { name: /^Round 1: .*Read the answer$/ })
    .first()
    .click();
  const read = page.getByRole("dialog", { name: "Round 1" });
  await expect(read.getByRole("listitem").filter({ hasText: "HubSpot" }).first()).toContainText(
    /\w+ \w+ \w+ \w+/,
  );
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(unasked).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("tab", { name: /Answers/ }).click();
  await expect(page.getByRole("region", { name: /by round$/ }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole("heading", { name: "Asked in plain words" })).toBeVisible();
  await expectNoAxeViolations(page);

  const guest = await browser.newContext();
  const stranger = await guest.newPage();
  await stranger.goto(`${product.url}/study/${id}`);
  await expect(stranger.getByText("Three rounds were asked.")).toBeVisible();
  await expect(stranger.getByRole("region", { name: "Credits and rounds" })).toHaveCount(0);
  complaints.allow(/404|trpc/);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("menuitem", { name: "Make private" }).click();
  await expect(async () => {
    await stranger.reload();
    await expect(stranger.getByText("Could not find this study.")).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await guest.close();
});

test("one round says what it is; one without any answer costs nothing", { tag: "@long" }, async ({
  page,
  product,
  account,
}) => {
  const asked = { url: product.url, token: account.token };
  await page.goto(`/study/${await start(asked, { rounds: 1 })}`);
  await expect(
    page.getByText("One answer per model. Ask 5 rounds to see how far this can be trusted."),
  ).toBeVisible();
  await product.setFaults([{ model: "*", kind: "error", status: 400 }]);
  await page.goto(`/study/${await start(asked, { rounds: 5 })}`);
  await expect(
    page.getByText("Nothing was found, and all credits came back.", { exact: false }),
  ).toBeVisible();
  expect(await creditsOf(product, account)).toBe(59);
});

test("an admin takes a shared one off public pages and brings it back", { tag: "@long" }, async ({
  page,
  browser,
  product,
  account,
  complaints,
}) => {
  complaints.allow(/404|trpc/);
  const asked = { url: product.url, token: account.token };
  const id = await start(asked, { rounds: 1, isPrivate: false });
  await product.runSql(`update users set role = 'admin' where email = '${account.email}'`);
  await page.goto(`/study/${id}`);
  await page.getByRole("button", { name: "Admin" }).click();
  await page.getByRole("menuitem", { name: "Take this study off public pages…" }).click();
  const dialog = page.getByRole("dialog", { name: "Take this study off public pages?" });
  await dialog.getByLabel("Reason").fill("Advertises a hotline");
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Take off public pages" }).click();
  await expect(page.getByText("Taken off public pages", { exact: true })).toBeVisible();
  const guest = await browser.newContext();
  const stranger = await guest.newPage();
  await stranger.goto(`${product.url}/study/${id}`);
  await expect(stranger.getByText("Could not find this study.")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Admin" }).click();
  await expect(page.getByText(/Off public pages since .*: Advertises a hotline/)).toBeVisible();
  await page.getByRole("menuitem", { name: "Bring this study back" }).click();
  await expect(page.getByText("Back on public pages")).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText("One answer per model.", { exact: false })).toBeVisible();
  await guest.close();
});

test("the owner of a brand has a study read for it, and sees what its answers say", async ({
  page,
  product,
  account,
}) => {
  const own = { url: product.url, token: account.token };
  const id = await start(own, { models: MODELS, rounds: 3 });
  await page.goto(`/study/${id}`);
  await expect(page.getByText("Three rounds were asked.")).toBeVisible();
  const reading = page.getByRole("region", { name: "What these answers say about your brand" });
  await expect(reading).toHaveCount(0);
  const brand = await fetch(`${product.url}/api/brands`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${account.token}` },
    body: JSON.stringify({
      ...{
        name: "HubSpot",
        domain: "hubspot.com",
        competitors: [{ name: "Pipedrive", domain: "pipedrive.com" }],
      },
      ...{ prompts: [{ prompt: "best crm" }], models: BUILT_IN_CATALOGUE.defaultIds },
    }),
  });
  expect(brand.status).toBe(201);
  await page.reload();
  await product.setFaults(HELD);
  await reading.getByRole("button", { name: "Read what they say about HubSpot · 1 credit" }).click();
  await expect(reading.getByRole("status")).toHaveText(/^The answers are being read: 0 so far\.$/);
  await expectNoAxeViolations(page);
  await product.setFaults([]);
  await reading.getByRole("link", { name: "See what they say about HubSpot" }).click();
  await expect(page).toHaveURL(new RegExp(`/claims\\?study=${id}$`));
  await expect(page.getByText("Sentences of answers of the study")).toContainText("“Best CRM for startups”");
  await expect(page.getByLabel("Asked")).toHaveValue(`study/${id}`);
  await page
    .getByRole("button", { name: /^Sentences that say “/ })
    .first()
    .click();
  await expect(page.getByRole("list", { name: "Sentences" })).toContainText("in “Best CRM for startups”");
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel("Asked").selectOption("Prompts of visits");
  await expect(page.getByText("No answer of these weeks was read yet")).toBeVisible();
  await expect(page).toHaveURL(/\/claims$/);
  expect(await creditsOf(product, account)).toBe(56);
});
