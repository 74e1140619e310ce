/** Sessions and the account tab. */
import { readFile } from "node:fs/promises";
import {
  logIn,
  openDialog,
  otherSession,
  refused,
  signedOutPage,
  statusOfMe,
  stored,
  uniqueEmail,
} from "./accounts.ts";
import { openRanking } from "./ask.ts";
import { expect, signedInTest, test } from "./fixtures.ts";
import { PASSWORD, signUp } from "./sign-up.ts";

test.describe("session", () => {
  test("a refused token is renewed once, for many calls and two tabs", async ({
    page,
    context,
    product,
    complaints,
  }) => {
    complaints.allow(refused(401));
    const email = uniqueEmail("sol");
    await signUp(product, { name: "Sol", email });
    await page.goto("/");
    await openDialog(page);
    await logIn(page, email, PASSWORD);
    await expect(page.getByText("Successfully logged in!")).toBeVisible();
    const before = await stored(page, "refresh_token");
    const renewals: string[] = [];
    context.on("request", (request) => {
      if (request.url().endsWith("/api/auth/refresh")) renewals.push(request.url());
    });
    // The session ends on the server; both tabs still hold its token. No script of the product runs meanwhile: a renewal that
    // the next page cuts off is a lost one.
    await page.goto("/icon.svg");
    await page.evaluate(() => localStorage.setItem("auth_token", "expired"));
    const second = await context.newPage();
    await Promise.all([page.goto("/profile?tab=account"), second.goto(`${product.url}/profile`)]);
    await expect(page.getByText("This device")).toBeVisible();
    await expect(second.getByText("You have no prompts history yet.")).toBeVisible();
    expect(renewals).toHaveLength(1);
    expect(await stored(page, "refresh_token")).not.toBe(before);
    await second.close();
  });

  test("an ended session signs out here; signing out in one tab signs the other out", {
    tag: "@long",
  }, async ({ page, context, product, complaints }) => {
    complaints.allow(refused(401));
    const email = uniqueEmail("kit");
    await signUp(product, { name: "Kit", email });
    await page.goto("/profile");
    await openDialog(page);
    await logIn(page, email, PASSWORD);
    await expect(page.getByText("5 credits").first()).toBeVisible();
    const second = await context.newPage();
    await second.goto(`${product.url}/profile`);
    await expect(second.getByRole("heading", { name: "Kit" })).toBeVisible();
    await page.getByRole("button", { name: /Account of/ }).click();
    await page.getByRole("menuitem", { name: "Sign Out" }).click();
    await expect(second.getByRole("button", { name: "Sign In" })).toBeVisible();
    await expect(second).toHaveURL(/\/$/);
    // Signs in again from the other tab.
    await openDialog(second);
    await logIn(second, email, PASSWORD);
    await expect(page.getByText("5 credits").first()).toBeVisible();
    await page.evaluate(() => {
      localStorage.setItem("auth_token", "ended");
      localStorage.setItem("refresh_token", "ended");
    });
    await page.goto("/profile");
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
    expect([await stored(page, "auth_token"), await stored(page, "refresh_token")]).toEqual([null, null]);
    await second.close();
  });

  signedInTest(
    "signing out goes home even when the call fails",
    { tag: "@long" },
    async ({ page, complaints }) => {
      complaints.allow(/ERR_FAILED|Failed to fetch|Failed to load/);
      await page.goto("/profile");
      await expect(page.getByRole("heading", { name: /Maya/ })).toBeVisible();
      await page.route(/auth\.logout/, (route) => route.abort());
      await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
      await expect(page.getByText("Logout failed. Please try again.")).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
    },
  );
});

