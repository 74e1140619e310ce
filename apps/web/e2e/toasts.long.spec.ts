import type { Page } from "@playwright/test";
import { expect, signedInTest } from "./fixtures.ts";

/** Constants of spec part 1 §9 that a page shows. */

const shown = (page: Page) => page.locator("[data-sonner-toast][data-visible=true][data-removed=false]");

/** Triggers a toast with a checkout that fails. */
async function raise(page: Page): Promise<void> {
  await page.route("**/billing.createCheckout**", (route) =>
    route.fulfill({ json: [{ result: { data: {} } }] }),
  );
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Buy 20 credits" }).click();
  await expect(shown(page)).toHaveCount(1);
}

signedInTest("a toast is 356 px wide and disappears after 4 s, but not while hovered", async ({ page }) => {
  await page.clock.install();
  await raise(page);
  const toast = shown(page).first();
  expect((await toast.boundingBox())?.width).toBe(356);
  await toast.hover();
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 500);
  await page.clock.runFor(4_000);
  await expect(shown(page)).toHaveCount(0);
});

signedInTest("a swipe of 45 px dismisses a toast, a shorter one does not", async ({ page }) => {
  await raise(page);
  const toast = shown(page).first();
  const swipe = async (distance: number) => {
    const box = await toast.boundingBox();
    if (!box) throw new Error("no toast");
    const [x, y] = [box.x + 40, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.waitForFunction(
      (since) => performance.now() - since > 500,
      await page.evaluate(() => performance.now()),
    );
    await page.mouse.up();
  };
  await swipe(30);
  await expect(toast).toBeVisible();
  await swipe(60);
  await expect(shown(page)).toHaveCount(0);
});
