import type { Page } from "@playwright/test";
import { expect, mailedCode, signedInTest, test } from "./fixtures.ts";

/** Documented messages of a broken connection or a failing server. */

const NO_ANSWER = /Failed to load resource|ERR_FAILED/;
const FAILURE = /status (?:of )?500/;

/** Makes calls of one procedure fail before the server. */
async function cutOff(page: Page, procedure: string): Promise<void> {
  await page.route(`**/trpc/${procedure}*`, (route) => route.abort());
}

/** Makes calls of one procedure fail in the server without a reason. */
async function failIn(page: Page, procedure: string): Promise<void> {
  const data = { code: "INTERNAL_SERVER_ERROR", httpStatus: 500, errorCode: "REQUEST_FAILED" };
  const error = { message: "Request failed", code: -32603, data };
  await page.route(new RegExp(`/trpc/[^?]*${procedure.replace(".", "\\.")}`), (route) => {
    const calls = new URL(route.request().url()).pathname.split(",");
    return route.fulfill({ status: 500, json: calls.map(() => ({ error })) });
  });
}

async function openView(page: Page, view: string) {
  await page.goto("/");
  await page.getByRole("button", { name: "Sign In", exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  if (view !== "Sign In") await dialog.getByRole("button", { name: view }).click();
  return dialog;
}

test("a sign-in that gets no answer", async ({ page, complaints }) => {
  complaints.allow(NO_ANSWER);
  await cutOff(page, "auth.login");
  const dialog = await openView(page, "Sign In");
  await dialog.getByLabel("E-mail").fill("ada@example.com");
  await dialog.getByLabel("Password", { exact: true }).fill("northwind-9");
  await dialog.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Authentication failed")).toHaveCount(1);
});

test("a reset link that could not be asked for", async ({ page, complaints }) => {
  complaints.allow(NO_ANSWER);
  await cutOff(page, "auth.forgotPassword");
  const dialog = await openView(page, "Forgot password?");
  await dialog.getByLabel("E-mail").fill("ada@example.com");
  await dialog.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByText("Failed to send reset link")).toHaveCount(1);
});

test("a code that has expired, and a new one that could not be asked for", async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(NO_ANSWER);
  const isRefused = Promise.withResolvers<void>();
  await page.route(/toaster[^/]*\.css/, async (route) => {
    await isRefused.promise;
    await route.continue();
  });
  const email = `late-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const dialog = await openView(page, "Create Account");
  await dialog.getByLabel("Name").fill("Ada");
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill("northwind-9");
  await dialog.getByLabel("Confirm password").fill("northwind-9");
  await dialog.getByRole("button", { name: "Create Account" }).click();
  const code = await mailedCode(product, email);
  await product.runSql(`update registrations set code_expires_at = now() where email = '${email}'`);
  await dialog.getByLabel("Verification code").focus();
  const reply = page.waitForResponse(/auth\.verifyEmail/);
  await page.keyboard.type(code);
  await reply;
  isRefused.resolve();
  // In their order, however late the style sheet of toasts comes: a success takes away what failed before it.
  await expect(page.getByText(/^Account created!/)).toHaveCount(1);
  await expect(page.getByText("Invalid verification code")).toHaveCount(1);
  await cutOff(page, "auth.resendVerification");
  await dialog.getByRole("button", { name: /Send a new code/ }).click();
  await expect(page.getByText("Failed to resend verification code")).toBeVisible();
});

test("a mailed link that the server fails to verify", async ({ page, complaints }) => {
  complaints.allow(FAILURE);
  await failIn(page, "auth.readVerificationLink");
  await page.goto("/verify-email?token=made-up");
  await expect(page.getByText("Email verification failed")).toBeVisible();
});

test("a reset that the server fails to do", async ({ page, complaints }) => {
  complaints.allow(FAILURE);
  await failIn(page, "auth.resetPassword");
  await page.goto("/reset-password?token=made-up");
  await page.getByLabel("New password", { exact: true }).fill("northwind-10");
  await page.getByLabel("Confirm new password").fill("northwind-10");
  await page.getByRole("main").getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText("Password reset failed")).toHaveCount(1);
});

signedInTest("a search while the account cannot be looked up", async ({ page, complaints }) => {
  complaints.allow(FAILURE);
  await failIn(page, "auth.me");
  await page.goto("/company-ranking/Best%20CRM");
  await expect(page.getByText("Authentication failed. Please log in to perform searches.")).toBeVisible();
});

test("Google when the browser cannot keep where to come back to", async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  await page.goto("/nothing");
  await page.getByRole("button", { name: "Sign In", exact: true }).first().click();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error("full");
    };
  });
  await page.getByRole("dialog").getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.getByText("Failed to sign in with Google")).toBeVisible();
});
