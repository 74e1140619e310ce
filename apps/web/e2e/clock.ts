import type { Page } from "@playwright/test";

/** Stops the page's clock, so that timed messages stay until the test advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
