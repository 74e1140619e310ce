/** What grounded each answer, wherever it is shown. */
import type { Page } from "@playwright/test";
import { askRanking } from "./ask.ts";
import { expect, signedInTest } from "./fixtures.ts";

/** The sandbox's models on this question: three search, one could have, one can't. */
const PROMPT = "Best CRM for startups";
const GROUNDINGS = {
  "GPT 4.1": "Searched the web",
  "Claude 3.5": "Searched the web",
  "Gemini 2.5 (Flash)": "Could have searched, did not",
  "Grok 3 (Mini)": "Searched the web",
  "Llama 4": "Training data",
};

async function expectColumns(page: Page) {
  for (const [model, text] of Object.entries(GROUNDINGS)) {
    const head = page.getByRole("region", { name: model }).locator("header");
    await expect(head.getByText(text, { exact: true })).toBeVisible();
  }
}

signedInTest(
  "every answer says whether the model searched the web, live and saved",
  { tag: "@long" },
  async ({ page }) => {
    await askRanking(page, PROMPT);
    await expectColumns(page);
    const grok = page.getByRole("region", { name: "Grok 3 (Mini)" });
    await expect(grok.getByText(/^Searched for: “CRM[^”]+”, “/)).toBeVisible();

    await page.getByRole("button", { name: "Full answer (Grok 3 (Mini))" }).click();
    const answer = page.getByRole("dialog");
    await expect(answer.getByText("Searched the web", { exact: true })).toBeVisible();
    await expect(answer.getByText("Searched with Exa through the gateway")).toBeVisible();
    await expect(answer.getByText(/^Searched for: /)).toBeVisible();
    await page.keyboard.press("Escape");

    await page.getByRole("tab", { name: "Aggregated Results" }).click();
    const sources = page.getByRole("region", { name: "Sources the models cite" });
    await expect(sources.getByText("3 of 5 models searched the web")).toBeVisible();

    await page.goto("/profile");
    await page.getByRole("link", { name: new RegExp(PROMPT) }).click();
    await expect(page).toHaveURL(/archived-company-ranking/);
    await expectColumns(page);
  },
);
