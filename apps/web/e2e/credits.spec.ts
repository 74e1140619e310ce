import type { Page } from "@playwright/test";
import { DEFAULT_MODEL_IDS } from "@standings/domain";
import { askOverRest, decide, expectBalance, payByCard, reachCheckout, spendAll } from "./buying.ts";
import { expect, mailedCode, openRanking, test } from "./fixtures.ts";
import { PASSWORD, signUp } from "./sign-up.ts";

const FAILED = "Failed to create checkout session. Please try again.";
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

async function buy(page: Page, credits: number): Promise<string> {
  await page.goto("/pricing");
  await page.getByRole("button", { name: `Buy ${credits} credits` }).click();
  return reachCheckout(page);
}

test.describe("out of credits", () => {
  test("five searches, a censored sixth, a bought pack, everything shown, and another search", async ({
    page,
    account,
    product,
  }) => {
    test.setTimeout(120_000);
    for (const [index, topic] of ["CRM", "payroll", "VPN", "CDN", "BI"].entries()) {
      await openRanking(page, `Best ${topic} software`);
      await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
      await expectBalance(page, 4 - index);
    }
    const prompt = "Best crm for startups";
    const rich = await signUp(product, { name: "Rich", email: uniqueEmail("rich") });
    const lists = await askOverRest(product, rich.token, { prompt, models: DEFAULT_MODEL_IDS });
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
    await openRanking(page, prompt);
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
    await page.getByRole("button", { name: "Show all results (1 credit)" }).first().click();
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
    await page.reload();
    await expect(page.getByRole("tab", { name: "Invoices" })).toHaveAttribute("aria-selected", "true");
    expect(account.email).toContain("@");
  });

  test("after the day's previews no model is asked; one credit asks them all", async ({
    page,
    account,
    product,
  }) => {
    await spendAll(product, account.email);
    const one = `?models=${encodeURIComponent(DEFAULT_MODEL_IDS[0] ?? "")}`;
    for (const left of ["3 of 3", "2 of 3", "1 of 3"]) {
      await page.goto("/");
      await expect(page.getByText(`${left} free previews left today`)).toBeVisible();
      await openRanking(page, `Best CRM for ${left}`, one);
      await expect(page.getByText(BANNER)).toBeVisible();
    }
    await openRanking(page, "Best payroll software");
    await expect(page.getByRole("heading", { name: "Insufficient credits" })).toHaveCount(5);
    await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
    await page.getByRole("region", { name: "GPT 4.1" }).getByRole("button", { name: "Buy Credits" }).click();
    await page.getByRole("button", { name: "Buy 20 credits" }).click();
    await reachCheckout(page);
    await payByCard(page);
    await page.getByRole("link", { name: "Back to your search" }).click();
    await expect(page.getByRole("button", { name: /^Retry/ })).toHaveCount(5);
    await page.getByRole("button", { name: "Ask all models (1 credit)" }).click();
    await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
    await expectBalance(page, 19);
  });

  test("a retry pays for the whole search", async ({ page, account, product }) => {
    await spendAll(product, account.email);
    await product.runSql(
      `insert into allowances (user_id, kind, period, used)
       select id, 'censored_previews', (now() at time zone 'utc')::date, 3 from users where email = '${account.email}'`,
    );
    await openRanking(page, "Best CRM");
    await expect(page.getByRole("heading", { name: "Insufficient credits" })).toHaveCount(5);
    await buy(page, 20);
    await payByCard(page);
    await page.getByRole("link", { name: "Back to your search" }).click();
    for (const model of ["GPT 4.1", "Claude 3.5"]) {
      await page.getByRole("button", { name: `Retry ${model}` }).click();
      await expect(page.getByRole("region", { name: model }).getByRole("listitem").first()).toBeVisible();
    }
    await expect(page.getByRole("heading", { name: "Insufficient credits" })).toHaveCount(3);
    await expectBalance(page, 19);
  });

  test("Pro over its monthly limit: a credit still shows the results", async ({ page, account, product }) => {
    await product.runSql(
      `with pro as (update users set subscription_status = 'pro' where email = '${account.email}' returning id)
       insert into allowances (user_id, kind, period, used)
       select id, 'pro_analyses', date_trunc('month', now() at time zone 'utc')::date, 300 from pro`,
    );
    await openRanking(page, "Best CRM");
    await expect(page.getByText("Monthly Prompt Analysis Limit Reached")).toBeVisible();
    await expect(page.getByText(/censored and not saved\. Upgrade to Business/)).toBeVisible();
    await page.getByRole("button", { name: "Show all results (1 credit)" }).first().click();
    await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
    await expectBalance(page, 4);
    await page.goto("/profile?tab=account");
    await expect(page.getByText("300 of 300 used")).toBeVisible();
  });
});

