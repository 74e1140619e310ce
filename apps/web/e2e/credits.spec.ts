/** Searches without credits. */
import type { Page } from "@playwright/test";
import { BUILT_IN_CATALOGUE } from "@standings/domain";
import { openRanking } from "./ask.ts";
import { askOverRest, expectBalance, payByCard, reachCheckout, spendAll } from "./buying.ts";
import { expect, test } from "./fixtures.ts";
import { signUp } from "./sign-up.ts";

const BANNER = "You've used all your credits. Some results are now censored. Buy credits to view.";
const uniqueEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Collects all data the page fetches, streams included. Bundles are skipped: they list all logos. */
async function recordBodies(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const bodies: Promise<string>[] = [];
    const original = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const response = await original(...request);
      bodies.push(
        response
          .clone()
          .text()
          .catch(() => ""),
      );
      return response;
    };
    Object.assign(window, { recordedBodies: bodies });
  });
  return () =>
    page.evaluate(async () => {
      const { recordedBodies } = window as unknown as { recordedBodies: Promise<string>[] };
      return [...(await Promise.all(recordedBodies)), document.documentElement.outerHTML].join("\n");
    });
}

test.describe("out of credits", () => {
  test("a censored search, a bought pack, everything shown, and another search", async ({
    page,
    account,
    product,
  }) => {
    await spendAll(product, account.email);
    const prompt = "Best CRM for startups";
    const rich = await signUp(product, { name: "Rich", email: uniqueEmail("rich") });
    const lists = await askOverRest(product, rich.token, { prompt, models: BUILT_IN_CATALOGUE.defaultIds });
    expect(lists).toHaveLength(5);
    const seen = lists.flatMap((list) => list.slice(0, 5));
    const seenText = JSON.stringify(seen);
    const hidden = lists
      .flatMap((list) => list.slice(5))
      .filter(
        ({ company_name, domain }) => !seenText.includes(company_name) && !seenText.includes(domain || "…"),
      );
    expect(hidden.length).toBeGreaterThan(10);

    const readBodies = await recordBodies(page);
    await product.setFaults([{ model: "*", kind: "hold" }]);
    await openRanking(page, prompt);
    await expect(
      page.getByText("This search runs without credits. It is not kept in History."),
    ).toBeVisible();
    await product.setFaults([]);
    await expect(page.getByText("No Credits Left")).toBeVisible();
    await expect(page.getByText(BANNER)).toBeVisible();
    await expect(page.getByText("2 previews left today")).toBeVisible();
    await expectBalance(page, 0);
    const bodies = await readBodies();
    expect(bodies).toContain(seen[0]?.company_name ?? "");
    const leaked = hidden.filter(({ company_name, domain }) => {
      const asWord = new RegExp(`\\b${company_name.replace(/[^\w ]/g, "\\$&")}\\b`);
      return asWord.test(bodies) || (domain !== "" && bodies.includes(domain));
    });
    expect(leaked).toEqual([]);
    await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeDisabled();
    await expect(page.getByRole("link", { name: "6 hidden. Buy credits to view." }).first()).toHaveAttribute(
      "href",
      "/pricing",
    );

    await page.getByRole("button", { name: "Buy Credits" }).first().click();
    await expect(page.getByRole("dialog")).toContainText("This takes");
    await page.getByRole("button", { name: "Buy 20 credits" }).click();
    await reachCheckout(page);
    await payByCard(page);
    await expect(page.getByRole("heading", { name: "20 credits added" })).toBeVisible();
    await expectBalance(page, 20);
    await page.getByRole("link", { name: "Back to your search" }).click();
    await page.getByRole("button", { name: "Show all results · 1 credit" }).first().click();
    await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
    await expect(page.getByText(hidden[0]?.company_name ?? "?", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("No Credits Left")).toHaveCount(0);
    await expectBalance(page, 19);
    await page.reload();
    await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
    await expectBalance(page, 19);

    await openRanking(page, "Best email marketing tool");
    await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
    await expectBalance(page, 18);
    await page.goto("/profile?tab=transactions");
    await expect(page.getByRole("row", { name: /20 credits.*succeeded.*Receipt.*\$40\.00/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Receipt/ })).toHaveAttribute("href", /^https?:/);
    await page.getByRole("tab", { name: "Invoices" }).click();
    await expect(page.getByRole("row", { name: /paid.*PDF.*\$40\.00/ })).toBeVisible();
    await page.getByRole("tab", { name: "Credits" }).click();
    await expect(page.getByRole("row", { name: /Purchase .*20 \+20/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /Search Best email marketing tool 18 −1/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("tab", { name: "Credits" })).toHaveAttribute("aria-selected", "true");
  });

  test("after the day's previews no model is asked; one credit asks them all", { tag: "@long" }, async ({
    page,
    account,
    product,
  }) => {
    await spendAll(product, account.email);
    const one = `?models=${encodeURIComponent(BUILT_IN_CATALOGUE.defaultIds[0] ?? "")}`;
    for (const left of ["3 of 3", "2 of 3", "1 of 3"]) {
      await page.goto("/");
      await expect(page.getByText(`${left} free previews left today`)).toBeVisible();
      await openRanking(page, `Best CRM for ${left}`, one);
      await expect(page.getByText(BANNER)).toBeVisible();
    }
    await openRanking(page, "Best payroll software");
    await expect(page.getByText("No model was asked: today's free previews were used up.")).toBeVisible();
    await expect(page.getByText("Insufficient credits")).toHaveCount(0);
    await expect(page.getByRole("button", { name: /Run again|Share|Retry/ })).toHaveCount(0);
    await page.getByRole("main").getByRole("button", { name: "Buy Credits" }).click();
    await page.getByRole("button", { name: "Buy 20 credits" }).click();
    await reachCheckout(page);
    await payByCard(page);
    await page.getByRole("link", { name: "Back to your search" }).click();
    await page.getByRole("button", { name: "Ask all models · 1 credit" }).click();
    await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
    await expectBalance(page, 19);
  });

  test("Pro over its monthly limit: a credit still shows the results", { tag: "@long" }, async ({
    page,
    account,
    product,
  }) => {
    await product.runSql(
      `with pro as (update users set subscription_status = 'pro' where email = '${account.email}' returning id)
       insert into allowances (user_id, kind, period, used)
       select id, 'pro_analyses', date_trunc('month', now() at time zone 'utc')::date, 300 from pro`,
    );
    await openRanking(page, "Best CRM");
    await expect(page.getByText("Monthly Prompt Analysis Limit Reached")).toBeVisible();
    await expect(page.getByText(/censored and not saved\. Upgrade to Business/)).toBeVisible();
    await page.getByRole("button", { name: "Show all results · 1 credit" }).first().click();
    await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
    await expectBalance(page, 4);
    await page.goto("/profile?tab=account");
    await expect(page.getByText("300 of 300 used")).toBeVisible();
  });
});
