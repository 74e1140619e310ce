/** Parts of result screens: answers, reasons, rows, tabs, the slope graph and print. */
import type { Page } from "@playwright/test";
import { BUILT_IN_CATALOGUE } from "@standings/domain";
import { askComparison, askRanking } from "./ask.ts";
import { askOverRest } from "./buying.ts";
import { expect, signedInTest, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./views.ts";

const GPT = "openai/gpt-4.1-mini";
const PROMPT = "Best CRM for startups";
const dialog = (page: Page) => page.getByRole("dialog");
const column = (page: Page) => page.getByRole("region", { name: "GPT 4.1" });

async function openAnswered(page: Page, prompt = PROMPT) {
  await askRanking(page, prompt);
  await expect(page.getByText(/^Five answers/)).toBeVisible();
}

async function openAggregated(page: Page) {
  await openAnswered(page);
  await page.getByRole("tab", { name: "Aggregated Results" }).click();
}

signedInTest(
  "a full answer reads as a numbered document with its sources; Raw shows the text",
  async ({ page }) => {
    await openAnswered(page);
    await page.getByRole("button", { name: "Full answer (GPT 4.1)" }).click();
    const answer = dialog(page).getByRole("region", { name: "The answer" });
    await expect(answer.getByRole("listitem").first()).toContainText("1.");
    await expect(answer.locator("mark").first()).toBeVisible();
    await expect(answer.getByRole("heading", { name: "Sources" })).toBeVisible();
    await expect(answer).not.toContainText('{"');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await answer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await dialog(page).getByRole("tab", { name: "Raw" }).click();
    await expect(answer).toContainText('"rationale"');
    await expect(dialog(page).getByText("Output tokens")).toBeVisible();
  },
);

signedInTest(
  "the reason in the table is the best placing model's, in its words",
  { tag: "@long" },
  async ({ page }) => {
    await openAggregated(page);
    await expect(page.getByRole("columnheader", { name: "Why it is named" })).toBeVisible();
    const row = page.getByRole("row").nth(1);
    const reason = await row.getByRole("cell").nth(1).locator("span").first().textContent();
    await row.click({ position: { x: 600, y: 30 } });
    await expect(
      dialog(page)
        .getByText(reason ?? "")
        .first(),
    ).toBeVisible();
  },
);

signedInTest(
  "a question that was asked before says how far its ranks moved",
  { tag: "@long" },
  async ({ page, account, product }) => {
    await askOverRest(product, account.token, { prompt: PROMPT, models: BUILT_IN_CATALOGUE.defaultIds });
    await openAggregated(page);
    const line = page.getByRole("button", { name: /^You asked this twice: of the first 10, / });
    await expect(line).toContainText("all were listed every time. The two lists share 100%.");
    await line.hover();
    await expect(page.getByRole("tooltip")).toContainText("Models answer differently each time");
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
  },
);

signedInTest(
  "legend and scale stay below the top bar while the table scrolls",
  { tag: "@long" },
  async ({ page }) => {
    await openAggregated(page);
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page
        .getByRole("row")
        .nth(12)
        .evaluate((row) => row.scrollIntoView({ block: "center" }));
      await expect(page.getByRole("list", { name: "Models" })).toBeInViewport({ ratio: 1 });
      await expect(
        page.getByText("Not listed", { exact: true }).locator("visible=true").first(),
      ).toBeInViewport();
      await expectNoSidewaysScroll(page);
    }
  },
);