test.describe("checkout", () => {
  test("declined, then abandoned: nothing is charged, and the page says it", async ({
    page,
    account,
    product,
  }) => {
    await buy(page, 20);
    await page.getByRole("button", { name: /^Decline/ }).click();
    await expect(page.getByText(/Nothing was charged/)).toBeVisible();
    await page.getByRole("link", { name: "Cancel and go back" }).click();
    await expect(page).toHaveURL(/\/pricing\?checkout=cancelled$/);
    await expect(page.getByText("Checkout cancelled")).toBeVisible();
    await expectBalance(page, 5);
    await expect(page.getByRole("button", { name: "Buy 20 credits" })).toBeEnabled();
    const headers = { authorization: `Bearer ${account.token}` };
    const credits = await fetch(`${product.url}/api/user/credits`, { headers });
    expect(await credits.json()).toEqual({ credits: 5 });
  });

  test("one at a time, and usable again after the Back button", async ({ page, account }) => {
    expect(account.email).toContain("@");
    await page.route("**/billing.createCheckout**", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Buy 50 credits" }).click();
    await expect(page.getByRole("button", { name: "Processing" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Buy 20 credits" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Buy 100 credits" })).toBeDisabled();
    await reachCheckout(page);
    await page.goBack();
    await expect(page.getByRole("button", { name: "Buy 50 credits" })).toBeEnabled();
    await expect(page.getByRole("button", { name: "Buy 20 credits" })).toBeEnabled();
  });

  test("without the provider it shows an error, and the button works again", async ({
    page,
    account,
    product,
    complaints,
  }) => {
    complaints.allow(/status (of )?503/);
    expect(account.email).toContain("@");
    await product.setPaymentFaults([{ kind: "error", status: 500 }]);
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Buy 100 credits" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(FAILED);
    await product.setPaymentFaults([]);
    await page.getByRole("button", { name: "Buy 100 credits" }).click();
    await reachCheckout(page);
  });

  test("a reply without an address counts as failure", async ({ page, account }) => {
    expect(account.email).toContain("@");
    await page.route("**/billing.createCheckout**", (route) =>
      route.fulfill({ json: [{ result: { data: {} } }] }),
    );
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Buy 20 credits" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(FAILED);
    await expect(page.getByRole("button", { name: "Buy 20 credits" })).toBeEnabled();
  });

  test("a guest's pack is kept through signing up", async ({ page, product }) => {
    const email = uniqueEmail("guest");
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Buy 50 credits" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("50 credits for $75");
    await dialog.getByRole("button", { name: "Create Account" }).click();
    await dialog.getByLabel("Name").fill("Guest");
    await dialog.getByLabel("E-mail").fill(email);
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByLabel("Confirm password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Create Account" }).click();
    await dialog.getByLabel("Verification code").fill(await mailedCode(product, email));
    await reachCheckout(page);
    await expect(page.getByText("$75.00").first()).toBeVisible();
    await payByCard(page);
    await expectBalance(page, 55);
  });

  test("a guest's pack is kept through Google, and forgotten when the dialog is closed", async ({ page }) => {
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Buy 20 credits" }).click();
    await expect(page.getByRole("dialog")).toContainText("20 credits for $40");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Continue with Google" }).click();
    await page.getByLabel("E-mail").fill(uniqueEmail("google"));
    await page.getByRole("button", { name: "Continue" }).click();
    await expectBalance(page, 5);
    await expect(page).toHaveURL(/\/pricing/);
    await page.evaluate(() => localStorage.clear());
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Buy 100 credits" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Continue with Google" }).click();
    await page.getByLabel("E-mail").fill(uniqueEmail("google"));
    await page.getByRole("button", { name: "Continue" }).click();
    await reachCheckout(page);
    await expect(page.getByText("$99.00").first()).toBeVisible();
  });
});

test("the top-up dialog by keyboard; focus returns to its opener", async ({ page, account }) => {
  expect(account.email).toContain("@");
  await page.goto("/");
  const badge = page.getByRole("banner").getByRole("button", { name: "5 credits" });
  await badge.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add credits" });
  await expect(dialog).toBeVisible();
  for (const name of ["Close", "Buy 20 credits", "Buy 50 credits", "Buy 100 credits", "Close"]) {
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("button", { name })).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(badge).toBeFocused();
  await page.evaluate(() => {
    const detail = {
      feature: "Prompt Discovery",
      message: "You need more credits to discover strategic prompts.",
      currentCredits: 1,
      creditsRequired: 2,
    };
    window.dispatchEvent(new CustomEvent("openPricingModal", { detail }));
  });
  await expect(page.getByRole("dialog", { name: "Add credits to continue" })).toContainText(
    /Prompt Discovery.*You have1This takes2/,
  );
});

