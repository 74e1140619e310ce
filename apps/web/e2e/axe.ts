import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./fixtures.ts";

/** Rules that look at colours, the only ones that a theme can break. */
export const COLOR_RULES = ["color-contrast", "link-in-text-block"] as const;

/** Expects no violation of these rules, or of all that axe begins with. */
export async function expectNoAxeViolations(page: Page, rules?: readonly string[]): Promise<void> {
  await page.evaluate(whenStill);
  // Half a megabyte of script: a document gets it once.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations }: axe.AxeResults = await page.evaluate(
    (runOnly) =>
      Reflect.get(window, "axe").run(document, {
        resultTypes: ["violations"],
        ...(runOnly ? { runOnly: [...runOnly] } : {}),
      }),
    rules,
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
