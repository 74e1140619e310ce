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
  await page.getByRole("tab", { name: "Names", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Names of Attio" })).toBeVisible();
  await expect(page.getByText("Sandbox data")).toBeVisible();
  for (const place of ["/brands", "/"]) {
    await page.goto(place);
    const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Attio" }) });
    await expect(row.getByText("Sandbox data").first()).toBeVisible();
  }
  await page.goto(`${address}/claims`);
  await expect(page.getByRole("heading", { level: 2, name: "What models say about Attio" })).toBeVisible();
  await expect(page.getByText("Sandbox data")).toBeVisible();
  await page.goto(`${address}/names`);
  await expect(page.getByRole("heading", { level: 2, name: "Names of Attio" })).toBeVisible();
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
