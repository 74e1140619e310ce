import { openRanking } from "./ask.ts";
import { expectNoAxeViolations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { focused, open } from "./focus.ts";

test("opens from anywhere, closes with Esc, and returns the focus", async ({ page }) => {
  await open(page, "/contact");
  const name = page.getByLabel("Full Name*");
  for (const key of ["Control+k", "Meta+k"]) {
    await name.focus();
    await page.keyboard.press(key);
    const palette = page.getByRole("dialog", { name: "Commands" });
    await expect(palette.getByRole("combobox")).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await expect(palette).toBeHidden();
    await expect(name).toBeFocused();
  }
  await page.getByRole("button", { name: "Commands" }).click();
  await expect(page.getByRole("dialog", { name: "Commands" })).toBeVisible();
});

test("opens a page, and never asks the name of a page as a question", { tag: "@long" }, async ({ page }) => {
  await open(page, "/contact");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Commands" });
  await expect(palette.getByRole("group", { name: "Pages" }).getByRole("option")).toHaveText([
    "Home",
    "Trending",
    "Blog",
    "Pricing",
    "How We Measure",
    "Contact",
    "Privacy Policy",
    "Terms of Service",
  ]);
  await palette.getByRole("combobox").fill("terms");
  await expect(palette.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/terms$/);
  await expect(palette).toBeHidden();
});

test("changes the theme, and opens the sign-in dialog with its focus", { tag: "@long" }, async ({ page }) => {
  await open(page, "/terms");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Commands" });
  await palette.getByRole("combobox").fill("dark");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Control+k");
  await palette.getByRole("option", { name: "Sign In" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign In" });
  await expect(dialog.getByLabel("E-mail")).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(palette).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await focused(page)).not.toBe("");
});

test("asks a question or analyzes a domain, after signing in", { tag: "@long" }, async ({ page }) => {
  await open(page, "/terms");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Commands" });
  const field = palette.getByRole("combobox");
  await field.fill("x".repeat(341));
  await expect(palette.getByText("Prompt must be 340 characters or less").first()).toBeVisible();
  await field.fill("https://www.attio.com/");
  await expect(palette.getByRole("option")).toHaveText([/^Analyze attio\.com$/, /^Company/, /^Expert/]);
  await field.fill("best CRM for startups");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Create Account" });
  await expect(dialog.getByText("Best CRM for startups")).toBeVisible();
});

test("finds a user's searches, and opens their archive", { tag: "@long" }, async ({ page, account }) => {
  expect(account.token).not.toBe("");
  await openRanking(page, "Best CRM for startups");
  await expect(page.getByRole("tab", { name: /Aggregated Results/ })).toBeEnabled();
  await expect(page).toHaveURL(/company-ranking/);
  await open(page, "/terms");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Commands" });
  const recent = palette.getByRole("group", { name: "Recent" });
  await expect(recent.getByRole("option", { name: /Best CRM for startups/ })).toBeVisible();
  await palette.getByRole("combobox").fill("startups");
  await recent.getByRole("option").click();
  await expect(page).toHaveURL(/\/archived-company-ranking\//);
  await page.keyboard.press("Control+k");
  await palette.getByRole("option", { name: "Buy Credits" }).click();
  await expect(page.getByRole("dialog")).toContainText("50 credits");
});

test("fits a phone, where the menu opens it", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await open(page, "/terms");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Search and shortcuts" }).click();
  const palette = page.getByRole("dialog", { name: "Commands" });
  await expect(palette.getByRole("option", { name: "Pricing" })).toBeInViewport();
  await expectNoAxeViolations(page);
});
