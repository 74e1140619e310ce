/** What is chosen, where the system draws its own colours in place of ours. */
import type { Locator } from "@playwright/test";
import { expect, signedInTest as test } from "./fixtures.ts";

test.use({ forcedColors: "active", reducedMotion: "reduce" });

const backgroundOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);

test("a switch that is on, and what is chosen of chips and segments, differ from the others", async ({
  page,
  account,
  product,
}) => {
  await product.runSql(`update users set role = 'admin' where email = '${account.email}'`);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    const panel = page.getByRole("region", { name: "Search", exact: true });
    for (const name of ["Web search", "Private"]) {
      const toggle = panel.getByRole("switch", { name });
      const before = await toggle.screenshot();
      await toggle.click();
      await page.mouse.move(0, 0);
      expect(before.equals(await toggle.screenshot())).toBe(false);
    }
    const chips = panel.getByRole("toolbar").getByRole("button");
    const chosen = chips.and(page.locator("[aria-pressed=true]")).first();
    const other = chips.and(page.locator("[aria-pressed=false]")).first();
    expect(await backgroundOf(chosen)).not.toBe(await backgroundOf(other));

    await page.goto("/admin");
    const days = page.getByRole("group", { name: "Days shown" });
    await days.getByRole("button", { name: "7 days" }).click();
    const [week, month] = [days.getByRole("button", { name: "7 days" }), days.getByRole("button").nth(1)];
    await expect(week).toHaveAttribute("aria-pressed", "true");
    expect(await backgroundOf(week)).not.toBe(await backgroundOf(month));
  }
});
