/** Asking a question: a search starts by a click only, never by its address. */
import type { Page } from "@playwright/test";

const panelOf = (page: Page) => page.getByRole("region", { name: "Search" });

/** Asks a question on the home page, as users do. */
export async function askRanking(page: Page, prompt: string, kind: "company" | "expert" = "company") {
  await page.goto("/");
  const panel = panelOf(page);
  if (kind === "expert") await panel.getByRole("tab", { name: /Expert Ranking/ }).click();
  await panel.getByRole("textbox").fill(prompt);
  await panel.getByRole("button", { name: /^Ask 5 models/ }).click();
}

/** Compares two prompts from the home page, with its first model. */
export async function askComparison(page: Page, first: string, second: string) {
  await page.goto("/");
  const panel = panelOf(page);
  await panel
    .getByRole("switch", { name: "Compare two prompts" })
    .or(panel.getByRole("button", { name: "Compare two prompts" }))
    .click();
  await panel.getByRole("textbox", { name: "First prompt" }).fill(first);
  await panel.getByRole("textbox", { name: "Second prompt" }).fill(second);
  await panel.getByRole("button", { name: /^Analyze Now/ }).click();
}

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
