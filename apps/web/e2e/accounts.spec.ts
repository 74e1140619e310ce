import type { Locator, Page } from "@playwright/test";
import {
  logIn,
  mailedLink,
  openDialog,
  otherSession,
  refused,
  signedOutPage,
  statusOfMe,
  stored,
  uniqueEmail,
} from "./accounts.ts";
import { expect, mailedCode, test } from "./fixtures.ts";
import { PASSWORD, post, signUp } from "./sign-up.ts";

async function register(page: Page, email: string): Promise<void> {
  const dialog = await openDialog(page);
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await fillIn(dialog, email);
}

async function fillIn(dialog: Locator, email: string): Promise<void> {
  await dialog.getByLabel("Name").fill("Vera");
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByLabel("Confirm password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await expect(dialog.getByRole("heading", { name: "Verify Email" })).toBeVisible();
}

test.describe("Google", () => {
  test("signs up, returns to the wanted search, and is reported as a signup", async ({ page }) => {
    const email = uniqueEmail("google");
    await page.goto("/?utm_source=newsletter&utm_campaign=spring");
    const panel = page.getByRole("main");
    await panel.getByRole("textbox").fill("best CRM for startups");
    await panel.getByRole("button", { name: "Ask 5 models" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Continue with Google" }).click();
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("Successfully signed in with Google!")).toBeVisible();
    await expect(page).toHaveURL(/\/company-ranking\/Best%20CRM%20for%20startups.*signup_completed=true/);
    await expect(page.getByText("4 credits").first()).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("google_token"))).toBeNull();
    await page.goto("/profile?tab=account");
    await expect(page.getByText("this account has no password")).toBeVisible();
    await page.getByRole("button", { name: "Send a link to set a password" }).click();
    await expect(page.getByText("Password reset link sent to your email")).toBeVisible();
  });

  test("offers its accounts; a second visit signs the same one in", { tag: "@long" }, async ({ page }) => {
    for (const isNew of [true, false]) {
      await page.goto("/");
      await (await openDialog(page)).getByRole("button", { name: "Continue with Google" }).click();
      await page.getByRole("button", { name: "Ada Example ada@example.com" }).click();
      await expect(page.getByText("Successfully signed in with Google!")).toBeVisible();
      await expect(page.getByRole("button", { name: /Ada Example/ })).toBeVisible();
      if (isNew) await expect(page).toHaveURL(/signup_completed=true/);
      await page.getByRole("button", { name: /Account of/ }).click();
      await page.getByRole("menuitem", { name: "Sign Out" }).click();
      await expect(page.getByRole("button", { name: "Sign In" }).first()).toBeVisible();
    }
  });

  test("links to an account with the same verified address", { tag: "@long" }, async ({ page, account }) => {
    await signedOutPage(page, "/");
    await (await openDialog(page)).getByRole("button", { name: "Continue with Google" }).click();
    await page.getByLabel("E-mail").fill(account.email);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("Successfully signed in with Google!")).toBeVisible();
    await page.goto("/profile?tab=account");
    await expect(page.getByLabel("Current password")).toBeVisible();
  });

  test("an unverified address is refused", { tag: "@long" }, async ({ page, complaints }) => {
    complaints.allow(refused(401));
    await page.goto("/");
    await (await openDialog(page)).getByRole("button", { name: "Continue with Google" }).click();
    await page.getByRole("button", { name: /unverified@example.com/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByText("Google sign-in failed")).toHaveCount(1);
  });

  test("a refusal returns to the dialog and keeps the search", { tag: "@long" }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("main").getByRole("textbox").fill("best CRM for startups");
    await page.getByRole("button", { name: "Ask 5 models" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Continue with Google" }).click();
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page.getByText("Google sign-in failed").first()).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("dialog").getByText("Best CRM for startups")).toBeVisible();
  });

  test("a refusal keeps the company to analyze", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("tab", { name: "Domain Analysis" }).click();
    const dialog = page.getByRole("dialog");
    const domain = page.getByRole("region", { name: "Search", exact: true }).getByRole("combobox");
    await domain.fill("hubspot.com");
    await domain.press("Enter");
    await dialog.getByRole("button", { name: "Continue with Google" }).click();
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(dialog).toContainText("Please sign in to continue your search.");
    await expect(dialog.getByText("hubspot.com")).toBeVisible();
  });
});

/** Agrees to what a mailed link does to the session of this browser. */
async function continueSignedIn(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Continue" }).click();
}