signedInTest("a row opens the details on every page, and its icon the company's page", async ({ page }) => {
  await openAnswered(page);
  const expectRow = async () => {
    await column(page)
      .getByRole("listitem")
      .first()
      .click({ position: { x: 10, y: 20 } });
    await expect(dialog(page).getByText("Rank by model")).toBeVisible();
    await page.keyboard.press("Escape");
    const icons = column(page).getByRole("listitem").first().getByTitle("Company page");
    await expect(icons).toHaveAttribute("href", /^\/company\//);
  };
  await expectRow();
  await page.goto("/profile");
  await page.getByRole("link", { name: new RegExp(PROMPT) }).click();
  await expect(page).toHaveURL(/archived-company-ranking/);
  await expectRow();
});

signedInTest(
  "a locked tab is reached by arrow keys and says why it is locked",
  { tag: "@long" },
  async ({ page, product }) => {
    await product.setFaults([{ model: GPT, kind: "hold" }]);
    await askRanking(page, PROMPT);
    await expect(page.getByText("4 of 5 models answered")).toBeVisible();
    await page.getByRole("tab", { name: "Results by Model" }).focus();
    await page.keyboard.press("ArrowRight");
    const locked = page.getByRole("tab", { name: /^Aggregated Results/ });
    await expect(locked).toBeFocused();
    await expect(locked).toHaveText(/Ready when all models have answered/);
    await expect(locked).toHaveAttribute("aria-selected", "false");
  },
);

signedInTest(
  "when every model failed the columns keep their distance from the tabs",
  { tag: "@long" },
  async ({ page, product }) => {
    await product.setFaults([{ model: "*", kind: "error", status: 403 }]);
    await askRanking(page, PROMPT);
    await expect(page.getByText("No model answered.")).toBeVisible();
    const tabs = await page.getByRole("tablist", { name: "Results" }).boundingBox();
    const first = await column(page).boundingBox();
    expect((first?.y ?? 0) - ((tabs?.y ?? 0) + (tabs?.height ?? 0))).toBeGreaterThanOrEqual(40);
  },
);

signedInTest(
  "a long question takes two lines on a phone, and all of them when asked",
  { tag: "@long" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAnswered(page, `Best CRM for ${"very ".repeat(60)}small teams`);
    const heading = page.getByRole("heading", { level: 1 });
    expect((await heading.boundingBox())?.height).toBeLessThan(60);
    await page.getByRole("button", { name: "Show the whole question" }).click();
    expect((await heading.boundingBox())?.height).toBeGreaterThan(100);
  },
);

signedInTest(
  "the slope graph: a company lights up in graph and lists, by pointer and keyboard",
  { tag: "@long" },
  async ({ page }) => {
    await askComparison(page, PROMPT, "Best CRM for agencies");
    const graph = page.getByRole("region", { name: "How the ranks change" });
    const label = graph.getByRole("button", { name: /HubSpot/ }).first();
    // The graph may be drawn anew under a pointer that rests: then the pointer moves once more.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await label.hover();
      await expect(graph.locator("[aria-current]")).toHaveCount(2, { timeout: 1_000 });
    }).toPass();
    await expect(page.locator("li [data-highlighted=true]")).toHaveCount(2);
    await page.mouse.move(0, 0);
    await graph.getByRole("button").nth(1).focus();
    await page.keyboard.press("ArrowDown");
    await expect(graph.locator("[aria-current]").first()).toBeFocused();
    await expect(page.getByText(/ rises most, from #\d+ to #\d+/)).toBeVisible();
    await graph.getByRole("button", { name: "Show as table" }).click();
    await expect(graph.getByRole("row", { name: /HubSpot #\d+ #\d+/ })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await graph.getByRole("button", { name: "Show as graph" }).click();
    await expectNoSidewaysScroll(page);
  },
);

signedInTest(
  "print: logo, question, table and reasons; no controls, and rows keep together",
  { tag: "@long" },
  async ({ page }) => {
    await openAggregated(page);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const main = page.getByRole("main");
    await expect(main.getByText("Standings", { exact: true })).toBeVisible();
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeHidden();
    for (const name of [/^Run again/, /^Share/, /^Show/])
      await expect(main.getByRole("button", { name })).toBeHidden();
    // Who sees it stays on paper as a label, without the mark of a menu.
    const privacy = main.getByRole("button", { name: /^Who sees this/ });
    await expect(privacy.locator("svg")).toHaveCount(2);
    await expect(privacy.locator("svg").last()).toBeHidden();
    const style = await page
      .getByRole("row")
      .nth(1)
      .evaluate((row) => {
        const { breakInside, printColorAdjust } = getComputedStyle(row);
        return {
          breakInside,
          printColorAdjust,
          ground: getComputedStyle(document.documentElement).backgroundColor,
        };
      });
    expect(style).toEqual({ breakInside: "avoid", printColorAdjust: "exact", ground: "rgb(255, 255, 255)" });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
  },
);

test("a company without a domain in one column has the logo and domain of the others", {
  tag: "@long",
}, async ({ page, account, product }) => {
  await openAnswered(page);
  const first = column(page).getByRole("listitem").first();
  const shown = await first.textContent();
  const own = `user_id = (select id from users where email = '${account.email}')`;
  const path = "'{0,results,0,domain}'";
  await product.runSql(
    `update searches set model_results = jsonb_set(model_results::jsonb, ${path}, '""')::json where ${own}`,
  );
  await page.goto("/profile");
  await page.getByRole("link", { name: new RegExp(PROMPT) }).click();
  await expect(page).toHaveURL(/archived-company-ranking/);
  await expect(first).toContainText(/\.[a-z]+/);
  expect((await first.textContent())?.slice(0, 12)).toBe(shown?.slice(0, 12));
  await expect(first).not.toContainText("No site named");
});

signedInTest("rows stay in sight when a capture resizes the page", { tag: "@long" }, async ({ page }) => {
  await openAnswered(page);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setViewportSize({ width: 1440, height: 3000 });
  await expect(column(page).getByRole("listitem").nth(9)).toBeVisible();
  const running = await page.evaluate(() => document.getAnimations().length);
  expect(running).toBe(0);
});
