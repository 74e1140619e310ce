/** The buyer's and the payment provider's side of a purchase, for tests. */
import { expect, type Page } from "@playwright/test";
import type { Account } from "./fixtures.ts";
import type { Product } from "./product.ts";

const PAY_PAGE = /\/pay\/(cs_[^?/]+)/;

/** Waits for the provider's page and returns its checkout id. */
export async function reachCheckout(page: Page): Promise<string> {
  await page.waitForURL(PAY_PAGE);
  return PAY_PAGE.exec(page.url())?.[1] ?? "";
}

export async function payByCard(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await page.waitForURL(/\/checkout\/success\?session_id=/);
}

/** Actions of the buyer's bank or in the provider's dashboard. */
export async function decide(
  { sandboxUrl }: Product,
  method: "POST" | "PATCH",
  path: string,
  body: object = {},
): Promise<void> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${sandboxUrl}/payments${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Removes the sign-up credits with a ledger entry. */
export function spendAll({ runSql }: Product, email: string): Promise<void> {
  return runSql(`with spender as (
      update users set credits = 0 where email = '${email}' returning id
    )
    insert into ledger_entries (user_id, delta, balance, reason, reference)
    select id, -5, 0, 'adjustment', 'test-' || id from spender`);
}

export async function expectBalance(page: Page, credits: number): Promise<void> {
  const badge = page.getByRole("banner").getByRole("button", { name: /credits?$/ });
  await expect(badge).toHaveText(credits === 1 ? "1 credit" : `${credits} credits`);
}

interface Named {
  readonly company_name: string;
  readonly domain: string;
}

/** Every model's full list, fetched over REST by a paying user. */
export async function askOverRest({ url }: Product, token: string, question: object): Promise<Named[][]> {
  const response = await fetch(`${url}/api/analysis/query-models`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(question),
  });
  const lines = (await response.text()).split("\n").filter((line) => line.startsWith("data:"));
  return lines.flatMap((line) => {
    const { data } = JSON.parse(line.slice("data:".length)) as { data?: { results?: Named[] } };
    return data?.results ? [data.results] : [];
  });
}

/** The balance that the server knows. */
export async function creditsOf({ url }: Product, { token }: Account): Promise<number> {
  const response = await fetch(`${url}/api/user/credits`, { headers: { authorization: `Bearer ${token}` } });
  return ((await response.json()) as { credits: number }).credits;
}
