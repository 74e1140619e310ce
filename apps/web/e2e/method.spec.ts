import {
  ANSWER_FIGURES,
  ASSUMED_MODELS,
  ASSUMED_SPREAD,
  COPIES_ALLOWED,
  ENTRIES_COMPARED,
  EXAMPLE_FIGURES,
  FIXED_LEVEL,
  INTERVAL_CAUTION,
  MATCHER_FIGURES,
  MAX_RESULTS,
  MAX_ROUNDS,
  numberWord,
  PAPERS,
  PERSISTENCE,
  paperUrl,
  points,
  ROUNDS_BEFORE_GIVING_UP,
  SPARSE_BELOW,
  STEPWISE_LEVEL,
  STUDY_LOOKS,
  WEEKS_OF_OWN_SPREAD,
} from "@standings/domain";
import { SIMULATED_SOURCES, SIMULATION } from "../src/features/method/figures.ts";
import { expect, test } from "./fixtures.ts";
import { expectNothingMoved, watchLayout } from "./layout-shifts.ts";
import { expectAccessiblePage, expectNoSidewaysScroll } from "./views.ts";

const PATH = "/method";

/** What the page must say: the rules that the statistics compute with. */
const RULES = [
  `only after ${STUDY_LOOKS.slice(0, -1).join(", ")} and ${STUDY_LOOKS.at(-1)} rounds`,
  `an error of ${FIXED_LEVEL * 100}% at the only look`,
  `${STEPWISE_LEVEL * 100}% at each look`,
  `at most ${MAX_ROUNDS}.`,
  `never gives up before round ${ROUNDS_BEFORE_GIVING_UP}`,
  `keep the first ${MAX_RESULTS.company} (${MAX_RESULTS.expert} for experts)`,
  `p = ${PERSISTENCE};`,
  `${(ENTRIES_COMPARED * (ENTRIES_COMPARED - 1)) / 2} pairs`,
  `more than ${COPIES_ALLOWED * 100}% of the pairs`,
  `fewer than ${SPARSE_BELOW * 100}% of the rounds`,
  `low: ${INTERVAL_CAUTION}·F−`,
  EXAMPLE_FIGURES.sentence,
  `${ANSWER_FIGURES.answers} buyers’ questions`,
  `precision = ${MATCHER_FIGURES.found}/(${MATCHER_FIGURES.found} + ${MATCHER_FIGURES.wronglyFound})`,
  SIMULATION.command,
  `scatter by ${points(ASSUMED_SPREAD.wording)} points between wordings and by ${points(ASSUMED_SPREAD.noise)}` +
    ` by chance where ${numberWord(ASSUMED_MODELS)} models answer, until the topic was asked in` +
    ` ${numberWord(WEEKS_OF_OWN_SPREAD)} weeks`,
];

/** Text of the HTML without its elements. */
function wordsOf(html: string): string {
  return html
    .replace(/<(script|style).*?<\/\1>/gs, " ")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}

test("the server's HTML says the constants that the statistics compute with, and its papers", async ({
  request,
}) => {
  const html = await (await request.get(PATH)).text();
  const words = wordsOf(html);
  for (const rule of RULES) expect(words).toContain(rule);
  for (const { coverage } of SIMULATED_SOURCES) {
    const row = coverage.map(({ worst, mean }) => (worst * 100).toFixed(1) + (mean * 100).toFixed(1));
    expect(words).toContain(row.join(""));
  }
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json),
  );
  const article = data.find((entry) => entry["@type"] === "TechArticle");
  expect(article.citation.map((paper: { sameAs: string }) => paper.sameAs)).toEqual(PAPERS.map(paperUrl));
});

test("the method page is accessible, still and no wider than the screen, in both themes", {
  tag: "@long",
}, async ({ page }) => {
  await watchLayout(page);
  await page.goto(PATH);
  await expect(page.getByRole("heading", { level: 1, name: "How We Measure" })).toBeVisible();
  await expectNothingMoved(page);
  await expectAccessiblePage(page);
});

test("the contents list leads to every section and marks the one that is read", { tag: "@long" }, async ({
  page,
}) => {
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

test("an address with an anchor opens at its section", { tag: "@long" }, async ({ page }) => {
  await page.goto(`${PATH}#limits`);
  await expect(page.locator("#limits")).toBeInViewport();
});

test("the footer leads there", { tag: "@long" }, async ({ page }) => {
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
    await expect(main.getByText(`error of ${FIXED_LEVEL * 100}%`)).toBeVisible();
    await expect(main.getByText(`after ${STUDY_LOOKS.slice(0, -1).join(", ")}`)).toBeVisible();
    await expect(main.getByText(`on ${MATCHER_FIGURES.passages} passages`)).toBeVisible();
    for (const summary of await main.locator("section summary").all()) await summary.click();
    await expect(main.getByText("equation 32")).toBeVisible();
    const held = main.getByRole("table", { name: "How often the score’s range holds the truth" });
    await expect(held.getByRole("row")).toHaveCount(SIMULATED_SOURCES.length + 1);
    for (const paper of PAPERS)
      await expect(main.getByRole("link", { name: paper.title })).toHaveAttribute("href", paperUrl(paper));
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator("summary", { hasText: "On this page" }).click();
    await page.locator("details").getByRole("link", { name: "Papers", exact: true }).click();
    await expect(page.locator("#papers")).toBeInViewport();
  });
});
