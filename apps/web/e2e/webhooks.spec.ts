/** Webhooks in Profile → Account. */
import { refused } from "./accounts.ts";
import { COLOR_RULES, expectNoAxeViolations } from "./axe.ts";
import { expect, signedInTest } from "./fixtures.ts";

signedInTest(
  "a webhook is added, tested, told of failures, paused and removed",
  { tag: "@long" },
  async ({ page, product, complaints }) => {
    complaints.allow(refused(422));
    const box = `${product.sandboxUrl}/webhooks/${crypto.randomUUID()}`;
    await page.goto("/profile?tab=account");
    const section = page.getByRole("region", { name: "Webhooks" });
    await expect(section).toContainText("No webhooks yet.");
    await section.getByRole("button", { name: "New webhook" }).click();
    const dialog = page.getByRole("dialog");
    const add = dialog.getByRole("button", { name: "Add webhook" });
    await expect(add).toBeDisabled();
    await dialog.getByLabel("Address").fill("http://example.com/hook");
    await dialog.getByLabel("Credits are low below").fill("0");
    await expect(dialog).toContainText("A whole number, 1 or more");
    await dialog.getByLabel("Credits are low below").fill("3");
    await expectNoAxeViolations(page);
    await add.click();
    await expect(dialog.getByRole("alert")).toContainText("Please enter a public https address");
    await dialog.getByLabel("Address").fill(box);
    await dialog.getByLabel("an analysis of a company has ended").uncheck();
    await add.click();

    const note = section.getByRole("status").filter({ hasText: "signing secret" });
    await expect(note).toContainText("It can’t be shown again.");
    await expect(note.locator("code")).toContainText(/^whsec_/);
    const row = section.getByRole("listitem").filter({ hasText: box }).first();
    await expect(row).toContainText("On");
    await expect(row).toContainText("search.completed");
    await expect(row).toContainText("credits.low below 3");
    await expect(row).not.toContainText("analysis.completed");

    const more = row.getByRole("button", { name: `More for ${box}` });
    const choose = async (name: string) => {
      await more.click();
      await page.getByRole("menuitem", { name }).click();
    };
    await choose("Send a test");
    await expect(row).toContainText("Delivered");
    expect(await (await fetch(box)).json()).toHaveLength(1);
    await row.getByRole("button", { name: /^Resend webhook\.test of / }).click();
    await expect(row).toContainText("2 attempts");

    await fetch(`${box}/answer`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ status: 410 }),
    });
    await choose("Send a test");
    await expect(row).toContainText("Answered 410");
    await page.reload();
    await expect(note).toBeHidden();
    await expect(row).toContainText("Paused");
    await row.getByRole("button", { name: `Messages to ${box}` }).click();
    await expect(row).toContainText("Failed");
    await expect(row.getByRole("button", { name: /^Resend/ })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectNoAxeViolations(page, COLOR_RULES);

    await choose("Turn on");
    await expect(row).toContainText("On");
    await choose("Change what it is told");
    await dialog.getByLabel("your credits run low").uncheck();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(row).not.toContainText("credits.low");
    await choose("New signing secret");
    await dialog.getByRole("button", { name: "Replace secret" }).click();
    await expect(note.locator("code")).toContainText(/^whsec_/);

    await page.setViewportSize({ width: 390, height: 800 });
    await expect(more).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await choose("Remove");
    await dialog.getByRole("button", { name: "Remove" }).click();
    await expect(section).toContainText("No webhooks yet.");
  },
);
