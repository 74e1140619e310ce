import {
  COPIES_ALLOWED,
  ENTRIES_COMPARED,
  EXAMPLE_FIGURES,
  FIXED_LEVEL,
  INTERVAL_CAUTION,
  MATCHER_FIGURES,
  MAX_RESULTS,
  MAX_ROUNDS,
  PAPERS,
  PERSISTENCE,
  paperUrl,
  ROUNDS_BEFORE_GIVING_UP,
  SIMULATED_SOURCES,
  SIMULATION,
  SPARSE_BELOW,
  STEPWISE_LEVEL,
  STUDY_LOOKS,
} from "@standings/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Product, startProduct } from "./product.ts";

let product: Product;
let html = "";
let words = "";

beforeAll(async () => {
  product = await startProduct();
  html = await (await fetch(`${product.url}/method`, { headers: { accept: "text/html" } })).text();
  words = html
    .replace(/<script.*?<\/script>/gs, " ")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
});

afterAll(() => product.close());

describe("/method", () => {
  it.each([
    ["looks", `only after ${STUDY_LOOKS.slice(0, -1).join(", ")} and ${STUDY_LOOKS.at(-1)} rounds`],
    ["fixed level", `an error of ${FIXED_LEVEL * 100} % at the only look`],
    ["stepwise level", `${STEPWISE_LEVEL * 100} % at each look`],
    ["most rounds", `at most ${MAX_ROUNDS}.`],
    ["giving up", `never gives up before round ${ROUNDS_BEFORE_GIVING_UP}`],
    ["longest lists", `keep the first ${MAX_RESULTS.company} (${MAX_RESULTS.expert} for experts)`],
    ["persistence", `p = ${PERSISTENCE};`],
    ["pairs", `${(ENTRIES_COMPARED * (ENTRIES_COMPARED - 1)) / 2} pairs`],
    ["copies", `more than ${COPIES_ALLOWED * 100} % of the pairs`],
    ["sparse models", `fewer than ${SPARSE_BELOW * 100} % of the rounds`],
    ["caution", `low: ${INTERVAL_CAUTION}·F−`],
    ["example", EXAMPLE_FIGURES.sentence],
    [
      "matcher",
      `precision = ${MATCHER_FIGURES.found}/(${MATCHER_FIGURES.found} + ${MATCHER_FIGURES.wronglyFound})`,
    ],
    ["command", SIMULATION.command],
  ])("says the product's own figure: %s", (_name, text) => expect(words).toContain(text));

  it("shows the simulated coverage of every source", () => {
    for (const { coverage } of SIMULATED_SOURCES)
      expect(words).toContain(
        coverage.map(({ worst, mean }) => `${(worst * 100).toFixed(1)}${(mean * 100).toFixed(1)}`).join(""),
      );
  });

  it("says to machines what it is, with its papers", async () => {
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = ""]) => JSON.parse(json),
    );
    const article = data.find((entry) => entry["@type"] === "TechArticle");
    expect(article.citation.map((paper: { sameAs: string }) => paper.sameAs)).toEqual(PAPERS.map(paperUrl));
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/method"/>');
    for (const file of ["sitemap.xml", "llms.txt"])
      expect(await (await fetch(`${product.url}/${file}`)).text()).toContain("http://localhost:3000/method");
  });
});
