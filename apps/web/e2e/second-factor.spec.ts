/** Two-step sign-in: setting up, signing in, what admins see of it. */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { codeAt, wrongCode } from "@standings/testing/app-code";
import { logIn, openDialog, refused, uniqueEmail } from "./accounts.ts";
import { type Account, expect, test } from "./fixtures.ts";
import { type Product, startProduct } from "./product.ts";
import { copyData } from "./product-data.ts";
import { PASSWORD, signUp } from "./sign-up.ts";
import { expectAccessiblePage } from "./views.ts";

const CODE = "Code of your authenticator app";
const section = (page: Page) => page.getByRole("region", { name: "Two-step sign-in" });

/** Lets the code that the app shows now be used again, in place of waiting for the next. */
const forgetSteps = (product: Product) => product.runSql("update second_factors set last_step = 0");

/** From the password to the recovery codes, in a dialog or on a page. */
async function setUp(page: Page, within: Locator): Promise<{ secret: string; codes: string[] }> {
  await within.getByLabel("Your password").fill(PASSWORD);
  await within.getByRole("button", { name: "Continue" }).click();
  await expect(within.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  // It opens an app that this device has not.
  await expect(within.getByText("Open the app on this device")).toBeHidden();
  await expectAccessiblePage(page);
  const secret = ((await within.getByTestId("app-key").textContent()) ?? "").replaceAll(" ", "");
  await within.getByLabel(CODE).fill(wrongCode(secret));
  await expect(within.getByText("This code is wrong or was used already")).toBeVisible();
  await within.getByLabel(CODE).pressSequentially(codeAt(secret));
  const list = within.getByRole("list", { name: "Recovery codes" });
  await expect(list.getByRole("listitem")).toHaveCount(10);
  await expectAccessiblePage(page);
  return { secret, codes: await list.getByRole("listitem").allTextContents() };
}

async function setUpInProfile(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto("/profile?tab=account");
  await section(page).getByRole("button", { name: "Set up two-step sign-in" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up two-step sign-in" });
  const factor = await setUp(page, dialog);
  await dialog.getByRole("button", { name: "I have saved them" }).click();
  await expect(section(page).getByText(/^On since .*10 recovery codes left\.$/)).toBeVisible();
  return factor;
}

async function signOut(page: Page): Promise<void> {
  await page.goto("/profile");
  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/$/);
}

/** Signs in on this page, so that the session lives in its storage. */
async function signInHere(page: Page, product: Product, name: string): Promise<Account> {
  const email = uniqueEmail(name);
  const { token } = await signUp(product, { name: "Maya Okonkwo", email });
  await page.goto(product.url);
  await openDialog(page);
  await logIn(page, email, PASSWORD);
  await expect(page.getByText("5 credits").first()).toBeVisible();
  return { email, password: PASSWORD, token };
}

test("is set up from the profile; signing in takes a code or a recovery code; it is turned off", {
  tag: "@long",
}, async ({ page, product, complaints }) => {
  complaints.allow(refused(400, 401, 403));
  const { email } = await signInHere(page, product, "maya");
  await page.goto("/profile?tab=account");
  await section(page).getByRole("button", { name: "Set up two-step sign-in" }).click();
  const dialog = page.getByRole("dialog");
  const { secret, codes } = await setUp(page, dialog);
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^standings-recovery-codes-.*\.txt$/);
  const text = await readFile(await file.path(), "utf8");
  for (const code of [...codes, email]) expect(text).toContain(code);
  await dialog.getByRole("button", { name: "I have saved them" }).click();
  await expect(section(page).getByText("10 recovery codes left.")).toBeVisible();

  // The code of the app.
  await forgetSteps(product);
  await signOut(page);
  await openDialog(page);
  await logIn(page, email, PASSWORD);
  await expect(dialog.getByRole("heading", { name: "Two-step sign-in" })).toBeVisible();
  await expect(dialog.getByLabel(CODE)).toBeFocused();
  await expectAccessiblePage(page);
  await dialog.getByLabel(CODE).fill(wrongCode(secret));
  await expect(dialog.getByText("This code is wrong or was used already")).toBeVisible();
  await expect(dialog.getByLabel(CODE)).toHaveValue("");
  await dialog.getByLabel(CODE).fill(codeAt(secret));
  await expect(page.getByText("Successfully logged in!")).toBeVisible();
  await expect(page.getByText("5 credits").first()).toBeVisible();

  // A recovery code.
  await signOut(page);
  await openDialog(page);
  await logIn(page, email, PASSWORD);
  await dialog.getByRole("button", { name: "Use a recovery code instead" }).click();
  await expectAccessiblePage(page);
  await dialog.getByLabel("Recovery code").fill(codes[0]?.toLowerCase() ?? "");
  await page.keyboard.press("Enter");
  await expect(page.getByText("5 credits").first()).toBeVisible();
  await page.goto("/profile?tab=account");
  await expect(section(page).getByText("9 recovery codes left.")).toBeVisible();

  // New recovery codes, then off.
  await forgetSteps(product);
  await section(page).getByRole("button", { name: "New recovery codes" }).click();
  await dialog.getByLabel(CODE).fill(codeAt(secret));
  await dialog.getByRole("button", { name: "Make new codes" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  await dialog.getByRole("button", { name: "I have saved them" }).click();
  await expect(section(page).getByText("10 recovery codes left.")).toBeVisible();
  await forgetSteps(product);
  await section(page).getByRole("button", { name: "Turn off" }).click();
  await dialog.getByLabel(CODE).fill(codeAt(secret));
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await expect(section(page).getByText("Off.")).toBeVisible();
  await signOut(page);
  await openDialog(page);
  await logIn(page, email, PASSWORD);
  await expect(page.getByText("5 credits").first()).toBeVisible();
});

test("after Google it is asked for too; a sign-in that took too long starts again", { tag: "@long" }, async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(refused(400, 401, 403));
  const { email } = await signInHere(page, product, "grace");
  const { secret } = await setUpInProfile(page);
  await forgetSteps(product);
  await signOut(page);
  const dialog = page.getByRole("dialog");
  const withGoogle = async () => {
    await (await openDialog(page)).getByRole("button", { name: "Continue with Google" }).click();
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(dialog.getByRole("heading", { name: "Two-step sign-in" })).toBeVisible();
  };
  await withGoogle();
  await product.runSql("update sign_in_challenges set expires_at = now()");
  await dialog.getByLabel(CODE).fill(codeAt(secret));
  await expect(dialog.getByText("This sign-in has expired. Please sign in again.")).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Sign In" })).toBeVisible();
  await page.keyboard.press("Escape");
  await withGoogle();
  await dialog.getByLabel(CODE).fill(codeAt(secret));
  await expect(page.getByRole("button", { name: /Account of/ })).toBeVisible();
});

test("an admin proves with a code who acts, and turns it off for somebody who has lost the phone", {
  tag: "@long",
}, async ({ page, product, complaints }) => {
  complaints.allow(refused(400, 401, 403));
  const admin = await signInHere(page, product, "ines");
  await product.runSql(`update users set role = 'admin' where email = '${admin.email}'`);
  const { secret } = await setUpInProfile(page);
  const other = uniqueEmail("kwame");
  await signUp(product, { name: "Kwame Asante", email: other });
  // As if Kwame had set it up.
  await product.runSql(
    `insert into second_factors (user_id, secret, confirmed_at)
     select id, ''::bytea, now() from users where email = '${other}'`,
  );
  await product.runSql("update sessions set signed_in_at = now() - interval '11 minutes'");
  await page.goto(`/admin/users?search=${encodeURIComponent(other)}`);
  await page.getByRole("button", { name: "Kwame Asante", exact: true }).click();
  const details = page.getByRole("dialog", { name: "User Details" });
  await details.getByRole("button", { name: "Turn off" }).click();
  const reset = page.getByRole("dialog", { name: "Turn off two-step sign-in of Kwame Asante?" });
  await expectAccessiblePage(page);
  await reset.getByRole("button", { name: "Turn off" }).click();
  const proof = page.getByRole("dialog", { name: "Confirm that it is you" });
  await proof.getByLabel(CODE).fill(wrongCode(secret));
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expect(proof.getByText("This code is wrong or was used already")).toBeVisible();
  await expectAccessiblePage(page);
  await forgetSteps(product);
  await proof.getByLabel(CODE).fill(codeAt(secret));
  await page.keyboard.press("Enter");
  await expect(reset).toBeHidden();
  await expect(details.getByText("Off", { exact: true })).toBeVisible();
});

test("where admins need it, the panel opens after it is set up", { tag: "@long" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(refused(400, 403));
  const strict = await startProduct({ ADMIN_SECOND_FACTOR: "required" }, await copyData());
  try {
    const { email } = await signInHere(page, strict, "ruth");
    await strict.runSql(`update users set role = 'admin' where email = '${email}'`);
    await page.goto(`${strict.url}/admin/users`);
    await expect(page.getByRole("heading", { name: "Set up two-step sign-in" })).toBeVisible();
    await expectAccessiblePage(page);
    await setUp(page, page.getByRole("main"));
    await page.getByRole("button", { name: "I have saved them" }).click();
    await expect(page.getByRole("table", { name: "Users" })).toBeVisible();
    await page.goto(`${strict.url}/profile?tab=account`);
    await expect(section(page).getByText("it cannot be turned off")).toBeVisible();
  } finally {
    await strict.close();
  }
});
