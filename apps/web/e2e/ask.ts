/** Asking a question: a search starts by a click only, never by its address. */
import type { Page } from "@playwright/test";

/** The start page's button, which names the price. */
export const askButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: /^(Ask \d models?|Compare both prompts)/ });

/** Opens a question's address, as somebody who was sent it, and asks it by a click. */
export async function askAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await askButton(page).click();
}

/** Asks a company question of the default models, or of those in `query`. */
export function openRanking(page: Page, prompt: string, query = ""): Promise<void> {
  return askAt(page, `/company-ranking/${encodeURIComponent(prompt)}${query}`);
}

/** Address of a comparison. */
export function comparisonAddress(first: string, second: string, modelId: string): string {
  return `/compare-prompts-result/${[first, second, modelId].map(encodeURIComponent).join("/")}`;
}
