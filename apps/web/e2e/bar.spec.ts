/** The top bar's search, its phone sheet and mode menu, the palette, and the Back button. */
import type { Locator } from "@playwright/test";
import { expectNoAxeViolations } from "./axe.ts";
import { isUncovered } from "./boxes.ts";
import { askOverRest } from "./buying.ts";
import { expect, signedInTest, test } from "./fixtures.ts";
import { focused, open } from "./focus.ts";
import { expectNothingMoved, watchLayout } from "./layout-shifts.ts";
import { chooseMode } from "./modes.ts";

const QUESTION = {
  prompt: "Best telehealth services",
  models: ["openai/gpt-4.1-mini"],
  action_type: "prompt_analysis",
};

test("the phone's search has the focus in its field, examples, a price, and an uncovered button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/terms");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Search" });
  const field = sheet.getByRole("textbox");
  await expect(field).toBeFocused();
  await expect(sheet.getByText("1 credit")).toBeVisible();
  await expectNoAxeViolations(page);
  await sheet.getByRole("button", { name: "Best CRM for startups" }).click();
  await expect(field).toHaveValue("Best CRM for startups");
  await expect(field).toBeFocused();
  await chooseMode(sheet, "Domain Analysis");
  await sheet.getByRole("combobox").fill("re");
  await expect(sheet.getByRole("option").first()).toBeVisible();
  expect(await isUncovered(sheet.getByRole("button", { name: "Analyze" }))).toBe(true);
});

signedInTest(
  "the phone's search lists the user's last searches",
  { tag: "@long" },
  async ({ page, account, product }) => {
    await askOverRest(product, account.token, QUESTION);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/terms");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Search" });
    await expect(sheet.getByRole("heading", { name: "Recent searches" })).toBeVisible();
    await sheet.getByRole("button", { name: "Best telehealth services" }).click();
    await expect(page).toHaveURL(/\/archived-company-ranking\//);
  },
);

signedInTest(
  "the palette begins with the newest search, and the pointer moves its one mark",
  { tag: "@long" },
  async ({ page, account, product }) => {
    await askOverRest(product, account.token, QUESTION);
    await open(page, "/terms");
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/trpc/search.history**", async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: "Commands" });
    const marked = palette.getByRole("option", { selected: true });
    await expect(marked).toHaveText("Brands");
    release();
    await expect(marked).toHaveText(/Best telehealth services/);
    await palette.getByRole("option", { name: "Pricing" }).hover();
    await expect(marked).toHaveText("Pricing");
    await page.keyboard.press("ArrowDown");
    await expect(marked).toHaveText("How We Measure");
    expect(await backgrounds(palette)).toBe(1);
  },
);

test.describe("the shortcut's key cap", () => {
  for (const [platform, shortcut] of [
    ["MacIntel", "⌘K"],
    ["Win32", "Ctrl K"],
  ] as const) {
    test(`reads ${shortcut} on ${platform}, from the first paint on`, { tag: "@long" }, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, "platform", { get: () => value });
      }, platform);
      await watchLayout(page);
      await open(page, "/terms");
      const cap = page.getByRole("button", { name: "Commands" }).locator("kbd");
      expect(await cap.evaluate((key) => getComputedStyle(key, "::before").content)).toBe(`"${shortcut}"`);
      await expectNothingMoved(page);
    });
  }
});

test("Back closes an open dialog and stays on the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/terms");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/contact$/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/terms$/);
});

test("the mode menu works by keyboard and returns the focus", async ({ page }) => {
  await open(page, "/terms");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^What to rank/ })
    .focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitemradio", { name: "Company Ranking" })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press("e");
  await expect(page.getByRole("menuitemradio", { name: "Expert Ranking" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("What to rank: Expert Ranking");
});

test("a logo that fails to load leaves its letters in the middle of the tile", { tag: "@long" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  await page.route("**/assets/logos-*/**", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("tab", { name: "Domain Analysis" }).click();
  await page.getByRole("region", { name: "Search", exact: true }).getByRole("combobox").fill("hubspot");
  const letters = page.getByRole("option", { name: /hubspot\.com/ }).getByText("HU", { exact: true });
  await expect(letters).toBeVisible();
  await expect(page.getByRole("option").locator("img")).toHaveCount(0);
  expect(await letters.evaluate(distanceToMiddle)).toBeLessThan(2);
});

/** How many of the palette's lines look chosen. */
function backgrounds(palette: Locator): Promise<number> {
  return palette
    .getByRole("option")
    .evaluateAll(
      (lines) => lines.filter((line) => getComputedStyle(line).backgroundColor !== "rgba(0, 0, 0, 0)").length,
    );
}

function distanceToMiddle(letters: Element): number {
  const tile = letters.parentElement?.getBoundingClientRect();
  const own = letters.getBoundingClientRect();
  return tile ? Math.abs(tile.y + tile.height / 2 - (own.y + own.height / 2)) : Number.POSITIVE_INFINITY;
}

test("the bar's field has room for its whole hint at every width that shows it", { tag: "@long" }, async ({
  page,
}) => {
  await open(page, "/blog");
  for (const width of [1001, 1081, 1241]) {
    await page.setViewportSize({ width, height: 700 });
    const room = await page
      .getByRole("banner")
      .getByRole("textbox")
      .evaluate((field: HTMLInputElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        const pen = document.createElement("canvas").getContext("2d");
        if (pen) pen.font = font;
        const hint = pen?.measureText(field.placeholder).width ?? Number.NaN;
        return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - hint;
      });
    expect(room, `${width} px`).toBeGreaterThanOrEqual(0);
  }
});
