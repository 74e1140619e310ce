import { expect, type Page } from "@playwright/test";
import { COLOR_RULES, expectNoAxeViolations } from "./axe.ts";
import { isWhole } from "./tier.ts";

const HEIGHT = 900;
const WIDTHS = isWhole ? [1440, 820, 390] : [1440, 390];
/** The second theme is other colours (`tokens.css`), so that it is asked for these alone. */
const SCHEMES = [
  ["light", undefined],
  ["dark", COLOR_RULES],
] as const;

/**
 * Expects the page to be accessible, with nothing wider than the screen at any width. The gate asks axe once, on a desktop in the
 * light theme; the whole run asks it at every width in both themes.
 */
export async function expectAccessiblePage(page: Page): Promise<void> {
  const before = page.viewportSize();
  const isStill = await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectNoSidewaysScroll(page);
    // Between phone and desktop only positions differ.
    if (width === 820 || (width === 390 && !isWhole)) continue;
    for (const [colorScheme, rules] of SCHEMES) {
      if (rules && !isWhole) continue;
      // Rows that are still fading in have too little contrast, so animations end first.
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectNoAxeViolations(page, rules);
    }
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: isStill ? "reduce" : "no-preference" });
  if (before) await page.setViewportSize(before);
}

/** Expects nothing to be wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