test.describe("reset password", () => {
  test("from Forgot password? to signing in with the new one; all sessions end", async ({
    page,
    account,
    product,
    complaints,
  }) => {
    complaints.allow(refused(401));
    const elsewhere = await otherSession(product, account.email, "curl/8.7.1");
    await signedOutPage(page, "/");
    const dialog = await openDialog(page);
    await dialog.getByRole("button", { name: "Forgot password?" }).click();
    await expect(dialog.getByRole("heading", { name: "Reset Password" })).toBeVisible();
    await dialog.getByRole("button", { name: "Send reset link" }).click();
    await expect(dialog.getByText("Please enter your email address")).toBeVisible();
    await dialog.getByLabel("E-mail").fill(account.email);
    await dialog.getByRole("button", { name: "Send reset link" }).click();
    await expect(page.getByText("Password reset link sent to your email")).toBeVisible();

    await page.goto(await mailedLink(product, account.email, "/reset-password"));
    await expect(page).toHaveURL(/\/reset-password$/);
    await continueSignedIn(page);
    const submit = page.getByRole("main").getByRole("button", { name: "Reset Password" });
    await expect(submit).toBeDisabled();
    await page.getByLabel("New password", { exact: true }).fill("five5");
    await page.getByLabel("Confirm new password").fill("five");
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await expect(submit).toBeDisabled();
    await page.getByLabel("Confirm new password").fill("five5");
    await expect(page.getByText("Passwords match")).toBeVisible();
    await submit.click();
    await expect(page.getByText("Password must be at least 6 characters long").first()).toBeVisible();
    // A reload in mid-form keeps the link's token.
    await page.reload();
    await continueSignedIn(page);
    await page.getByLabel("New password", { exact: true }).fill("northwind-10");
    await page.getByLabel("Confirm new password").fill("northwind-10");
    await submit.click();
    await expect(page.getByText("Password reset successfully!")).toBeVisible();
    await expect(dialog.getByText("Please log in with your new password.")).toBeVisible();
    expect(await statusOfMe(product, elsewhere)).toBe(401);
    await logIn(page, account.email, account.password);
    await expect(dialog.getByRole("alert")).toHaveText("Invalid email or password");
    await logIn(page, account.email, "northwind-10");
    await expect(page.getByText("Successfully logged in!")).toBeVisible();
  });

  test("a missing, wrong or used link shows an error", { tag: "@long" }, async ({
    page,
    account,
    product,
    complaints,
  }) => {
    complaints.allow(refused(400));
    // The reset ends this page's session.
    complaints.allow(refused(401));
    await signedOutPage(page, "/reset-password");
    const invalid = page.getByText(
      "This password reset link is invalid or has expired. Please request a new one.",
      { exact: true },
    );
    await expect(page.getByRole("heading", { name: "Invalid Reset Link" })).toBeVisible();
    await expect(invalid).toBeVisible();

    await page.goto("/reset-password?token=made-up");
    await continueSignedIn(page);
    await page.getByLabel("New password", { exact: true }).fill("northwind-10");
    await page.getByLabel("Confirm new password").fill("northwind-10");
    await page.getByRole("main").getByRole("button", { name: "Reset Password" }).click();
    await expect(invalid).toBeVisible();
    await page.getByRole("button", { name: "Request a New Link" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("E-mail").fill(account.email);
    await dialog.getByRole("button", { name: "Send reset link" }).click();
    const link = await mailedLink(product, account.email, "/reset-password");
    const token = new URL(link).searchParams.get("token");
    const response = await fetch(`${product.url}/api/auth/reset-password`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token, password: "northwind-11" }),
    });
    expect(response.status).toBe(200);
    await page.goto(link);
    await page.getByLabel("New password", { exact: true }).fill("northwind-12");
    await page.getByLabel("Confirm new password").fill("northwind-12");
    await page.getByRole("main").getByRole("button", { name: "Reset Password" }).click();
    await expect(invalid).toBeVisible();
  });

  test("without a network it shows an error and keeps the form", { tag: "@long" }, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await page.goto("/reset-password?token=made-up");
    await page.getByLabel("New password", { exact: true }).fill("northwind-10");
    await page.getByLabel("Confirm new password").fill("northwind-10");
    // The client's code has loaded; only the call fails.
    await page.route("**/trpc/**", (route) => route.abort("internetdisconnected"));
    await page.getByRole("main").getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByText("An error occurred while resetting your password").first()).toBeVisible();
    await expect(page.getByLabel("Confirm new password")).toHaveValue("northwind-10");
    await context.setOffline(false);
  });
});

