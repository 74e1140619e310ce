import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations } from "./fixtures.ts";

const HEIGHT = 900;
const WIDTHS = [1440, 820, 390];
const SCHEMES = ["light", "dark"] as const;

/** As it stands, the page is accessible on every width in both themes, and nothing is wider than the screen. */
export async function expectToBeFit(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectNoSidewaysScroll(page);
    for (const colorScheme of SCHEMES) {
      // Rows that are half faded in have half the contrast: what is looked at is at rest.
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // Between phone and desktop, only places differ.
      if (width === 820) continue;
      await page.evaluate(whenTransitionsEnd);
      await expectNoAxeViolations(page);
    }
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (before) await page.setViewportSize(before);
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

/** Colours on their way from one theme to the other are those of neither. */
function whenTransitionsEnd(): Promise<unknown> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  return Promise.allSettled(transitions.map(({ finished }) => finished));
}
