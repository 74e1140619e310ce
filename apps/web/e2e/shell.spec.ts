import type { Page } from "@playwright/test";
import { openRanking } from "./ask.ts";
import { expectNoAxeViolations } from "./axe.ts";
import { stopClock } from "./clock.ts";
import { expect, test } from "./fixtures.ts";
import { focused, open, walk } from "./focus.ts";
import { chooseMode, modeButton } from "./modes.ts";
import { expectAccessiblePage } from "./views.ts";

const FIELD = "Company Ranking: your buyers’ question";
const FOOTER = [
  "Trending Prompts",
  "Blog",
  "Method",
  "Developers",
  "Login",
  "Contact",
  "Model Weather",
  "Privacy Policy",
  "Terms of Service",
  "System theme",
  "Light theme",
  "Dark theme",
];
const PAGES = ["/contact", "/privacy", "/terms"];

async function walkFooter(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("link").last().focus();
  await walk(page, FOOTER);
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.getByRole("button", { name: "Dark theme" })).toHaveAttribute("aria-pressed", "true");
}

test.describe("at 1440 px", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the whole shell by keyboard", async ({ page }) => {
    await open(page, "/privacy");
    await walk(page, [
      "Skip to content",
      "Standings, home",
      "What to rank: Company Ranking",
      FIELD,
      "Commands",
      "Trending",
      "Blog",
      "Pricing",
      "Contact",
      "Sign In",
      "Get started",
      "Information we collect",
    ]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#information$/);
    await walkFooter(page);
  });

  test("skips to the content", { tag: "@long" }, async ({ page }) => {
    await open(page, "/terms");
    await walk(page, ["Skip to content"]);
    await page.keyboard.press("Enter");
    await walk(page, ["1. The service"]);
  });

  test("/ goes to the search box and Esc leaves it", { tag: "@long" }, async ({ page }) => {
    await open(page, "/terms");
    await page.keyboard.press("/");
    expect(await focused(page)).toBe(FIELD);
    await page.keyboard.type("a/b");
    await expect(page.getByLabel(FIELD)).toHaveValue("A/b");
    await page.keyboard.press("Escape");
    expect(await focused(page)).not.toBe(FIELD);
  });

  test("on home the box is short while the panel is in view", { tag: "@long" }, async ({ page }) => {
    await open(page, "/");
    const modes = modeButton(page.getByRole("banner"));
    await expect(modes).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(modes).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(modes).toBeHidden();
  });

  test("nothing moves when the session is known", { tag: "@long" }, async ({ page, account }) => {
    expect(account.token).not.toBe("");
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) console.error(`shifted: ${JSON.stringify(entry)}`);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/terms");
    const bar = page.getByRole("navigation", { name: "Main" });
    await expect(bar.getByRole("link", { name: "History" })).toBeVisible();
    await expect(bar.getByRole("button", { name: /Account of/ })).toBeVisible();
    await expect(bar.getByRole("link", { name: "Pricing" })).toHaveCount(0);
    await bar.getByRole("button", { name: /Account of/ }).click();
    await expect(page.getByRole("menuitem")).toHaveText(["Profile", "Account", "Sign Out"]);
  });
});

test.describe("at 390 px", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the whole shell by keyboard", async ({ page }) => {
    await open(page, "/privacy");
    await walk(page, ["Skip to content", "Standings, home", "Search", "Sign In", "Menu"]);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem")).toHaveText([
      "Get started",
      "Trending",
      "Blog",
      "Pricing",
      "Contact",
      "Search and shortcuts",
    ]);
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("Menu");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu")).toBeVisible();
    await expect(async () => {
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("menuitem", { name: "Contact" })).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
    await walkFooter(page);
  });

  test("the overlay has the same modes and gives the focus back", { tag: "@long" }, async ({ page }) => {
    await open(page, "/terms");
    const search = page.getByRole("button", { name: "Search", exact: true });
    await search.focus();
    await page.keyboard.press("Enter");
    const overlay = page.getByRole("dialog", { name: "Search" });
    await modeButton(overlay).click();
    await expect(overlay.getByRole("menuitemradio")).toHaveText([
      "Company Ranking",
      "Expert Ranking",
      "Domain Analysis",
    ]);
    await overlay.getByRole("menuitemradio", { name: "Domain Analysis" }).click();
    // One word may be a company's name.
    await overlay.getByLabel("Domain Analysis: a company’s domain").fill("not a domain");
    await page.keyboard.press("Enter");
    await expect(overlay.getByText("Please enter a valid domain (e.g., yourcompany.com)")).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await expect(search).toBeFocused();
  });
});