test.describe("after the checkout", () => {
  test("the page waits for a bank payment and adds its credits", async ({ page, account, product }) => {
    expect(account.email).toContain("@");
    const id = await buy(page, 20);
    await page.getByRole("button", { name: /^Pay by bank/ }).click();
    await expect(page.getByText(/We will add your credits when the payment arrives/)).toBeVisible();
    await expectBalance(page, 5);
    await decide(product, "POST", `/sessions/${id}/settle`, { outcome: "succeeded" });
    await expect(page.getByRole("heading", { name: "20 credits added" })).toBeVisible();
    await expectBalance(page, 25);
  });

  test("a failed bank payment shows an error", async ({ page, account, product }) => {
    expect(account.email).toContain("@");
    const id = await buy(page, 20);
    await page.getByRole("button", { name: /^Pay by bank/ }).click();
    await decide(product, "POST", `/sessions/${id}/settle`, { outcome: "failed" });
    await expect(page.getByRole("heading", { name: "The payment failed" })).toBeVisible();
    await page.getByRole("link", { name: "See packs" }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expectBalance(page, 5);
  });

  test("another amount than the pack's grants nothing", async ({ page, account, product }) => {
    expect(account.email).toContain("@");
    const id = await buy(page, 50);
    await decide(product, "PATCH", `/sessions/${id}`, { amount_total: 7400 });
    await decide(product, "POST", `/sessions/${id}/pay`);
    await page.goto(`/checkout/success?session_id=${id}`);
    await expect(page.getByRole("heading", { name: "This payment needs a look" })).toBeVisible();
    await expect(page.getByText(id)).toBeVisible();
    await expectBalance(page, 5);
  });

  test("unknown, somebody else's and expired checkouts", async ({ page, account, product, complaints }) => {
    complaints.allow(/status of 404/);
    expect(account.email).toContain("@");
    await page.goto("/checkout/success?session_id=cs_test_nobodys");
    await expect(page.getByRole("heading", { name: "Could not find this checkout." })).toBeVisible();
    await page.goto("/checkout/success");
    await expect(page.getByRole("heading", { name: "Could not find this checkout." })).toBeVisible();
    const id = await buy(page, 20);
    await page.goto(`/checkout/success?session_id=${id}`);
    await expect(page.getByRole("heading", { name: "Payment not completed" })).toBeVisible();
    await decide(product, "POST", `/sessions/${id}/expire`);
    await expect(page.getByRole("heading", { name: "This checkout has expired" })).toBeVisible();
  });

  test("Try again while the provider is down; sign-in when signed out", async ({
    page,
    account,
    product,
    complaints,
  }) => {
    complaints.allow(/status (of )?(503|401)/);
    const id = await buy(page, 20);
    await payByCard(page);
    await expect(page.getByRole("heading", { name: "20 credits added" })).toBeVisible();
    await product.setPaymentFaults([{ kind: "error", status: 500 }]);
    await page.reload();
    await expect(page.getByText("Your payment could not be confirmed yet")).toBeVisible();
    await product.setPaymentFaults([]);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "20 credits added" })).toBeVisible();
    await page.addInitScript(() => localStorage.clear());
    await page.goto(`/checkout/success?session_id=${id}`);
    await expect(page.getByText("Sign in to see your purchase")).toBeVisible();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("E-mail").fill(account.email);
    await dialog.getByLabel("Password", { exact: true }).fill(account.password);
    await dialog.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByRole("heading", { name: "20 credits added" })).toBeVisible();
    await expectBalance(page, 25);
  });

  test("a visit from Reddit reports its purchase once", async ({ page, account }) => {
    expect(account.email).toContain("@");
    const reported: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/conversions/store-id")) reported.push(request.postDataJSON());
    });
    await page.goto("/?utm_source=reddit");
    await buy(page, 100);
    await payByCard(page);
    await expectBalance(page, 105);
    await page.reload();
    await expectBalance(page, 105);
    await expect(page.getByRole("heading", { name: "100 credits added" })).toBeVisible();
    expect(reported).toEqual([
      expect.objectContaining({
        eventType: "Purchase",
        metadata: { value: 99, currency: "USD", credits: 100 },
      }),
    ]);
  });
});

test.describe("payments that cannot be loaded", () => {
  test("are an empty list with an error and a retry", async ({ page, account, product, complaints }) => {
    complaints.allow(/status (of )?503/);
    expect(account.email).toContain("@");
    await buy(page, 20);
    await payByCard(page);
    await expect(page.getByRole("heading", { name: "20 credits added" })).toBeVisible();
    await product.setPaymentFaults([{ kind: "error", status: 500 }]);
    await page.goto("/profile?tab=transactions");
    await expect(page.getByText("No transactions found")).toBeVisible();
    await expect(page.getByText("Your payments could not be loaded.")).toBeVisible();
    await page.getByRole("tab", { name: "Invoices" }).click();
    await expect(page.getByText("No invoices found")).toBeVisible();
    await product.setPaymentFaults([]);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("row", { name: /\$40\.00/ })).toBeVisible();
  });
});
