import type { Page } from "@playwright/test";

/** From now on the page's time passes only when the test says so: what goes by itself waits to be seen. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
