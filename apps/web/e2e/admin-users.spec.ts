import type { Page } from "@playwright/test";
import { logIn, refused, signedOutPage, uniqueEmail } from "./accounts.ts";
import type { Account } from "./fixtures.ts";
import { expect, test } from "./fixtures.ts";
import type { Product } from "./product.ts";
import { PASSWORD } from "./sign-up.ts";
import { expectAccessiblePage } from "./views.ts";

/** The admin panel's Users tab over the demo's users. */

async function openUsers(page: Page, product: Product, { email }: Account): Promise<void> {
  await product.runSql(`update users set role = 'admin' where email = '${email}'`);
  await page.goto("/admin/users");
  await expect(rows(page).nth(1)).toBeVisible();
}

const rows = (page: Page) => page.getByRole("table", { name: "Users" }).getByRole("row");
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test("an admin adds a user, gives credits with a reason, reads the ledger and deletes the user", {
  tag: "@long",
}, async ({ page, account, product }) => {
  await openUsers(page, product, account);
  await expect(page.getByText(/^\d+ users, \d+ of them (an admin|admins)$/)).toBeVisible();
  await expectAccessiblePage(page);

  const email = uniqueEmail("kwame");
  const name = "Kwame Asante-Boateng von und zu Beispielstadt und Söhne";
  await page.getByRole("button", { name: "Add User" }).click();
  const add = dialog(page, "Add New User");
  await expect(add.getByLabel("Credits")).toHaveValue("5");
  await add.getByRole("button", { name: "Create User" }).click();
  await expect(add.getByText("Name is required")).toBeVisible();
  await expectAccessiblePage(page);
  await add.getByLabel("Name").fill(name);
  await add.getByLabel("Email", { exact: true }).fill(email);
  await add.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(add).toBeHidden();

  await page.getByLabel("Name or e-mail").fill(email.slice(3, 14));
  await expect(page).toHaveURL(/search=/);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const edit = dialog(page, "Edit User");
  await edit.getByLabel("Credits", { exact: true }).fill("55");
  await expect(
    edit.getByText("5 to 55: adds 50. The ledger keeps the reason for good: name nobody in it."),
  ).toBeVisible();
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await expect(edit.getByText("Please say why")).toBeVisible();
  await edit.getByLabel("Reason for the credits").fill("Refund for a failed study");
  await expectAccessiblePage(page);
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await expect(edit).toBeHidden();
  await expect(rows(page).nth(1)).toContainText("55");

  await page.getByRole("button", { name, exact: true }).click();
  await expect(page).toHaveURL(/open=/);
  const details = dialog(page, "User Details");
  const ledger = details.getByRole("region", { name: "Ledger" }).getByRole("listitem");
  await expect(ledger).toHaveText([
    /\+50.*Refund for a failed study.*55 left/,
    /\+5.*Account added by an admin/,
  ]);
  await expectAccessiblePage(page);
  await details.getByRole("link", { name: "In the log" }).click();
  const changes = page.getByRole("main").getByRole("listitem");
  await expect(changes).toHaveText([/set the credits of/, / added Kwame/]);
  await page.getByRole("button", { name: "Only one of them" }).click();
  await expect(page).not.toHaveURL(/subject=/);
  await page.goBack();
  await details.getByRole("button", { name: "Delete" }).click();
  const confirm = dialog(page, `Delete ${name}?`);
  await confirm.getByRole("button", { name: "Delete User" }).click();
  await expect(confirm).toBeHidden();
  await expect(page.getByRole("heading", { name: "No users match" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(rows(page).nth(2)).toBeVisible();

  await page.getByLabel("Role").selectOption("Admin");
  await expect(page).toHaveURL(/role=admin/);
  await expect(rows(page).filter({ hasNotText: "Admin" })).toHaveCount(1);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^standings-users-\d{4}-\d\d-\d\d\.csv$/);
  const spreadsheet = page.waitForEvent("download");
  await page.getByRole("button", { name: "Excel" }).click();
  expect((await spreadsheet).suggestedFilename()).toMatch(/^standings-users-\d{4}-\d\d-\d\d\.xlsx$/);
});

test("an old sign-in is proven again before a role changes; a name needs no proof", { tag: "@long" }, async ({
  page,
  account,
  product,
  complaints,
}) => {
  complaints.allow(refused(403, 400));
  await openUsers(page, product, account);
  await product.runSql(
    `update sessions set signed_in_at = now() - interval '11 minutes'
     where user_id = (select id from users where email = '${account.email}')`,
  );
  await page.getByLabel("Name or e-mail").fill("demo-1@standings.test");
  const row = rows(page).filter({ hasText: "demo-1@standings.test" });
  await row.getByRole("button", { name: /^Edit/ }).click();
  const edit = dialog(page, "Edit User");
  await edit.getByText("Admin", { exact: true }).click();
  await edit.getByRole("button", { name: "Save Changes" }).click();
  const proof = dialog(page, "Confirm that it is you");
  await proof.getByLabel("Your password").fill("wrong-one-9");
  await page.keyboard.press("Enter");
  await expect(proof.getByText("Current password is wrong")).toBeVisible();
  await expectAccessiblePage(page);
  await proof.getByLabel("Your password").fill(account.password);
  await page.keyboard.press("Enter");
  await expect(edit).toBeHidden();
  await expect(row.getByText("Admin", { exact: true })).toBeVisible();
});

test("guests sign in first and come back; users are sent home, an admin whose role ends too", {
  tag: "@long",
}, async ({ page, account, product, complaints }) => {
  complaints.allow(refused(403));
  await page.goto("/admin/users");
  await expect(page).toHaveURL("/");
  await openUsers(page, product, account);
  await product.runSql(`update users set role = 'user' where email = '${account.email}'`);
  await page.getByLabel("Name or e-mail").fill("demo");
  await expect(page).toHaveURL("/");
  await product.runSql(`update users set role = 'admin' where email = '${account.email}'`);
  await signedOutPage(page, "/admin/users?role=admin");
  await logIn(page, account.email, account.password);
  await expect(page).toHaveURL(/\/admin\/users/);
  await expect(rows(page).nth(1)).toBeVisible();
});