test.describe("verify e-mail", () => {
  test("by the mailed link and the password: signed in, home after three seconds, no token left anywhere", async ({
    page,
    product,
    complaints,
  }) => {
    complaints.allow(refused(400));
    const email = uniqueEmail("vera");
    await page.goto("/");
    await register(page, email);
    const link = await mailedLink(product, email, "/verify-email");
    await page.goto(link);
    const main = page.getByRole("main");
    await expect(main.getByText(email)).toBeVisible();
    await main.getByLabel("Password", { exact: true }).fill("not-the-one");
    await main.getByRole("button", { name: "Verify e-mail" }).click();
    await expect(main.getByRole("alert")).toContainText("Wrong password");
    await main.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await main.getByRole("button", { name: "Verify e-mail" }).click();
    await expect(page.getByText("Your email has been verified successfully!")).toBeVisible();
    await expect(page).toHaveURL(/\/verify-email$/);
    expect(await page.locator('meta[name="referrer"]').getAttribute("content")).toBe("no-referrer");
    expect(await stored(page, "auth_token")).not.toBeNull();
    await expect(page).toHaveURL(/\/\?signup_completed=true$/);
    await expect(page.getByText("5 credits").first()).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/token/);
  });

  test("by the mailed link in another tab: the first one goes on with what was wanted", async ({
    page,
    product,
  }) => {
    const email = uniqueEmail("tabs");
    await page.goto("/");
    const panel = page.getByRole("main");
    await panel.getByRole("textbox").fill("best CRM for startups");
    await panel.getByRole("button", { name: "Ask 5 models" }).click();
    await fillIn(page.getByRole("dialog"), email);
    const other = await page.context().newPage();
    await other.goto(await mailedLink(product, email, "/verify-email"));
    await other.getByRole("main").getByLabel("Password", { exact: true }).fill(PASSWORD);
    await other.getByRole("button", { name: "Verify e-mail" }).click();
    await expect(page).toHaveURL(/\/company-ranking\/Best%20CRM%20for%20startups/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText("4 credits").first()).toBeVisible();
  });

  test("a missing or wrong link leads to sign-in", { tag: "@long" }, async ({ page, complaints }) => {
    complaints.allow(refused(400));
    await page.goto("/verify-email");
    await expect(page.getByRole("heading", { name: "Invalid verification link" })).toBeVisible();
    await page.goto("/verify-email?token=made-up");
    await expect(page.getByRole("heading", { name: "Invalid verification link" })).toBeVisible();
    await page.getByRole("button", { name: "Resend Verification Email" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText("Please log in to get a new verification email")).toBeVisible();
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Sign In" })).toBeVisible();
  });

  test("without a network it shows an error", { tag: "@long" }, async ({ page, complaints }) => {
    complaints.allow(/ERR_|Failed to fetch/);
    await page.route("**/trpc/**", (route) => route.abort("internetdisconnected"));
    await page.goto("/verify-email?token=made-up");
    await expect(page.getByText("An error occurred during verification")).toBeVisible();
    await page.getByRole("link", { name: "Back to Homepage" }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("an unverified login asks for the code of a new mail", { tag: "@long" }, async ({
    page,
    product,
    complaints,
  }) => {
    complaints.allow(refused(403));
    const email = uniqueEmail("late");
    await page.goto("/");
    await register(page, email);
    await page.reload();
    await openDialog(page);
    await logIn(page, email, PASSWORD);
    await expect(page.getByText("Please verify your email address to continue")).toBeVisible();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: "Verify Email" })).toBeVisible();
    await dialog.getByLabel("Verification code").fill(await mailedCode(product, email));
    await expect(page.getByText("Email verified successfully!")).toBeVisible();
  });
});

test("a mailed link replaces no session without a question", async ({ page, account, product }) => {
  const email = uniqueEmail("mallory");
  await post(product, "/auth/register", { name: "Mallory", email, password: PASSWORD });
  await page.goto(await mailedLink(product, email, "/verify-email"));
  const main = page.getByRole("main");
  await expect(main.getByRole("heading")).toHaveText(`You are signed in as ${account.email}.`);
  await expect(main.getByText(`Continue as ${email}?`)).toBeVisible();
  await main.getByRole("link", { name: "Stay signed in" }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await stored(page, "auth_token")).toBe(account.token);

  await page.goto(await mailedLink(product, email, "/verify-email"));
  await main.getByRole("button", { name: "Continue" }).click();
  await main.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main.getByRole("button", { name: "Verify e-mail" }).click();
  await expect(page.getByText("Your email has been verified successfully!")).toBeVisible();
  expect(await stored(page, "auth_token")).not.toBe(account.token);
});

