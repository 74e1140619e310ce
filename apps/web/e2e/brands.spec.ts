/** Brands: set up, watched, filtered. */

import { openRanking } from "./ask.ts";
import { expectNoAxeViolations } from "./axe.ts";
import { chooseOneModel, findDemoBrand, openDemoBrand } from "./brands.ts";
import { creditsOf } from "./buying.ts";
import { expect, signedInTest, test } from "./fixtures.ts";
import { expectNothingMoved, watchLayout } from "./layout-shifts.ts";
import { expectNoSidewaysScroll } from "./views.ts";

test.use({ varies: true, reducedMotion: "reduce" });

signedInTest(
  "from one question on home to a price, a first visit, and what it found",
  async ({ page, product, account }) => {
    await product.runSql(`update users set credits = 60 where email = '${account.email}';
      insert into ledger_entries (user_id, delta, balance, reason, reference)
        select id, 55, 60, 'adjustment', gen_random_uuid()::text from users where email = '${account.email}'`);
    await page.goto("/");
    const first = page.getByRole("form", { name: "Watch your brand" });
    await first.getByLabel("Your company’s website").fill("https://www.hubspot.com/");
    await first.getByRole("button", { name: "Watch it every week" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("Who stands beside HubSpot in the answers?", { exact: false })).toBeVisible();
    await page.getByRole("button", { name: "Salesforce", exact: true }).click();
    await page.getByLabel("Another one").fill("pipedrive.com");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("list", { name: "Chosen" }).getByRole("listitem")).toHaveCount(2);
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    // Others' questions are offered whose answers list it; what only trends in its sector is not.
    const suggested = page.getByRole("region", { name: "Suggested prompts" });
    await expect(suggested.getByRole("heading", { name: "Answers list you", exact: true })).toBeVisible();
    await expect(suggested.getByRole("heading", { name: "Trending in your sector" })).toBeHidden();
    await page
      .getByLabel("Prompts, one a line")
      .fill("Best CRM for founders\nbest crm  for founders\nCRM for small agencies");
    await page.getByLabel("Label", { exact: true }).fill("Founders");
    await page.getByRole("button", { name: "Add 3 prompts" }).click();
    await expect(page.getByText("1 prompt left out: another one asks the same.")).toBeVisible();
    await expect(
      page.getByRole("list", { name: "Prompts" }).getByText("Founders", { exact: true }),
    ).toHaveCount(2);
    await expect(page.getByText("2 prompts × 3 rounds = 6 credits each Monday")).toBeVisible();
    // It is all there after a reload.
    await page.reload();
    await expect(page.getByText("2 prompts × 3 rounds = 6 credits each Monday")).toBeVisible();
    await page.getByLabel("Rounds a visit").selectOption("1");
    await chooseOneModel(page);
    await expect(page.getByText(/One round finds few changes/)).toBeVisible();
    await expectNoAxeViolations(page);
    await product.setFaults([{ model: "*", kind: "hold" }]);
    await page.getByRole("button", { name: "Start watching" }).click();
    await expect(page).toHaveURL(/\/brands\/[\da-f-]{36}$/);
    await expect(page.getByText("The first visit is under way: 0 of 2 prompts answered")).toBeVisible();
    expect(await creditsOf(product, account)).toBe(58);
    await expectNoAxeViolations(page);
    await page.getByRole("link", { name: "Watch “Best CRM for founders”" }).click();
    await expect(page.getByRole("heading", { name: /Best CRM for founders/ })).toBeVisible();
    await page.goBack();
    await product.setFaults([]);
    await expect(page.getByText(/^HubSpot is (not )?listed in/)).toBeVisible();
    await expect(page.getByRole("row", { name: /Best CRM for founders/ })).toContainText("too early");
    await page.getByRole("link", { name: "“Best CRM for founders”" }).click();
    await expect(page).toHaveURL(/\/study\//);
    await page.goBack();
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByText("Paused: nothing is asked")).toBeVisible();
  },
);

