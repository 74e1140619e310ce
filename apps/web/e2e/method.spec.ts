import {
  FIXED_LEVEL,
  MATCHER_FIGURES,
  PAPERS,
  paperUrl,
  SIMULATED_SOURCES,
  STUDY_LOOKS,
} from "@standings/domain";
import { expect, test } from "./fixtures.ts";
import { expectNothingMoved, watchLayout } from "./layout-shifts.ts";
import { expectAccessiblePage } from "./views.ts";

const PATH = "/method";

test("the method page is accessible, still and no wider than the screen, in both themes", async ({
  page,
}) => {
  await watchLayout(page);
  await page.goto(PATH);
  await expect(page.getByRole("heading", { level: 1, name: "How We Measure" })).toBeVisible();
  await expectNothingMoved(page);
  await expectAccessiblePage(page);
});

test("the contents list leads to every section and marks the one that is read", async ({ page }) => {
  await page.goto(PATH);
  const contents = page.getByRole("navigation", { name: "On this page" });
  const links = contents.getByRole("link");
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  expect(await links.allTextContents()).toEqual(await headings.allTextContents());
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")))
    await expect(page.locator(href)).toHaveCount(1);
  await contents.getByRole("link", { name: "The range" }).click();
  await expect(page).toHaveURL(/#range$/);
  await expect(page.locator("#range")).toBeInViewport();
  await expect(contents.getByRole("link", { name: "The range" })).toHaveAttribute("aria-current", "location");
});

test("an address with an anchor opens at its section", async ({ page }) => {
  await page.goto(`${PATH}#limits`);
  await expect(page.locator("#limits")).toBeInViewport();
});

test("the footer leads there", async ({ page }) => {
  await page.goto("/terms");
  const platform = page.getByRole("navigation", { name: "Platform" });
  await platform.getByRole("link", { name: "Method", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "How We Measure" })).toBeVisible();
  await expect(page).toHaveTitle("How We Measure · Standings");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it is whole: text, tables, papers and anchors", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PATH);
    const main = page.getByRole("main");
    await expect(main.getByText(`error of ${FIXED_LEVEL * 100} %`)).toBeVisible();
    await expect(main.getByText(`after ${STUDY_LOOKS.slice(0, -1).join(", ")}`)).toBeVisible();
    await expect(main.getByText(`On ${MATCHER_FIGURES.passages} passages`)).toBeVisible();
    const held = main.getByRole("table", { name: "How often the score’s range holds the truth" });
    await expect(held.getByRole("row")).toHaveCount(SIMULATED_SOURCES.length + 1);
    for (const paper of PAPERS)
      await expect(main.getByRole("link", { name: paper.title })).toHaveAttribute("href", paperUrl(paper));
    await page.locator("summary", { hasText: "On this page" }).click();
    await page.getByRole("link", { name: "Papers", exact: true }).click();
    await expect(page.locator("#papers")).toBeInViewport();
  });
});
