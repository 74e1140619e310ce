import { expect, test } from "./fixtures.ts";
import { post } from "./sign-up.ts";
import { expectAccessiblePage } from "./views.ts";

/** The admin panel's Contact Forms tab: what visitors wrote is read, answered and sorted out. */

/** Width of the end of the tabs that is faded, px. */
const FADED = 40;

for (const width of [390, 820])
  test(`the open tab is seen whole beside a waiting message on a screen of ${width} px`, async ({
    page,
    account,
    product,
  }) => {
    await product.runSql(`update users set role = 'admin' where email = '${account.email}'`);
    await post(product, "/contact", {
      name: "Sofia Papadaki",
      inquiry_type: "billing",
      subject: "Invoice",
      email: "writer@aegean.example",
      message: "Thanks!",
    });
    await page.setViewportSize({ width, height: 844 });
    const tabs = page.getByRole("navigation", { name: "Admin" }).getByRole("link");
    for (const [path, name] of [
      ["models", "Models"],
      ["changes", "Changes"],
      ["contact-forms", "Contact Forms"],
    ] as const) {
      await page.goto(`/admin/${path}`);
      await expect(tabs.filter({ hasText: "Contact Forms" })).toContainText(/\d new/);
      const tab = tabs.filter({ hasText: name });
      await expect(tab).toHaveAttribute("aria-current", "page");
      await expect
        .poll(async () => {
          const box = await tab.boundingBox();
          return box !== null && box.x >= 0 && box.x + box.width <= width - FADED;
        }, name)
        .toBe(true);
    }
  });

test("an admin reads a message, answers it by mail, and says so", { tag: "@long" }, async ({
  page,
  account,
  product,
}) => {
  await product.runSql(`update users set role = 'admin' where email = '${account.email}'`);
  await page.goto("/admin/contact-forms");
  await expect(page.getByRole("heading", { name: "No submissions yet" })).toBeVisible();
  for (const [name, inquiry_type, subject] of [
    ["Sofia Papadaki", "billing", "Invoice with our VAT number"],
    ["Dr. Henrik Vestergaard-Nordlysklinikken", "technical", null],
  ])
    await post(product, "/contact", {
      name,
      inquiry_type,
      subject,
      email: "writer@aegean.example",
      message: "Our accountant needs the invoice.\nThanks!",
    });
  await page.reload();
  await expect(page.getByText(/^2 submissions\. The page promises a reply within 24 hours/)).toBeVisible();
  const tab = page.getByRole("link", { name: /Contact Forms/ });
  await expect(tab).toContainText("2 new");
  await expectAccessiblePage(page);

  await page.getByRole("button", { name: "View the message by Sofia Papadaki" }).click();
  const dialog = page.getByRole("dialog", { name: "Contact Submission" });
  await expect(dialog.getByText("Our accountant needs the invoice.")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Reply" })).toHaveAttribute(
    "href",
    /^mailto:writer%40aegean\.example\?subject=Re%3A%20Invoice/,
  );
  await expectAccessiblePage(page);
  const status = "Status of the message by Sofia Papadaki";
  // Opening it is reading it.
  await expect(dialog.getByLabel(status)).toHaveValue("read");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog).toBeHidden();
  await expect(tab).toContainText("1 new");
  await page.getByLabel(status).selectOption("Responded");
  await expect(tab).toContainText("1 new");
  await expect(page.getByRole("button", { name: "Responded 1" })).toBeVisible();

  await page.getByRole("button", { name: "New 1" }).click();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await page.getByLabel("Type", { exact: true }).selectOption("Billing & Sales");
  await expect(page.getByRole("heading", { name: "No submissions match" })).toBeVisible();
  await expect(page).toHaveURL(/inquiry_type=billing/);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByLabel("Name, e-mail or words").fill("papad invoice");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
});