test("the overview of twelve weeks: the planted change, filters in the address, tabs, cells", async ({
  page,
  product,
}) => {
  await openDemoBrand(page, product);
  await expect(page.getByRole("region", { name: "Won and lost" })).toContainText("“Best CRM for agencies”");
  await expect(page.getByRole("row", { name: /Best CRM for agencies/ })).toContainText("real");
  await expect(
    page.getByText(/8 prompts tracked: up to one alert in three months may be chance/),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Add a note" }).click();
  const note = page.getByRole("form", { name: "New note" });
  await note.getByRole("button", { name: "Save" }).click();
  await expect(note.getByText("Please write a note")).toBeVisible();
  await note.getByLabel("Note").fill("Published the guide");
  await note.getByRole("button", { name: "Save" }).click();
  const notes = page.getByRole("list", { name: "Notes" });
  await expect(notes).toContainText("Published the guide");
  await expectNoAxeViolations(page);
  await notes.getByRole("button", { name: /Remove the note/ }).click();
  await expect(notes).toHaveCount(0);
  await page.getByRole("slider", { name: "Visit", exact: true }).press("ArrowLeft");
  await page.getByRole("button", { name: /^Real changes/ }).click();
  await expect(page.getByRole("row", { name: /^“/ })).toHaveCount(1);
  await page.getByRole("button", { name: /^All 8/ }).click();
  await page.getByLabel("Label").selectOption("Teams");
  await expect(page).toHaveURL(/label=Teams/);
  await expect(page.getByText("“Best CRM for startups”")).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("Label")).toHaveValue("Teams");
  await expect(page.getByText("“Best CRM for agencies”").first()).toBeVisible();
  await page.getByLabel("Label").selectOption("");
  await page.getByRole("tab", { name: /^Competitors/ }).click();
  await page
    .getByRole("button", { name: /^HubSpot: place 1/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem")).toHaveCount(15);
  await dialog.getByRole("button", { name: "Show earlier answers" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(30);
  await expect(dialog.locator("blockquote").first()).toContainText("HubSpot");
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Sources" }).click();
  await page.getByLabel("Type of site").selectOption("Reviews and directories");
  await expect(page.getByText("g2.com", { exact: true })).toBeVisible();
  await page.getByLabel("Type of site").selectOption("All types");
  await expect(page.getByText("Only competitors", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Competitors only/ }).click();
  await page.getByRole("tab", { name: /^Alerts/ }).click();
  await expect(page.getByText(/^Attio rose from/)).toBeVisible();
  const weekly = page.getByRole("switch", { name: "Every week" });
  await weekly.click();
  await expect(weekly).toBeChecked();
  await expectNoAxeViolations(page);
});

signedInTest(
  "too few credits: it is said before, and nothing is asked",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/brands/new?domain=hubspot.com");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Continue without" }).click();
    await page.getByLabel("Prompts, one a line").fill("Best CRM for founders\nCRM for small agencies");
    await page.getByRole("button", { name: "Add 2 prompts" }).click();
    await expect(
      page.getByText("The first visit waits until there are enough", { exact: false }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Start watching" }).click();
    await expect(page).toHaveURL(/\/brands\/[\da-f-]{36}$/);
    await expect(page.getByText("You have 5 credits: too few.", { exact: false })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("tab", { name: "Sources" }).click();
    await expect(page.getByText("No answers here yet. Sources come with them.")).toBeVisible();
    await expect(page.getByLabel("Model")).toHaveCount(0);
    await page.getByRole("tab", { name: "Overview" }).click();
    await page.getByRole("button", { name: "Buy Credits" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
);

signedInTest(
  "a brand whose setting up got no answer is the same one when it is tried again",
  async ({ page, complaints }) => {
    complaints.allow(/ERR_FAILED/);
    await page.goto("/brands/new?domain=hubspot.com");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Continue without" }).click();
    await page.getByLabel("Prompts, one a line").fill("Best CRM for founders");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.route(
      "**/trpc/brands.create**",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: "Start watching" }).click();
    await expect(page.getByText("The brand could not be made. Please try again.")).toBeVisible();
    await page.getByRole("button", { name: "Start watching" }).click();
    await expect(page).toHaveURL(/\/brands\/[\da-f-]{36}$/);
    await page.goto("/brands");
    await expect(page.getByRole("link", { name: /HubSpot/ })).toHaveCount(1);
  },
);

test("filters that come late push nothing down", { tag: "@long" }, async ({ page, product }) => {
  const address = await openDemoBrand(page, product);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/trpc/**brands.overview**", async (route) => {
    await held;
    await route.continue();
  });
  await watchLayout(page);
  await page.goto(`${address}?tab=competitors`);
  const grid = page.getByRole("heading", { name: "Prompts and companies" });
  await expect(grid.or(page.getByText("Loading..."))).toBeVisible();
  release();
  await expect(page.getByLabel("Model")).toBeVisible();
  await expect(grid).toBeVisible();
  await expectNothingMoved(page);
});

test("on a phone the grid of competitors shows that more of them follow", async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${await findDemoBrand(page, product)}?tab=competitors`);
  const grid = page.getByRole("region", { name: "Grid" });
  await expect(grid).toHaveCSS("mask-image", /linear-gradient/);
  const second = await grid.getByRole("columnheader").nth(2).boundingBox();
  expect(second?.x).toBeLessThan(320);
  await expectNoSidewaysScroll(page);
  // Its end is not faded.
  const last = grid.getByRole("columnheader").last();
  await last.scrollIntoViewIfNeeded();
  await grid.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  const { x = 390, width = 0 } = (await last.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(350);
});

for (const width of [390, 1440]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`fits ${width} px, is accessible and does not move, ${colorScheme}`, { tag: "@long" }, async ({
      page,
      product,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const address = await openDemoBrand(page, product);
      for (const tab of ["", "?tab=prompts", "?tab=sources", "?tab=competitors", "?tab=alerts"]) {
        await watchLayout(page);
        await page.goto(address + tab);
        await expect(page.getByRole("heading", { name: "Attio", level: 1 })).toBeVisible();
        await page.waitForLoadState("networkidle");
        await expectNoSidewaysScroll(page);
        await expectNothingMoved(page);
      }
      await expectNoAxeViolations(page);
    });
  }
}

signedInTest(
  "setting a brand up fits a phone, and so do its settings",
  { tag: "@long" },
  async ({ page }) => {
    const asked = `Beste ${"kraftfahrzeughaftpflichtversicherung".repeat(2)}`;
    await openRanking(page, asked);
    await expect(async () => {
      await page.goto("/profile?tab=prompts");
      await expect(page.getByText(asked).first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/brands/new?domain=hubspot.com");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Another one").fill("Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await expect(page.getByText(`“${asked}”`, { exact: true }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByLabel("Prompts, one a line").fill(`Best CRM\nBest ${"CRM".repeat(30)} for founders`);
    await page.getByRole("button", { name: "Add 2 prompts" }).click();
    const models = page.getByRole("toolbar", { name: "Models asked" });
    await expect(models).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Start watching" }).click();
    await page.getByRole("button", { name: "Settings" }).click();
    await expect(models).toBeVisible();
    const form = page.getByRole("form", { name: "Settings of the brand" });
    expect(await form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  },
);

test("long names fit a phone", { tag: "@long" }, async ({ page, product }) => {
  const address = await openDemoBrand(page, product);
  const id = address.split("/").at(-1);
  const set = (name: string, competitors: string) =>
    product.runSql(`update brands set name = '${name}', competitors = ${competitors} where id = '${id}'`);
  const long = "Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel";
  const renamed = (name: string) =>
    `(select jsonb_agg(one || jsonb_build_object('name', ${name})) from jsonb_array_elements(competitors) as one)`;
  await product.runSql("create table kept_brands as select id, name, competitors from brands");
  try {
    await set(long, renamed(`'${long}' || (one->>'name')`));
    await page.setViewportSize({ width: 390, height: 900 });
    for (const tab of ["", "?tab=prompts", "?tab=sources", "?tab=competitors", "?tab=alerts"]) {
      await page.goto(address + tab);
      await expect(page.getByRole("heading", { name: long, level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      if (tab === "") await expect(page.getByRole("heading", { name: "In plain words" })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  } finally {
    await product.runSql(`update brands set name = kept_brands.name, competitors = kept_brands.competitors
      from kept_brands where kept_brands.id = brands.id; drop table kept_brands`);
  }
});
