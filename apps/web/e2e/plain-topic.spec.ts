/** A topic in plain words: made, asked and read. */

import { expect, signedInTest as test } from "./fixtures.ts";
import { expectAccessiblePage } from "./views.ts";

test.use({ varies: true, reducedMotion: "reduce" });

test("a topic in plain words is made, asked and read as named in plain answers, and is never said to be listed", async ({
  page,
  product,
  account,
}) => {
  await product.runSql(`update users set credits = 60 where email = '${account.email}';
    insert into ledger_entries (user_id, delta, balance, reason, reference)
      select id, 55, 60, 'adjustment', gen_random_uuid()::text from users where email = '${account.email}'`);
  await page.goto("/study/topics");
  await page.getByLabel("What buyers ask about").fill("CRM for agencies");
  await page.getByLabel("Company in focus").fill("hubspot.com");
  const form = page.getByLabel("How it is asked");
  await form.selectOption({ label: "Asked in plain words" });
  await expect(page.getByText("Models get the buyer’s words alone.")).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByRole("button", { name: "Make the topic" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "CRM for agencies" })).toBeVisible();
  const about = page.getByText(/ · hubspot\.com in focus · no market$/);
  await expect(about).toHaveText("Asked in plain words · hubspot.com in focus · no market");
  // It may still change, and back.
  await form.selectOption({ label: "Asked for a list" });
  await expect(about).toContainText("Asked for a list");
  await form.selectOption({ label: "Asked in plain words" });
  await expect(about).toContainText("Asked in plain words");
  const lines = ["Best CRM", "Which CRM is best"];
  await page.getByLabel("Add wordings, one a line").fill(lines.join("\n"));
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: /^Ask 2 wordings · 2 credits/ }).click();

  const found = page.getByRole("region", { name: "Named, by way of asking" });
  await expect(found).toBeVisible();
  await expect(page.getByText(/^HubSpot is named in \d+% (?:\(\d+–\d+\) )?of plain answers/)).toBeVisible();
  await expect(form).toHaveCount(0);
  const companies = page.getByRole("region", { name: "Companies" });
  await expect(companies.getByRole("columnheader", { name: "Named" })).toBeVisible();
  expect(await companies.getByRole("row").count()).toBeGreaterThan(3);
  const wordings = page.getByRole("region", { name: "Answers by wording (2)" });
  await expect(wordings).toContainText(/named in \d of 5 answers/);
  await expect(page.getByText(/Answers in plain words are looked through/)).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/\blisted\b/i);
  await expectAccessiblePage(page);
  await wordings.getByRole("button", { name: /Which CRM is best/ }).click();
  await wordings.getByRole("button", { name: /GPT/ }).click();
  await expect(page.getByRole("dialog", { name: /^Round \d/ })).toBeVisible();
  await page.keyboard.press("Escape");

  // The study itself says the same.
  await page.goto("/profile");
  await page.getByRole("link", { name: /CRM for agencies/ }).click();
  await expect(page.getByRole("main")).toContainText("2 questions");
  await expect(page.getByText("Asked in plain words", { exact: true })).toBeVisible();
  await expect(page.getByText(/^HubSpot is named in \d+%/)).toBeVisible();
  await page.getByRole("tab", { name: /Answers/ }).click();
  await expect(page.getByRole("region", { name: "Asked in plain words, by round" })).toContainText(
    "mentions",
  );
  await expect(page.getByRole("main")).not.toContainText(/\blisted\b/i);
  await expectAccessiblePage(page);
});
