import type { Locator } from "@playwright/test";

/** Button of a search box that shows what it ranks; `box` is the top bar or the search sheet. */
export function modeButton(box: Locator): Locator {
  return box.getByRole("button", { name: /^What to rank/ });
}

export async function chooseMode(box: Locator, name: string): Promise<void> {
  await modeButton(box).click();
  await box.getByRole("menuitemradio", { name }).click();
}
