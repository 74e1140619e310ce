import { expect, test } from "./fixtures.ts";
import { expectAccessiblePage } from "./views.ts";

/** The admin panel's Models tab: a model is added from the gateway's list, put in order, asked, and retired. */
test.use({ demo: false, alone: "whole figures" });

const NAME = "GPT 5 Mini";

test("an admin adds a model, orders and chooses it; home offers it and a search asks it; then it is retired", async ({
  page,
  account,
  product,
}) => {
  test.slow();
  await product.runSql(`update users set role = 'admin' where email = '${account.email}'`);
  await page.goto("/admin/models");
  const rows = page.getByRole("table", { name: "Models in their order" }).getByRole("row");
  await expect(page.getByText("10 models: 10 active, 5 asked by default")).toBeVisible();
  await expect(rows.nth(1)).toContainText(/\$[\d.]+ \/ \$[\d.]+by the gateway’s list/);
  await expectAccessiblePage(page);

  await page.getByRole("button", { name: "Add Model" }).click();
  const add = page.getByRole("dialog", { name: "Add Model" });
  await expect(add.getByText(/^The gateway offers 12\. These are the newest/)).toBeVisible();
  await add.getByRole("button", { name: "Add Model" }).click();
  await expect(add.getByText("Please give the model a name")).toBeVisible();
  await expectAccessiblePage(page);
  await add.getByRole("button", { name: /OpenAI: GPT-5 Mini/ }).click();
  await expect(add.getByLabel("Id in the catalogue")).toHaveValue("openai/gpt-5-mini");
  await add.getByLabel("Name", { exact: true }).fill(NAME);
  await add.getByRole("button", { name: "Add Model" }).click();
  await expect(add).toBeHidden();
  await expect(rows).toHaveCount(12);
  await expect(rows.last()).toContainText("$0.25 / $2.00");

  // By the keyboard, and the focus stays on the button.
  const up = page.getByRole("button", { name: `Move ${NAME} up` });
  await up.focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press("Enter");
  await expect(rows.nth(1)).toContainText(NAME);
  await expect(up).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: `${NAME} is now number 1 of 11` })).toBeAttached();
  const down = page.getByRole("button", { name: `Move ${NAME} down` });
  await down.press("Enter");
  await expect(down).toBeFocused();
  await expect(rows.nth(2)).toContainText(NAME);

  await page.getByRole("button", { name: "Choose Defaults" }).click();
  const defaults = page.getByRole("dialog", { name: "Choose Defaults" });
  await defaults.getByLabel(NAME).check();
  await expect(defaults.getByText("6 of at most 5 chosen")).toBeVisible();
  await defaults.getByLabel("Llama 4").uncheck();
  await expectAccessiblePage(page);
  await defaults.getByRole("button", { name: "Save Defaults" }).click();
  await expect(defaults).toBeHidden();
  await expect(rows.nth(2)).toContainText("Default");
  await page.reload();
  await expect(rows.nth(2)).toContainText(NAME);

  // The page names it before its scripts run, and goes on with it.
  await page.goto("/");
  const panel = page.getByRole("region", { name: "Search" });
  await panel.getByRole("textbox").fill("Best CRM for startups");
  await panel.getByRole("button", { name: /^Ask 5 models/ }).click();
  await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Llama 4" })).toHaveCount(0);
  await expect(page).toHaveURL(/ranking/);

  await page.goto("/admin/models");
  await page.getByRole("button", { name: `Retire ${NAME}` }).click();
  const retire = page.getByRole("dialog", { name: `Retire ${NAME}?` });
  await expect(retire).toContainText("Its answers stay in histories");
  await expectAccessiblePage(page);
  await retire.getByRole("button", { name: "Retire Model" }).click();
  await expect(retire).toBeHidden();
  await expect(rows.nth(2)).toContainText("Retired");
  await page.goto("/profile");
  await page
    .getByRole("link", { name: /Best CRM for startups/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
});

test("says that somebody else was first", { tag: "@long" }, async ({
  page,
  account,
  product,
  complaints,
}) => {
  complaints.allow(/409/);
  await product.runSql(`update users set role = 'admin' where email = '${account.email}'`);
  await page.goto("/admin/models");
  await page.getByRole("button", { name: "Edit Sonar", exact: true }).click();
  const edit = page.getByRole("dialog", { name: "Edit Sonar" });
  await edit.getByLabel("Name", { exact: true }).fill("Sonar 2");
  await product.runSql("update model_catalogue set version = version + 1");
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await expect(edit.getByText("Somebody else has changed the models")).toBeVisible();
});

test("a gateway that does not list its models leaves the form", { tag: "@long" }, async ({
  page,
  account,
  product,
  complaints,
}) => {
  complaints.allow(/503/);
  await product.runSql(`update users set role = 'admin' where email = '${account.email}'`);
  await page.route(/catalogue\.offered/, (route) => route.fulfill({ status: 503, body: "{}" }));
  await page.goto("/admin/models");
  await page.getByRole("button", { name: "Add Model" }).click();
  const add = page.getByRole("dialog", { name: "Add Model" });
  await expect(add.getByText(/could not be read\. You can type everything\./)).toBeVisible();
});
