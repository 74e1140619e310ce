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
  await panel.getByRole("switch", { name: "Compare two prompts" }).click();
  await panel.getByRole("textbox", { name: "First prompt" }).fill(first);
  await panel.getByRole("textbox", { name: "Second prompt" }).fill(second);
  await panel.getByRole("button", { name: /^Analyze Now/ }).click();
}
