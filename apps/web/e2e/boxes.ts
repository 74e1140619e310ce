/** Where things are on the screen. */
import type { Locator } from "@playwright/test";

/** Parts of the dialog that stick out of it. */
export function overflowOf(box: Locator): Promise<string[]> {
  return box.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const inside = left >= 0 && right <= window.innerWidth;
    const parts = [...element.querySelectorAll("button, input, h2, p")].filter((part) => {
      const place = part.getBoundingClientRect();
      return place.left < left || place.right > right;
    });
    return [...(inside ? [] : ["dialog"]), ...parts.map((part) => part.outerHTML.slice(0, 80))];
  });
}

/** True when the element itself is at its middle and at both of its ends. */
export function isUncovered(box: Locator): Promise<boolean> {
  return box.evaluate((element) => {
    element.scrollIntoView({ block: "nearest" });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [left + 4, (left + right) / 2, right - 4].every((x) => {
      const found = document.elementFromPoint(x, (top + bottom) / 2);
      return found !== null && (element.contains(found) || found.contains(element));
    });
  });
}
