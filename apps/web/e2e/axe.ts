import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./fixtures.ts";
import { isWhole } from "./tier.ts";

/** Rules that look at colours, the only ones that a theme can break. */
export const COLOR_RULES = ["color-contrast", "link-in-text-block"] as const;

/**
 * Expects no violation of these rules, or of all that axe begins with. Contrast takes two fifths of axe's time: the gate leaves it to
 * the unit test of the colours' pairs, the whole run asks it of every screen.
 */
export async function expectNoAxeViolations(page: Page, rules?: readonly string[]): Promise<void> {
  if (rules === COLOR_RULES && !isWhole) return;
  await page.evaluate(whenStill);
  // Half a megabyte of script: a document gets it once.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations }: axe.AxeResults = await page.evaluate(
    ({ runOnly, disabled }) =>
      Reflect.get(window, "axe").run(document, {
        resultTypes: ["violations"],
        rules: Object.fromEntries(disabled.map((id) => [id, { enabled: false }])),
        ...(runOnly ? { runOnly: [...runOnly] } : {}),
      }),
    { runOnly: rules, disabled: isWhole ? [] : COLOR_RULES },
  );
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
  expect(found).toEqual([]);
}

/** Waits for transitions and entrances, whose colours are of neither state; not for what moves without an end. */
function whenStill(): Promise<unknown> {
  const ends = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
    );
  return Promise.allSettled(ends.map(({ finished }) => finished));
}
