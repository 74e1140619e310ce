import { expect, type Page } from "@playwright/test";
import { isWhole } from "./tier.ts";

/** goals.md, P11. */
const MOST = 0.01;

interface Shift {
  readonly value: number;
  readonly what: readonly string[];
}

/** Records layout shifts without user input, from the next page on. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, "shifts", shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, "hadRecentInput") === true) continue;
        const sources: { node?: Node }[] = Reflect.get(entry, "sources");
        const what = sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 40)}`);
        shifts.push({ value: Number(Reflect.get(entry, "value")), what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/**
 * Expects no visible layout shift since the page was opened. Asked by the whole run alone: whether a skeleton shows at all depends
 * on how busy the machine is.
 */
export async function expectNothingMoved(page: Page): Promise<void> {
  if (!isWhole) return;
  const seen = await shifts(page);
  const sum = seen.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(seen)).toBeLessThanOrEqual(MOST);
}

/** What has moved without user input since the page was opened, or since it was forgotten. */
export function shifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => Reflect.get(window, "shifts"));
}

/** Drops what has moved so far, such as the page before. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.get(window, "shifts").splice(0));
}
