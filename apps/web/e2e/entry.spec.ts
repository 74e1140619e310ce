/** How guests come in: the offer of free credits, the first view of the dialog, and screens that hold still. */
import type { Page } from "@playwright/test";
import { logIn, signedOutPage } from "./accounts.ts";
import { isUncovered, overflowOf } from "./boxes.ts";
import { expect, signedInTest, test } from "./fixtures.ts";
import { open } from "./focus.ts";
import { expectNothingMoved, watchLayout } from "./layout-shifts.ts";

const OFFER = /5 free credits/;
const PROMPTS = {
  "340 characters": "Which customer software suits a small consulting firm in northern Europe, "
    .repeat(5)
    .slice(0, 340),
  "one long word": "Donaudampfschifffahrtsgesellschaft".repeat(10),
  CJK: "ヨーロッパの小さなコンサルティング会社に最適な顧客管理ソフトウェアはどれですか"
    .repeat(8)
    .slice(0, 340),
  "right to left": "ما هي أفضل شركات برمجيات إدارة علاقات العملاء للشركات الناشئة؟ ".repeat(5).trim(),
};

const prompt = (page: Page) => page.getByRole("main").getByRole("textbox").first();
const dialog = (page: Page) => page.getByRole("dialog");

async function askAsGuest(page: Page, question: string): Promise<void> {
  await prompt(page).fill(question);
  await page.getByRole("button", { name: "Ask 5 models" }).click();
  await expect(dialog(page)).toBeVisible();
}

test.describe("point 17: five free credits", () => {
  test("stand beside home's button, in the FAQ, on pricing and in both views of the dialog", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("region", { name: "Search", exact: true }).getByText(OFFER)).toBeVisible();
    await expect(page.getByText("New accounts start with 5 free credits.")).toBeVisible();
    await page.getByRole("banner").getByRole("button", { name: "Get started" }).click();
    await expect(page.getByRole("dialog", { name: "Create Account" }).getByText(OFFER)).toBeVisible();
    await dialog(page).getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("dialog", { name: "Sign In" }).getByText(OFFER)).toBeVisible();
    await page.goto("/pricing");
    await expect(page.getByText("New accounts start with 5 free credits.")).toBeVisible();
    await page.getByRole("button", { name: "Create an account" }).click();
    await expect(page.getByRole("dialog", { name: "Create Account" })).toBeVisible();
  });

  signedInTest("are not offered to somebody who has an account", { tag: "@long" }, async ({ page }) => {
    await open(page, "/");
    await expect(page.getByRole("region", { name: "Search", exact: true }).getByText(OFFER)).toBeHidden();
    await open(page, "/pricing");
    await expect(page.getByText("New accounts start with")).toBeHidden();
  });

  test("a guest who asks creates an account first; a browser that has signed in signs in", async ({
    page,
    account,
    complaints,
  }) => {
    // A call of the ranking may be under way when the session ends.
    complaints.allow(/401/);
    await signedOutPage(page, "/");
    await askAsGuest(page, "Best CRM for startups");
    await expect(page.getByRole("dialog", { name: "Create Account" })).toContainText(
      "Please sign in to continue your search.",
    );
    await dialog(page).getByRole("button", { name: "Sign In" }).click();
    await logIn(page, account.email, account.password);
    await expect(page.getByText("Successfully logged in!")).toBeVisible();
    await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
    await page.getByRole("button", { name: /Account of/ }).click();
    await page.getByRole("menuitem", { name: "Sign Out" }).click();
    // Home is drawn anew once the session has ended: what was typed before is lost.
    await expect(page.getByRole("button", { name: "Get started" })).toBeVisible();
    await askAsGuest(page, "Best CRM for agencies");
    await expect(page.getByRole("dialog", { name: "Sign In" })).toBeVisible();
  });

  for (const [width, height] of [
    [390, 844],
    [360, 740],
  ] as const) {
    test(`home's button is on the first screen of ${width} × ${height}, and two prompts can be compared`, {
      tag: "@long",
    }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      await expect(page.getByRole("button", { name: "Ask 5 models" })).toBeInViewport({ ratio: 1 });
      await page.getByRole("button", { name: "Compare two prompts" }).click();
      await expect(page.getByRole("textbox", { name: "Second prompt" })).toBeVisible();
      await page.getByRole("button", { name: "Ask one prompt" }).click();
      await expect(page.getByRole("textbox", { name: "Second prompt" })).toHaveCount(0);
    });
  }
});

for (const width of [320, 390, 1440]) {
  test(`the dialog is never wider than its place at ${width} px, whatever was asked`, {
    tag: "@long",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    for (const [name, question] of Object.entries(PROMPTS)) {
      await askAsGuest(page, question);
      for (const view of ["Create Account", "Sign In"]) {
        await expect(dialog(page).getByRole("heading", { name: view })).toBeVisible();
        expect(await overflowOf(dialog(page)), `${name}, ${view}`).toEqual([]);
        if (view === "Create Account") await dialog(page).getByRole("button", { name: "Sign In" }).click();
      }
      await dialog(page).getByRole("button", { name: "Close" }).click();
      await expect(dialog(page)).toHaveCount(0);
    }
  });

  test(`a long prompt moves nothing on home at ${width} px`, { tag: "@long" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchLayout(page);
    await page.goto("/");
    const places = () => placesBelow(page);
    const before = await places();
    await prompt(page).fill(PROMPTS["340 characters"]);
    await expect(page.getByText("340 / 340")).toBeVisible();
    expect(await places()).toEqual(before);
    if (width === 1440) {
      await page.getByRole("switch", { name: "Compare two prompts" }).click();
      await page.getByRole("textbox", { name: "Second prompt" }).fill(PROMPTS["one long word"]);
      expect(await places()).toEqual(before);
    }
    await expectNothingMoved(page);
  });
}

for (const width of [390, 820]) {
  signedInTest(
    `the bar holds still at ${width} px while the session becomes known`,
    { tag: "@long" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route("**/trpc/auth.me**", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto("/terms");
      const search = page.getByRole("banner").getByRole("button", { name: "Search", exact: true });
      const before = await search.boundingBox();
      release();
      await expect(page.getByRole("button", { name: /Account of/ })).toBeVisible();
      expect(await search.boundingBox()).toEqual(before);
    },
  );
}

test("the domain's error is seen, and suggestions cover neither it nor the button", { tag: "@long" }, async ({
  page,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await page.getByRole("tab", { name: "Domain Analysis" }).click();
    const panel = page.getByRole("region", { name: "Search", exact: true });
    const field = panel.getByRole("combobox");
    await field.fill("re");
    await expect(panel.getByRole("option")).toHaveCount(4);
    expect(await isUncovered(panel.getByRole("button", { name: "Analyze domain" }))).toBe(true);
    await field.fill("not a domain");
    await expect(panel.getByText("No domain suggestions found")).toBeVisible();
    await field.press("Enter");
    await expect(panel.getByText("No domain suggestions found")).toHaveCount(0);
    const error = panel.getByText("Please enter a valid domain (e.g., yourcompany.com)");
    await expect(error).toBeVisible();
    expect(await isUncovered(error)).toBe(true);
  }
});

/** Boxes below or beside the search panel. */
async function placesBelow(page: Page): Promise<unknown> {
  // Before the first paint a line may be laid out in the fallback font.
  await page.evaluate(() => document.fonts.ready);
  return page
    .locator("main figure, main ul, main h2")
    .evaluateAll((parts) =>
      parts
        .filter((part) => !part.closest("[data-strip], [aria-label=Search]"))
        .map((part) => part.getBoundingClientRect().y + window.scrollY),
    );
}
