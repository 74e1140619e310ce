import { expectNoAxeViolations } from "./axe.ts";
import { openDemoBrand } from "./brands.ts";
import { expect, test } from "./fixtures.ts";

test.use({ varies: true, reducedMotion: "reduce", alone: "names" });

test("a false price is found, its sentence read in its answer, the fact corrected, and the verdict changes", {
  tag: "@long",
}, async ({ page, product }) => {
  const address = await openDemoBrand(page, product);
  // Visits of the past are read by jobs.
  await expect
    .poll(
      async () => {
        await page.goto(`${address}/claims`);
        await expect(
          page.getByRole("heading", { level: 2, name: "What models say about Attio" }),
        ).toBeVisible();
        return page.getByRole("button", { name: /^Sentences that say “Attio.* Plus/ }).count();
      },
      { timeout: 120_000 },
    )
    .toBeGreaterThan(0);
  await expect(page.getByText("Nothing can be false before you say what is true.")).toBeVisible();
  await expectNoAxeViolations(page);

  const add = async (price: string) => {
    const form = page.getByRole("dialog");
    await form.getByLabel("Plan or product").fill("Plus");
    await form.getByLabel("Price").fill(price);
    await form.getByLabel("For each seat").check();
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toHaveCount(0);
  };
  await page.getByRole("button", { name: "Add a fact" }).click();
  await expectNoAxeViolations(page);
  await add("13");
  const wrong = page.getByRole("region", { name: /^False/ });
  const claim = wrong.getByRole("button", { name: /^Sentences that say “Attio's Plus plan costs/ }).first();
  await claim.click();
  await expect(wrong.getByText("Told by code: false").first()).toBeVisible();
  await wrong
    .getByRole("button", { name: /^Open the answer of/ })
    .first()
    .click();
  const answer = page.getByRole("dialog");
  await expect(answer.locator("mark")).toContainText(/Plus plan costs \$\d+ per seat a month/);
  await expect(answer.locator("mark")).toBeInViewport();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  const said = await claim.getAttribute("aria-label");
  const price = /\$(\d+)/.exec(said ?? "")?.[1] ?? "";
  await wrong.getByRole("button", { name: "It is true: change the fact" }).first().click();
  await add(price);
  await expect(wrong.getByRole("button", { name: said ?? "" })).toHaveCount(0);
  await page.getByRole("button", { name: /^Show \d+ true claims?$/ }).click();
  await expect(
    page.getByRole("region", { name: /^True/ }).getByRole("button", { name: said ?? "" }),
  ).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: "Read attio.com" }).click();
  await expect(page.getByText("2 facts found that you have not seen.")).toBeVisible();
  await page.getByRole("button", { name: "Confirm 2" }).click();
  await expect(page.getByText("3 confirmed.")).toBeVisible();

  await page.getByLabel("Company", { exact: true }).selectOption("HubSpot");
  await expect(page.getByRole("heading", { level: 2, name: "What models say about HubSpot" })).toBeVisible();
  await page.goto(address);
  await page.getByRole("tab", { name: "What they say" }).click();
  await expect(page).toHaveURL(/\/claims$/);
});
