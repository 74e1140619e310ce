/** The next visit of a brand: when it is due, and who pays for it. */

import { allowancePeriod, visitDays } from "@standings/domain";
import { type Account, expect, signedInTest } from "./fixtures.ts";
import type { Product } from "./product.ts";

const COST = 4;

interface OwnBrand {
  readonly id: string;
  readonly nextVisitAt: string;
}

/** Three days from now: no visit comes by itself while a test runs. */
const DAY = ((new Date().getUTCDay() + 2) % 7) + 1;
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const ON_DAY = new RegExp(`^${DAYS[DAY - 1]}, `);

/** A brand of two prompts and two rounds, visited once a week. */
async function addBrand({ url }: Product, { token }: Account, timeZone = "UTC"): Promise<OwnBrand> {
  const call = async (path: string, body: object | null) => {
    const response = await fetch(url + path, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.ok, await response.clone().text()).toBe(true);
    return response.json();
  };
  const { models } = (await call("/api/models", null)) as { models: { id: string }[] };
  const { id } = (await call("/api/brands", {
    ...{ name: "HubSpot", domain: "hubspot.com", aliases: [], competitors: [] },
    ...{ models: models.slice(0, 1).map(({ id }) => id), webSearch: false, natural: false, markets: [] },
    ...{ rhythm: "weekly", day: DAY, hour: 6, timeZone, rounds: 2 },
    prompts: [{ prompt: "Best CRM for startups" }, { prompt: "Best CRM for small business" }],
  })) as { id: string };
  const { nextVisitAt } = (await call(`/api/brands/${id}`, null)) as OwnBrand;
  return { id, nextVisitAt };
}

signedInTest(
  "a page that stays open learns that its visit is due, and that it came",
  async ({ page, product, account }) => {
    const { id, nextVisitAt } = await addBrand(product, account);
    await page.clock.install();
    await page.goto(`/brands/${id}`);
    const next = page.getByRole("region", { name: "Next visit" });
    await expect(next.getByText(ON_DAY)).toBeVisible();
    await expect(next.getByRole("button", { name: `Ask now · ${COST} credits` })).toBeVisible();
    const left = await page.evaluate((at) => Date.parse(at) - Date.now(), nextVisitAt);
    await page.clock.fastForward(left + 1000);
    await expect(next.getByText("Due now")).toBeVisible();
    await product.runSql(
      `update brands set next_visit_at = next_visit_at + interval '7 days' where id = '${id}'`,
    );
    await page.clock.fastForward(10_000);
    await expect(next.getByText("Due now")).toBeHidden();
    await expect(next.getByText(ON_DAY)).toBeVisible();
  },
);

signedInTest(
  "Pro reads what its month has left, and what credits pay for",
  async ({ page, product, account }) => {
    const { id, nextVisitAt } = await addBrand(product, account);
    const own = `(select id from users where email = '${account.email}')`;
    const month = allowancePeriod("pro_analyses", new Date(nextVisitAt));
    await product.runSql(`update users set subscription_status = 'pro' where id = ${own}`);
    const next = page.getByRole("region", { name: "Next visit" });
    // A visit of the next month would have all that it allows.
    await page.clock.setSystemTime(Date.parse(nextVisitAt) - 60_000);
    await page.goto(`/brands/${id}`);
    await expect(next.getByRole("button", { name: "Ask now" })).toBeVisible();
    await expect(next.getByText(/plan’s month/)).toHaveCount(0);
    // The limit is not known here: more is used than there can be.
    const months = new Set([month, allowancePeriod("pro_analyses", new Date())]);
    for (const period of months)
      await product.runSql(
        `insert into allowances (user_id, kind, period, used) select ${own}, 'pro_analyses', '${period}', 1000000`,
      );
    await page.reload();
    await expect(
      next.getByText(/^Your plan’s month has 0 analyses left: too few, so it takes credits\./),
    ).toBeVisible();
    await expect(next.getByRole("button", { name: `Ask now · ${COST} credits` })).toBeVisible();
    await product.runSql(`with spender as (update users set credits = 1 where id = ${own} returning id)
    insert into ledger_entries (user_id, delta, balance, reason, reference)
      select id, -4, 1, 'adjustment', gen_random_uuid()::text from spender`);
    await page.reload();
    await expect(
      next.getByText("You have 1 credit, and your plan’s month has 0 analyses left: too few."),
    ).toBeVisible();
    await expect(next.getByRole("button", { name: "Buy Credits" })).toBeVisible();
  },
);

signedInTest(
  "the list of brands tells the next visit by the day of its brand",
  async ({ page, product, account }) => {
    // Six in the morning in Tokyo is the day before in UTC.
    const { id, nextVisitAt } = await addBrand(product, account, "Asia/Tokyo");
    await page.goto("/brands");
    const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "HubSpot" }) });
    await expect(
      row.getByText(`Next visit ${visitDays("Asia/Tokyo")(nextVisitAt)}`, { exact: true }),
    ).toBeVisible();
    await product.setFaults([{ model: "*", kind: "hold" }]);
    await product.runSql(`update brands set next_visit_at = now() where id = '${id}'`);
    await page.reload();
    await expect(row.getByText(/^Visit (due now|under way: )/)).toBeVisible();
  },
);
