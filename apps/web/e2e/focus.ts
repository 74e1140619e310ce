import { expect, type Page } from "@playwright/test";

/** The accessible name of what has the focus, or its tag when it has none. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return "";
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
    const name = element.getAttribute("aria-label") ?? label?.[0]?.textContent ?? element.textContent;
    return name?.trim() || element.tagName.toLowerCase();
  });
}

/** Presses a key once for each name, and expects the focus there; every stop has to show it. */
export async function walk(page: Page, names: readonly string[], key = "Tab"): Promise<void> {
  for (const name of names) {
    await page.keyboard.press(key);
    await expect.poll(() => focused(page)).toBe(name);
    expect(await showsFocus(page), `${name} shows its focus`).toBe(true);
  }
}

/** An outline of its own, or of the field around it. */
function showsFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    let element = document.activeElement;
    for (let level = 0; element && level < 3; level += 1, element = element.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle !== "none" && outlineWidth !== "0px") return true;
    }
    return false;
  });
}
