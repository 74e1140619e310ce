/** A brand that is asked in two markets: set up, watched, changed. */

import { COLOR_RULES, expectNoAxeViolations } from "./axe.ts";
import { chooseOneModel } from "./brands.ts";
import { expect, signedInTest } from "./fixtures.ts";
import type { Product } from "./product.ts";
import { isWhole } from "./tier.ts";
import { expectNoSidewaysScroll } from "./views.ts";

signedInTest.use({ varies: true, reducedMotion: "reduce" });

/** Has the visits of a brand ask a topic in two markets, and a visit ask it now, to its end. */
async function askTopic(product: Product, token: string, brandId: string): Promise<void> {
  const send = async (path: string, body: object) => {
    const response = await fetch(`${product.url}/api${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.ok, `${path} is answered with ${response.status}`).toBe(true);
    return (await response.json()) as { readonly id: string };
  };
  const texts = ["Which CRM is best", "Good CRM software", "CRM for shops", "CRM with invoices"];
  const wordings = texts.map((text) => ({ text, level: "mid" }));
  for (const [country, language] of [
    ["DE", "de"],
    ["US", "en"],
  ]) {
    const { id: topicId } = await send("/topics", {
      ...{ name: "CRM that agencies buy", brandId, market: { country, language } },
    });
    await send(`/topics/${topicId}/wordings`, { wordings });
    await send(`/brands/${brandId}/topics`, { topicId });
  }
  await send(`/brands/${brandId}/visits`, {});
  const underWay = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${product.url}/api/brands/${brandId}`, { headers });
    return ((await response.json()) as { readonly visit: object | null }).visit;
  };
  await expect.poll(underWay).toBeNull();
}

signedInTest(
  "a brand in two markets: its price counts them, its figures are of one, and a third is asked the same",
  async ({ page, product, account }) => {
    await product.runSql(`update users set credits = 60 where email = '${account.email}';
      insert into ledger_entries (user_id, delta, balance, reason, reference)
        select id, 55, 60, 'adjustment', gen_random_uuid()::text from users where email = '${account.email}'`);
    const look = async () => {
      for (const width of isWhole ? [1440, 390] : [390]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
        await expectNoAxeViolations(page);
        await page.emulateMedia({ colorScheme: "dark" });
        await expectNoAxeViolations(page, COLOR_RULES);
        await page.emulateMedia({ colorScheme: "light" });
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    };
    await page.goto("/brands/new?domain=hubspot.com");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Salesforce", exact: true }).click();
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await page.getByLabel("Prompts, one a line").fill("Best CRM for founders\nCRM for small agencies");
    await page.getByRole("button", { name: "Add 2 prompts" }).click();
    const markets = page.getByRole("group", { name: "Markets" });
    await expect(markets.getByText(/^No country set/)).toBeVisible();
    await expect(markets.getByRole("button", { name: "Add market" })).toBeDisabled();
    for (const country of ["DE", "US"]) {
      await markets.getByLabel("Country").selectOption(country);
      await markets.getByRole("button", { name: "Add market" }).click();
    }
    await markets.getByLabel("Country").selectOption("DE");
    await expect(markets.getByRole("button", { name: "Added already" })).toBeDisabled();
    await page.getByLabel("Rounds a visit").selectOption("2");
    await chooseOneModel(page);
    await expect(page.getByText("2 prompts × 2 rounds × 2 markets = 8 credits each Monday")).toBeVisible();
    await look();
    await page.getByRole("button", { name: "Start watching" }).click();
    await expect(page.getByText(/^HubSpot is (not )?listed in/)).toBeVisible();

    const choice = page.getByLabel("Market", { exact: true });
    await expect(choice).toHaveValue("DE/de");
    await expect(page.getByRole("tab", { name: "Prompts 2" })).toBeVisible();
    await look();
    await choice.selectOption("United States · English");
    await expect(page).toHaveURL(/market=US/);
    await page.getByRole("tab", { name: "Prompts 2" }).click();
    await expect(
      page.getByRole("heading", { name: "2 tracked prompts in United States · English" }),
    ).toBeVisible();
    await page.getByLabel("Prompts, one a line").fill("CRM near me");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByText("5 prompts in 2 markets × 2 rounds = 10 credits each Monday")).toBeVisible();
    await look();
    await page.getByRole("tab", { name: /^Alerts/ }).click();
    await expect(choice).toHaveValue("US/en");

    await page.getByRole("button", { name: "Settings of HubSpot" }).click();
    const settings = page.getByRole("form", { name: "Settings of the brand" });
    await settings.getByLabel("Country").selectOption("FR");
    await settings.getByRole("button", { name: "Add market" }).click();
    await expect(
      settings.getByText("7 prompts in 3 markets × 2 rounds = 14 credits", { exact: false }),
    ).toBeVisible();
    await look();
    await settings.getByRole("button", { name: "Save" }).click();
    await choice.selectOption("France · French");
    await expect(page.getByRole("tab", { name: "Prompts 2" })).toBeVisible();
    await page.getByRole("tab", { name: "Overview" }).click();
    await expect(
      page.getByRole("heading", { name: "Nothing was asked in France · French yet" }),
    ).toBeVisible();
    await expect(
      page.getByText("The next visit asks 2 prompts of 1 model here.", { exact: false }),
    ).toBeVisible();
    await look();
    await page.getByRole("button", { name: "Germany · German" }).click();
    await expect(choice).toHaveValue("DE/de");
    await expect(page.getByText(/^HubSpot is (not )?listed in/)).toBeVisible();
    const [, brandId = ""] = /brands\/([\da-f-]{36})/.exec(page.url()) ?? [];
    await askTopic(product, account.token, brandId);
    await page.goto(`/brands/${brandId}?tab=markets`);
    const topic = page.getByRole("row", { name: /^CRM that agencies buy/ });
    await expect(topic.getByText(/of \d+ in 4 wordings$/).first()).toBeVisible();
    await expect(topic.getByText(/can’t be told apart|points (less|more)/)).toBeVisible();
    await expect(topic.getByText(/^(Sent|Told)/).first()).toBeVisible();
    await look();
    await page.goto("/brands");
    await expect(
      page.getByText("hubspot.com, 6 prompts in Germany · German, 3 markets in all"),
    ).toBeVisible();
    await look();
  },
);
