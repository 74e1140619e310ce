/** API tokens in Profile → Account. */
import { COLOR_RULES, expectNoAxeViolations } from "./axe.ts";
import { expect, signedInTest } from "./fixtures.ts";

signedInTest(
  "a token is made, shown once, used, bounded and revoked",
  { tag: "@long" },
  async ({ page, product }) => {
    await page.goto("/profile?tab=account");
    const section = page.getByRole("region", { name: "API tokens" });
    await expect(section).toContainText("No tokens yet.");
    await section.getByRole("button", { name: "New token" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("button", { name: "Create token" })).toBeDisabled();
    await dialog.getByLabel("Name").fill("Studies from CI");
    await expect(dialog.getByLabel("Most credits a day")).toHaveCount(0);
    await dialog.getByText("Read and run", { exact: true }).click();
    await dialog.getByLabel("Most credits a day").fill("0");
    await expect(dialog).toContainText("A whole number, 1 or more");
    await expect(dialog.getByRole("button", { name: "Create token" })).toBeDisabled();
    await dialog.getByLabel("Most credits a day").fill("2");
    await dialog.getByLabel("It expires").selectOption("In 30 days");
    await expectNoAxeViolations(page);
    await dialog.getByRole("button", { name: "Create token" }).click();

    const note = section.getByRole("status");
    await expect(note).toContainText("can’t be shown again");
    const secret = (await note.locator("code").textContent()) ?? "";
    expect(secret).toMatch(/^st_live_[0-9A-Za-z]{49}$/);
    const row = section.getByRole("row", { name: /Studies from CI/ });
    await expect(row).toContainText("New");
    await expect(row).toContainText(`${secret.slice(0, 12)}…`);
    await expect(row).toContainText("never");

    const call = (path: string, init: RequestInit = {}) =>
      fetch(`${product.url}/api${path}`, { ...init, headers: { authorization: `Bearer ${secret}` } });
    expect((await call("/user/credits")).status).toBe(200);
    expect((await call("/search/nothing")).status).toBe(404);
    await page.reload();
    await expect(row).not.toContainText("never");
    await expect(section).toContainText("2 in 28 days, 1 of them answered with an error");
    await expect(page.getByText(secret)).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectNoAxeViolations(page, COLOR_RULES);

    await section.getByRole("button", { name: "Change what Studies from CI may spend a day" }).click();
    await dialog.getByLabel("Most credits a day").fill("");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(section).toContainText("No limit");

    await page.setViewportSize({ width: 390, height: 800 });
    await expect(section.getByRole("button", { name: "Revoke Studies from CI" })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
    await section.getByRole("button", { name: "Revoke Studies from CI" }).click();
    await dialog.getByRole("button", { name: "Revoke" }).click();
    await expect(section).toContainText("No tokens yet.");
    // What it did stays.
    await expect(section).toContainText("2 in 28 days");
    expect((await call("/user/credits")).status).toBe(401);
  },
);