test.describe("Domain Analysis in the bar", () => {
  test("shows an error for 1.5 s, and reads pasted addresses", { tag: "@long" }, async ({ page }) => {
    await open(page, "/terms");
    const bar = page.getByRole("banner");
    await chooseMode(bar, "Domain Analysis");
    const field = bar.getByRole("combobox", { name: "Domain Analysis: a company’s domain" });
    await stopClock(page);
    await field.press("Enter");
    await expect(bar.getByText("Domain is required")).toBeVisible();
    await field.fill("not a domain");
    await field.press("Enter");
    const invalid = bar.getByText("Please enter a valid domain (e.g., yourcompany.com)");
    // A name is looked for, with the next batch of calls.
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(invalid).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.clock.runFor(1400);
    await expect(invalid).toBeVisible();
    await page.clock.runFor(200);
    await expect(invalid).toBeHidden();
    await field.fill("HTTPS://www.Stripe.com:443/pricing");
    await field.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Create Account" });
    await expect(dialog.getByText("stripe.com", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("post_login_redirect"))).toBe(
      "/company/stripe.com",
    );
  });

  for (const width of [1440, 390]) {
    test(`suggests companies at ${width} px, chosen by keyboard`, { tag: "@long" }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, "/terms");
      if (width === 390) await page.getByRole("button", { name: "Search", exact: true }).click();
      const box = width === 390 ? page.getByRole("dialog", { name: "Search" }) : page.getByRole("banner");
      await chooseMode(box, "Domain Analysis");
      const field = box.getByRole("combobox", { name: "Domain Analysis: a company’s domain" });
      await field.pressSequentially("hubs");
      await expect(box.getByRole("option", { name: /hubspot\.com/ })).toBeVisible();
      expect(await box.getByRole("listbox").getByRole("option").count()).toBeLessThanOrEqual(5);
      await expectNoAxeViolations(page);
      await field.press("ArrowDown");
      await field.press("Enter");
      await expect(field).toHaveValue("hubspot.com");
      await expect(box.getByRole("listbox")).toBeHidden();
      await field.press("Enter");
      await expect(
        page.getByRole("dialog", { name: "Create Account" }).getByText("hubspot.com"),
      ).toBeVisible();
    });
  }

  test("opens the company's page, where the box shows its domain", { tag: "@long" }, async ({
    page,
    account,
  }) => {
    expect(account.token).not.toBe("");
    await open(page, "/terms");
    const bar = page.getByRole("banner");
    await chooseMode(bar, "Domain Analysis");
    await bar.getByLabel("Domain Analysis: a company’s domain").fill("www.attio.com");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/company\/attio\.com$/);
    await page.goto("/company/hubspot.com");
    await expect(modeButton(bar)).toHaveText(/Domain Analysis/);
    await expect(bar.getByLabel("Domain Analysis: a company’s domain")).toHaveValue("hubspot.com");
    await openRanking(page, "Best CRM for startups");
    await expect(modeButton(bar)).toHaveText(/Company Ranking/);
    await expect(bar.getByLabel(FIELD)).toHaveValue("Best CRM for startups");
  });
});

test("pages to read are accessible and do not scroll sideways", async ({ page }) => {
  for (const path of PAGES) {
    await open(page, path);
    await expectAccessiblePage(page);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page reads whole and leads to the others", async ({ page }) => {
    await page.goto("/privacy");
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("link", { name: "Trending" })).toHaveAttribute("href", "/trending");
    await expect(page.getByRole("heading", { level: 2 })).toContainText([
      "Information we collect",
      "Contact us",
    ]);
    await expect(page.getByRole("button", { name: "Login" })).toBeHidden();
    await bar.getByRole("link", { name: "Contact" }).click();
    await expect(page.getByRole("main").getByRole("link", { name: "support@standings.test" })).toBeVisible();
    // Locators by text or role skip the content of noscript.
    await expect(page.locator("form noscript p")).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click();
    await expect(page.getByRole("heading", { level: 2, name: /^\d+\. / })).toHaveCount(11);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('header noscript a[href="/pricing"]').click();
    await expect(page.getByRole("heading", { name: "Credit Packages" })).toBeVisible();
  });
});