test.describe("account tab", () => {
  signedInTest(
    "name and default privacy are changed, and new searches follow",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto("/profile");
      await page.getByRole("button", { name: /Account of/ }).click();
      await page.getByRole("menuitem", { name: "Account" }).click();
      await expect(page).toHaveURL(/\/profile\?tab=account$/);
      await expect(page.getByText("5 credits").last()).toBeVisible();
      await page.getByLabel("Name", { exact: true }).fill("  Maya   Lindqvist ");
      await page.getByRole("form", { name: "Change name" }).getByRole("button", { name: "Save" }).click();
      await expect(page.getByRole("heading", { name: "Maya Lindqvist" })).toBeVisible();
      await page.getByRole("switch", { name: "Keep my searches private by default" }).click();
      await expect(page.getByText("New searches are private")).toBeVisible();
      await page.goto("/");
      await expect(page.getByRole("switch", { name: "Private" })).toBeChecked();
      await openRanking(page, "Best CRM for startups");
      await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
      await page.goto("/profile");
      await expect(page.getByRole("link", { name: /Company Ranking .*Private/ })).toBeVisible();
    },
  );

  test("the password is changed with the current one, and other sessions end", { tag: "@long" }, async ({
    page,
    account,
    product,
    complaints,
  }) => {
    complaints.allow(refused(400, 422));
    const elsewhere = await otherSession(product, account.email, "curl/8.7.1");
    await page.goto("/profile?tab=account");
    const change = async (current: string, next: string) => {
      await page.getByLabel("Current password").fill(current);
      await page.getByLabel("New password", { exact: true }).fill(next);
      await page.getByLabel("Confirm new password").fill(next);
      await page.getByRole("button", { name: "Change password" }).click();
    };
    const form = page.getByRole("form", { name: "Change password" });
    await change("not-the-one", "northwind-20");
    await expect(form.getByRole("alert")).toHaveText("Current password is wrong");
    await change(account.password, "password1");
    await expect(form.getByRole("alert")).toHaveText("Please choose a less common password");
    await change(account.password, "northwind-20");
    await expect(page.getByText("Password changed")).toBeVisible();
    await expect(page.getByLabel("Current password")).toHaveValue("");
    expect(await statusOfMe(product, elsewhere)).toBe(401);
  });

  test("sessions are listed and, with the password, ended one by one or all others at once", {
    tag: "@long",
  }, async ({ page, account, product, complaints }) => {
    complaints.allow(refused(400));
    const confirmWith = async (password: string, action: string) => {
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Your password").fill(password);
      await dialog.getByRole("button", { name: action, exact: true }).click();
    };
    const phone =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1";
    const [one, two, three] = [
      await otherSession(product, account.email, phone),
      await otherSession(product, account.email, "curl/8.7.1"),
      await otherSession(product, account.email, "curl/8.7.1"),
    ];
    await page.goto("/profile?tab=account");
    const rows = page.getByRole("region", { name: "Sessions" }).getByRole("listitem");
    await expect(rows.first()).toContainText("This device");
    await expect(page.getByText("Chrome on iPhone")).toBeVisible();
    await page.getByRole("button", { name: /Sign out Chrome on iPhone/ }).click();
    await confirmWith("not-the-one", "Sign out");
    await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("Current password is wrong");
    expect(await statusOfMe(product, one)).toBe(200);
    await confirmWith(account.password, "Sign out");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByText("Chrome on iPhone")).toBeHidden();
    expect(await statusOfMe(product, one)).toBe(401);
    expect(await statusOfMe(product, two)).toBe(200);
    await page.getByRole("button", { name: "Sign out everywhere else" }).click();
    await confirmWith(account.password, "Sign out everywhere else");
    await expect(page.getByText("No other devices.")).toBeVisible();
    await expect(rows).toHaveCount(1);
    expect([await statusOfMe(product, two), await statusOfMe(product, three)]).toEqual([401, 401]);
  });

  test("the user's data is downloaded as a file", { tag: "@long" }, async ({ page, account }) => {
    await page.goto("/profile?tab=account");
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export my data" }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^standings-account-\d{4}-\d\d-\d\dT.*\.json$/);
    const exported = JSON.parse(await readFile(await file.path(), "utf8"));
    expect(exported.user.email).toBe(account.email);
  });

  test("the account is deleted with its address and its password", { tag: "@long" }, async ({
    page,
    account,
    complaints,
  }) => {
    complaints.allow(refused(400, 401));
    await signedOutPage(page, "/");
    await openDialog(page);
    await logIn(page, account.email, account.password);
    await expect(page.getByText("Successfully logged in!")).toBeVisible();
    await page.goto("/profile?tab=account");
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("dialog");
    const confirm = dialog.getByRole("button", { name: "Delete account" });
    await expect(confirm).toBeDisabled();
    const address = dialog.getByLabel(/Type .* to confirm/);
    const password = dialog.getByLabel("Your password");
    await password.fill("not-the-one");
    await address.fill("somebody@example.com");
    await expect(confirm).toBeDisabled();
    await address.fill(account.email);
    await confirm.click();
    await expect(dialog.getByRole("alert")).toHaveText("Current password is wrong");
    await password.fill(account.password);
    await confirm.click();
    await expect(page.getByText("Your account has been deleted")).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await openDialog(page);
    await logIn(page, account.email, account.password);
    await expect(dialog.getByRole("alert")).toHaveText("Invalid email or password");
  });

  signedInTest(
    "a name in letters that reach below the line is shown whole",
    async ({ page, product, account }) => {
      await product.runSql(`update users set name = 'يحيى القيّم' where email = '${account.email}'`);
      await page.goto("/profile?tab=account");
      const name = page.getByRole("heading", { name: "يحيى القيّم" });
      await expect(name).toBeVisible();
      expect(await name.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    },
  );

  signedInTest(
    "sessions that fail to load can be retried",
    { tag: "@long" },
    async ({ page, complaints }) => {
      complaints.allow(/ERR_FAILED|Failed to fetch|Failed to load/);
      await page.route(/auth\.sessions/, (route) => route.abort());
      await page.goto("/profile?tab=account");
      await expect(page.getByText("Your sessions could not be loaded")).toBeVisible();
      await page.unroute(/auth\.sessions/);
      await page.getByRole("region", { name: "Sessions" }).getByRole("button", { name: "Try Again" }).click();
      await expect(page.getByText("This device")).toBeVisible();
    },
  );
});
