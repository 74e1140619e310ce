/** Mails about a brand, as Chromium shows them, and links for strangers. */

import { SANDBOX_ADMIN } from "@standings/domain";
import { eventually } from "@standings/testing/eventually";
import { expectNoAxeViolations } from "./axe.ts";
import { findDemoBrand, openDemoBrand } from "./brands.ts";
import { expect, test } from "./fixtures.ts";
import type { Product } from "./product.ts";
import { isWhole } from "./tier.ts";
import { expectNoSidewaysScroll } from "./views.ts";

test.use({ varies: true, reducedMotion: "reduce" });

interface SentMail {
  readonly subject: string;
  readonly html: string;
}

const RISE = "Attio rose in “Best CRM for agencies”";

/** Waits for a mail to the admin. */
async function findMail(product: Product, isWanted: (mail: SentMail) => boolean): Promise<SentMail> {
  return eventually(async () => {
    const to = encodeURIComponent(SANDBOX_ADMIN.email);
    const response = await fetch(`${product.sandboxUrl}/mail/messages?to=${to}`);
    return ((await response.json()) as SentMail[]).find(isWanted);
  }, "a mail to the admin");
}

test("the alert and the weekly mail: real changes, the picture, and a click that ends them", async ({
  page,
  product,
  browser,
}) => {
  const address = await findDemoBrand(page, product);
  const id = address.split("/").at(-1);
  const mail = (settings: string) =>
    product.runSql(`update brands set ${settings} where id = '${id}';
      select graphile_worker.add_job('mail_brand', json_build_object('visitId',
        (select visit_id from brand_alerts where brand_id = '${id}' and type = 'change' order by at desc limit 1)))`);
  const reader = await (await browser.newContext()).newPage();
  const read = async ({ html }: SentMail) => {
    for (const [width, colorScheme] of [
      [390, "dark"],
      [1440, "light"],
    ] as const) {
      await reader.setViewportSize({ width, height: 900 });
      await reader.emulateMedia({ colorScheme });
      await reader.setContent(html);
      await expectNoSidewaysScroll(reader);
      if (isWhole || width === 1440) await expectNoAxeViolations(reader);
    }
  };
  const turnOff = async (link: string, text: RegExp) => {
    await reader.getByRole("link", { name: link }).click();
    await reader.getByRole("button", { name: "Send no more" }).click();
    await expect(reader.getByText(text)).toBeVisible();
  };
  await mail("alert_mails = true, digest_mails = false");
  await read(
    await findMail(product, ({ subject, html }) => subject === RISE && html.includes("Get no alerts")),
  );
  await expect(
    reader.getByText(/Attio rose from \d+ to about \d+ in “Best CRM for agencies” between/),
  ).toBeVisible();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(RISE);
  await expect(reader.getByText(/up to one alert in three months may be chance/)).toBeVisible();
  await turnOff("Get no alerts about Attio", /Attio/);
  await mail("digest_mails = true, digest_week = null");
  const weekly = await findMail(product, ({ html }) => html.includes("Get no weekly mails"));
  expect(weekly.subject).toMatch(/^Attio/);
  await reader.setContent(weekly.html);
  const picture = reader.getByRole("img", { name: /How often answers list Attio/ });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_200);
  await turnOff("Get no weekly mails about Attio", /Attio/);
  await page.goto(`${address}?tab=alerts`);
  await expect(page.getByRole("switch", { name: "When a change is real" })).not.toBeChecked();
  await expect(page.getByRole("switch", { name: "Every week" })).not.toBeChecked();
  await reader.context().close();
});

test("what strangers and beginners see fits, in both themes", { tag: "@long" }, async ({
  page,
  product,
  browser,
}) => {
  await openDemoBrand(page, product);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("menuitem", { name: "Link for reading" }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const url = (await page.locator("code").textContent()) ?? "";
  const stranger = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  for (const width of [390, 1440]) {
    for (const colorScheme of ["light", "dark"] as const) {
      for (const one of [stranger, page]) {
        await one.setViewportSize({ width, height: 900 });
        await one.emulateMedia({ colorScheme });
      }
      await stranger.goto(url);
      await expect(stranger.getByRole("heading", { name: "Tracked prompts" })).toBeVisible();
      await expectNoSidewaysScroll(stranger);
      await expectNoAxeViolations(stranger);
      for (const path of ["/brands/new", "/brands", "/unsubscribe?token=x"]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectNoAxeViolations(page);
      }
    }
  }
  await stranger.context().close();
});

test("a link shows a stranger the overview, until it is revoked", async ({
  page,
  product,
  browser,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  await openDemoBrand(page, product);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("menuitem", { name: "Link for reading" }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const url = (await page.locator("code").textContent()) ?? "";
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(url);
  await expect(stranger.getByRole("heading", { name: "Attio", level: 1 })).toBeVisible();
  await expect(stranger.getByText("“Best CRM for agencies”").first()).toBeVisible();
  await expect(stranger.getByRole("link", { name: /“Best CRM/ })).toHaveCount(0);
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await page.getByRole("button", { name: "Revoke" }).first().click();
  await expect(page.getByText("Revoked")).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText("This link does not work any more.")).toBeVisible();
  await stranger.context().close();
});

test("a mail's link asks before it ends mails", { tag: "@long" }, async ({ page, product, complaints }) => {
  complaints.allow(/status of 404/);
  await page.goto("/unsubscribe?token=wrong");
  await page.getByRole("button", { name: "Send no more" }).click();
  await expect(page.getByText("This link does not work any more.")).toBeVisible();
  await openDemoBrand(page, product);
});
