/** Buying credits: checkout, receipt, transactions. */
import type { Page } from "@playwright/test";
import { decide, expectBalance, payByCard, reachCheckout } from "./buying.ts";
import { expect, mailedCode, signedInTest, test } from "./fixtures.ts";
import { PASSWORD } from "./sign-up.ts";

const FAILED = "Failed to create checkout session. Please try again.";
const uniqueEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;

async function buy(page: Page, credits: number): Promise<string> {
  await page.goto("/pricing");
  await page.getByRole("button", { name: `Buy ${credits} credits` }).click();
  return reachCheckout(page);
}

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

  signedInTest("one at a time, and usable again after the Back button", async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route("**/billing.createCheckout**", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Buy 50 credits" }).click();
    await expect(page.getByRole("button", { name: "Processing" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Buy 20 credits" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Buy 100 credits" })).toBeDisabled();
    held.resolve();
    await reachCheckout(page);
    await page.goBack();
    await expect(page.getByRole("button", { name: "Buy 50 credits" })).toBeEnabled();
    await expect(page.getByRole("button", { name: "Buy 20 credits" })).toBeEnabled();
  });

  signedInTest(
    "without the provider it shows an error, and the button works again",
    { tag: "@long" },
    async ({ page, product, complaints }) => {
      complaints.allow(/status (of )?503/);
      await product.setPaymentFaults([{ kind: "error", status: 500 }]);
      await page.goto("/pricing");
      await page.getByRole("button", { name: "Buy 100 credits" }).click();
      await expect(page.getByText(FAILED)).toHaveCount(1);
      await product.setPaymentFaults([]);
      await page.getByRole("button", { name: "Buy 100 credits" }).click();
      await reachCheckout(page);
    },
  );

  signedInTest("a reply without an address counts as failure", { tag: "@long" }, async ({ page }) => {
    await page.route("**/billing.createCheckout**", (route) =>
      route.fulfill({ json: [{ result: { data: {} } }] }),
    );
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Buy 20 credits" }).click();
    await expect(page.getByText(FAILED)).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Buy 20 credits" })).toBeEnabled();
  });

  test("a guest's pack is kept through signing up", async ({ page, product }) => {
    const email = uniqueEmail("guest");
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Buy 50 credits" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("50 credits for $75");
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

  test("a guest's pack is kept through Google, and forgotten when the dialog is closed", {
    tag: "@long",
  }, async ({ page }) => {
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

signedInTest(
  "the top-up dialog by keyboard; focus returns to its opener",
  { tag: "@long" },
  async ({ page }) => {
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
  },
);

test.describe("after the checkout", () => {
  signedInTest(
    "the page waits for a bank payment and adds its credits",
    { tag: "@long" },
    async ({ page, product }) => {
      const id = await buy(page, 20);
      await page.getByRole("button", { name: /^Pay by bank/ }).click();
      await expect(page.getByText(/We will add your credits when the payment arrives/)).toBeVisible();
      await expectBalance(page, 5);
      await decide(product, "POST", `/sessions/${id}/settle`, { outcome: "succeeded" });
      await expect(page.getByRole("heading", { name: "20 credits added" })).toBeVisible();
      await expectBalance(page, 25);
    },
  );

  signedInTest("a failed bank payment shows an error", { tag: "@long" }, async ({ page, product }) => {
    const id = await buy(page, 20);
    await page.getByRole("button", { name: /^Pay by bank/ }).click();
    await decide(product, "POST", `/sessions/${id}/settle`, { outcome: "failed" });
    await expect(page.getByRole("heading", { name: "The payment failed" })).toBeVisible();
    await page.getByRole("link", { name: "See packs" }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expectBalance(page, 5);
  });

  signedInTest(
    "another amount than the pack's grants nothing",
    { tag: "@long" },
    async ({ page, product }) => {
      const id = await buy(page, 50);
      await decide(product, "PATCH", `/sessions/${id}`, { amount_total: 7400 });
      await decide(product, "POST", `/sessions/${id}/pay`);
      await page.goto(`/checkout/success?session_id=${id}`);
      await expect(page.getByRole("heading", { name: "This payment needs a look" })).toBeVisible();
      await expect(page.getByText(id)).toBeVisible();
      await expectBalance(page, 5);
    },
  );

  signedInTest(
    "unknown, somebody else's and expired checkouts",
    { tag: "@long" },
    async ({ page, product, complaints }) => {
      complaints.allow(/status of 404/);
      await page.goto("/checkout/success?session_id=cs_test_nobodys");
      await expect(page.getByRole("heading", { name: "Could not find this checkout." })).toBeVisible();
      await page.goto("/checkout/success");
      await expect(page.getByRole("heading", { name: "Could not find this checkout." })).toBeVisible();
      const id = await buy(page, 20);
      await page.goto(`/checkout/success?session_id=${id}`);
      await expect(page.getByRole("heading", { name: "Payment not completed" })).toBeVisible();
      await decide(product, "POST", `/sessions/${id}/expire`);
      await expect(page.getByRole("heading", { name: "This checkout has expired" })).toBeVisible();
    },
  );

  test("Try again while the provider is down; sign-in when signed out", { tag: "@long" }, async ({
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

  signedInTest("a visit from Reddit reports its purchase once", { tag: "@long" }, async ({ page }) => {
    const reported: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/conversions/store-id")) reported.push(request.postDataJSON());
    });
    await page.goto("/?utm_source=reddit");
    await buy(page, 100);
    await payByCard(page);
    await expectBalance(page, 105);
    // A reload before it would take it away.
    await expect.poll(() => reported.length).toBe(1);
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
  signedInTest(
    "are an empty list with an error and a retry",
    { tag: "@long" },
    async ({ page, product, complaints }) => {
      complaints.allow(/status (of )?503/);
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
    },
  );
});
