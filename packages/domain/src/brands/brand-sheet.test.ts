import { expect, it } from "vitest";
import { BUILT_IN_CATALOGUE } from "../models/built-in.ts";
import { asModelId } from "../models/catalogue.ts";
import { brandSheet, isExploratory } from "./brand-sheet.ts";
import type { BrandOverview } from "./overview.ts";

const LISTED = { value: 0.5, range: null };
const prompt = (kind: string, label: string | null) => ({ kind, label, listed: LISTED });
const overviewOf = (open: number, sample: Partial<BrandOverview["sample"]> = {}) =>
  ({
    answers: 60 * open,
    timeZone: "UTC",
    visits: [{ id: "v", at: "2026-11-23T06:00:00Z", answers: 15 }],
    tracked: { prompts: open + 2, isAsked: true },
    market: { country: "DE", language: "de" },
    prompts: [
      ...Array.from({ length: open }, (_, nth) => prompt("open", nth < 3 ? "Startups" : null)),
      prompt("rival", null),
      prompt("branded", "Startups"),
    ],
    recentVisits: 4,
    plain: null,
    called: [],
    namesBefore: null,
    sample: {
      questions: open,
      models: ["openai/gpt-4.1-mini", "anthropic/claude-3.5-haiku"].map(asModelId),
      rounds: [3],
      webSearch: [true],
      ...sample,
    },
  }) as unknown as BrandOverview;
const WEEKLY = { rhythm: "weekly", day: 1 } as const;

it("the sheet of a brand says volume, sample, kinds, cadence, repetition and platforms", () => {
  expect(
    Object.fromEntries(
      brandSheet(WEEKLY, overviewOf(8), BUILT_IN_CATALOGUE).map(({ criterion, says }) => [criterion, says]),
    ),
  ).toEqual({
    Questions:
      "8 questions: exploratory, since the IAB’s guidance of August 2026 asks for 50 before a decision.",
    "Answers to each": "About 60 in four weeks, of 2 models at 4 visits of 3 rounds.",
    "Kinds of questions":
      "8 name neither the brand nor a competitor, 1 a competitor alone, 1 the brand, in no figure. Labels: Startups 4.",
    "Ways of asking": "For lists: a model is told to rank companies.",
    "How often": "Every Monday, in Germany · German.",
    Repeated: expect.stringContaining("asked again within a visit"),
    Platforms:
      "GPT 4.1 and Claude 3.5, over their interfaces for programs, with web search. Their apps can answer otherwise.",
  });
});

it("a market that is asked no more says since when, and a question whose answers count is one of those that they are to", () => {
  const overview = overviewOf(8);
  const says = (changes: Partial<BrandOverview>) =>
    brandSheet(WEEKLY, { ...overview, ...changes }, BUILT_IN_CATALOGUE).map((row) => row.says);
  expect(says({ tracked: { prompts: 10, isAsked: false } })[4]).toBe(
    "Asked no more since the visit of Nov 23, in Germany · German.",
  );
  const [volume, each, kinds] = says({ prompts: overview.prompts.slice(1) });
  expect(volume).toContain("8 questions");
  expect(each).toContain("About 60 in four weeks");
  expect(kinds).toMatch(/^Of the prompts asked from now on, 7 name neither the brand nor a competitor/);
});

it("fifty open questions are not exploratory, under whatever label", () => {
  expect([49, 50].map((open) => isExploratory(overviewOf(open)))).toEqual([true, false]);
  expect(isExploratory(overviewOf(3, { questions: 60 }))).toBe(false);
  const [questions] = brandSheet(WEEKLY, overviewOf(50), BUILT_IN_CATALOGUE);
  expect(questions?.says).toBe("50 questions; the IAB’s guidance of August 2026 asks for 50.");
});

it("what was asked otherwise within four weeks is told as it was, and one round has no range over rounds", () => {
  const says = (sample: Partial<BrandOverview["sample"]>) =>
    brandSheet(WEEKLY, overviewOf(8, sample), BUILT_IN_CATALOGUE).map((row) => row.says);
  const [, sampled, , , , repeated, platforms] = says({ rounds: [1, 3], webSearch: [true, false] });
  expect(sampled).toContain("at 4 visits of 1 to 3 rounds.");
  expect(repeated).toContain("asked again within a visit");
  expect(platforms).toContain("at some visits with web search");
  expect(says({ rounds: [1] })[5]).toContain("asked once a visit");
});
