import { expectNoAxeViolations } from "./axe.ts";
import { openDemoBrand } from "./brands.ts";
import { expect, test } from "./fixtures.ts";

test.use({ varies: true, reducedMotion: "reduce", alone: "names" });

test("a brand's names are changed with what they do to answers, and the past is counted again", async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(/400/);
  const address = await openDemoBrand(page, product);
  await page.getByRole("link", { name: "Names", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Names of Attio" })).toBeVisible();
  const save = page.getByRole("button", { name: "Save and count the past again · free" });
  const preview = page.getByRole("region", { name: "What would change" });
  await expect(preview.getByText(/^Found in \d+ of the newest \d+ answers$/)).toBeVisible();
  await expect(save).toBeDisabled();
  await expectNoAxeViolations(page);

  const add = async (what: string, text: string) => {
    await page.getByRole("button", { name: `Add ${what} of Attio` }).click();
    await page.getByRole("textbox", { name: `Add ${what} of Attio` }).fill(text);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
  };
  await add("a name", "CRM");
  await expect(preview.getByText("“CRM” is the category, so it can name no company")).toBeVisible();
  await page.getByRole("button", { name: "Remove “CRM”" }).click();
  await add("a name", "Front");
  await expect(page.getByText(/“Front” is an ordinary word/)).toBeVisible();
  await page.getByRole("button", { name: /^Front name.*: kind and rule$/ }).click();
  await page.getByRole("menuitem", { name: "Only with its category or site" }).click();
  await expect(page.getByText(/“Front” is an ordinary word/)).toHaveCount(0);
  await add("a site", "https://www.zoho.com/crm");
  await expect(preview.getByText(/^Found in \d+ of the newest \d+ answers, now \d+$/)).toBeVisible();
  await expect(preview.getByRole("listitem").first()).toContainText("now counts for Attio");
  await preview.getByRole("button", { name: "Not Attio" }).first().click();
  await expect(page.getByRole("button", { name: "Remove “zoho.com”" })).toHaveCount(0);
  await add("a site", "zoho.com");
  await expect(preview.getByRole("listitem").first()).toBeVisible();
  await expectNoAxeViolations(page);
  await save.click();
  await expect(page.getByText(/^Names belong to this brand.*figures now use names 2/)).toBeVisible();
  await expect(save).toBeDisabled();
  await page.goto(address);
  await expect(
    page
      .getByRole("list", { name: "Notes" })
      .getByText(/^Names 2: \+ Front, \+ zoho\.com\. The past was counted again: \+/),
  ).toBeVisible();
});

test("names that somebody saved meanwhile are told, and the draft stays", async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(/409/);
  const address = await openDemoBrand(page, product);
  await page.goto(`${address}/names`);
  const other = await page.context().newPage();
  const token = await page.evaluate(() => localStorage.getItem("auth_token") ?? "");
  await other.addInitScript((value) => localStorage.setItem("auth_token", value), token);
  await other.goto(`${address}/names`);
  for (const [of, text] of [
    [other, "Attio Desk"],
    [page, "Attio Suite"],
  ] as const) {
    await of.getByRole("button", { name: "Add a name of Attio" }).click();
    await of.getByRole("textbox", { name: "Add a name of Attio" }).fill(text);
    await of.keyboard.press("Enter");
    await of.keyboard.press("Escape");
    await of.getByRole("button", { name: "Save and count the past again · free" }).click();
    if (of === other) await expect(other.getByText("Nothing is changed yet", { exact: false })).toBeVisible();
  }
  const told = page.getByRole("alert").filter({ hasText: "were saved meanwhile" });
  await expect(told).toContainText("+ Attio Desk");
  await expectNoAxeViolations(page);
  await told.getByRole("button", { name: "Go on with mine" }).click();
  await expect(page.getByRole("button", { name: "Remove “Attio Suite”" })).toBeVisible();
});

test("names of a brand of somebody else are not shown", async ({ page, product, complaints }) => {
  complaints.allow(/404/);
  await openDemoBrand(page, product);
  await page.goto("/brands/00000000-0000-4000-8000-000000000000/names");
  await expect(page.getByRole("heading", { name: "Could not find this brand." })).toBeVisible();
});