test("a stranger who registers the same address neither opens nor blocks the owner's account", {
  tag: "@long",
}, async ({ page, product, complaints }) => {
  complaints.allow(refused(400));
  const email = uniqueEmail("owner");
  await page.goto("/");
  await register(page, email);
  const code = await mailedCode(product, email);
  await post(product, "/auth/register", { name: "Intruder", email, password: "intruder-secret" });
  await expect.poll(() => mailedCode(product, email)).not.toBe(code);
  const field = page.getByRole("dialog").getByLabel("Verification code");
  await field.fill(await mailedCode(product, email));
  await expect(page.getByText("Invalid verification code")).toBeVisible();
  await field.fill("");
  await field.fill(code);
  await expect(page.getByText("Email verified successfully!")).toBeVisible();
  await expect(page.getByRole("button", { name: /Vera/ })).toBeVisible();
});

test("toggling the dialog's views clears the form", { tag: "@long" }, async ({ page }) => {
  await page.goto("/");
  const dialog = await openDialog(page);
  await dialog.getByLabel("E-mail").fill("somebody@example.com");
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await expect(dialog.getByLabel("E-mail")).toHaveValue("");
  await dialog.getByLabel("Name").fill("Somebody");
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(dialog.getByLabel("E-mail")).toHaveValue("");
});

test("a return address of another site is ignored", { tag: "@long" }, async ({ page, account }) => {
  await signedOutPage(page, "/");
  await page.evaluate(() => sessionStorage.setItem("post_login_redirect", "//evil.example/phish"));
  await openDialog(page);
  await logIn(page, account.email, account.password);
  await expect(page.getByText("Successfully logged in!")).toBeVisible();
  await page.waitForTimeout(300);
  expect(new URL(page.url()).hostname).toBe("localhost");
});

test("showAuthModal shows its reason", { tag: "@long" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  const ask = (reason: string) =>
    page.evaluate((detail) => window.dispatchEvent(new CustomEvent("showAuthModal", { detail })), { reason });
  await ask("domain_search_required");
  await expect(page.getByText("Please sign in to continue your search.")).toBeVisible();
  await page.keyboard.press("Escape");
  await ask("search_required");
  await expect(page.getByRole("dialog").getByText("Please sign in to continue your search.")).toBeVisible();
});

test("marketing parameters go with sign-up and leave the address; Reddit gets one report", {
  tag: "@long",
}, async ({ page, product }) => {
  const email = uniqueEmail("reddit");
  const sent: { url: string; body: string }[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push({ url: request.url(), body: request.postData() ?? "" });
  });
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, { rdt: (...event: unknown[]) => events.push(event), events });
  });
  await page.goto("/?utm_source=reddit&utm_campaign=launch&tab=1");
  const dialog = await openDialog(page);
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await dialog.getByLabel("Name").fill("Rhea");
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByLabel("Confirm password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await dialog.getByLabel("Verification code").fill(await mailedCode(product, email));
  await expect(page.getByText("Email verified successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/\?tab=1&reddit_signup_completed=true$/);
  for (const path of ["auth.register", "auth.verifyEmail"]) {
    const call = sent.find(({ url }) => url.includes(path));
    expect(call?.body).toContain('"utm_source":"reddit"');
    expect(call?.body).toContain('"utm_campaign":"launch"');
  }
  const conversion = () => sent.filter(({ url }) => url.endsWith("/api/conversions/store-id"));
  await expect.poll(() => conversion().length).toBe(1);
  expect(JSON.parse(conversion()[0]?.body ?? "{}")).toMatchObject({
    eventType: "SignUp",
    metadata: { method: "email" },
  });
  const events = () => page.evaluate(() => JSON.stringify(Reflect.get(window, "events")));
  expect(await events()).toContain('"SignUp"');
  await page
    .getByRole("textbox", { name: "Your buyers’ question", exact: true })
    .fill("best CRM for startups");
  await page.getByRole("button", { name: "Ask 5 models" }).click();
  await expect.poll(() => conversion().length).toBe(2);
  expect(await events()).toContain('"type":"company"');
  expect(await stored(page, "reddit-conversion-ids")).toContain("SignUp:");
});

test("a second device signs in to the account of the first one", { tag: "@long" }, async ({
  page,
  product,
}) => {
  const email = uniqueEmail("second");
  await signUp(product, { name: "Sela", email });
  await page.goto("/");
  await openDialog(page);
  await logIn(page, email, PASSWORD);
  await expect(page.getByText("Successfully logged in!")).toBeVisible();
  await expect(page.getByText("5 credits").first()).toBeVisible();
});
