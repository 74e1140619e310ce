import { expect, type Page } from "@playwright/test";

/** Opens a page and waits for hydration and the session. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const known = page.getByRole("banner").getByRole("button", { name: /^Sign In$|^Account of/ });
  await expect(known).toBeVisible();
}

/** Accessible name of the focused element, or its tag. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return "";
    const fields = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
    const labels = fields.flatMap((Field) => (element instanceof Field ? [...(element.labels ?? [])] : []));
    const name = element.getAttribute("aria-label") ?? labels[0]?.textContent ?? element.textContent;
    return name?.trim() || element.tagName.toLowerCase();
  });
}

/** Presses a key once per name, and expects a visible focus on the element of that name. */
export async function walk(page: Page, names: readonly string[], key = "Tab"): Promise<void> {
  for (const name of names) {
    await page.keyboard.press(key);
    await expect.poll(() => focused(page)).toBe(name);
    expect(await showsFocus(page), `${name} shows its focus`).toBe(true);
  }
}

/** True when the element or the field around it has an outline. */
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
