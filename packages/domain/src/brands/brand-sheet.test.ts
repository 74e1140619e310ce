import { expect, it } from "vitest";
import { BUILT_IN_CATALOGUE } from "../models/built-in.ts";
import { asModelId } from "../models/catalogue.ts";
import { brandSheet, isExploratory } from "./brand-sheet.ts";
import type { BrandOverview } from "./overview.ts";

const prompt = (kind: string, label: string | null) => ({ kind, label });
const overviewOf = (open: number) =>
  ({
    answers: 60 * open,
    models: ["openai/gpt-4.1-mini", "anthropic/claude-3.5-haiku"].map(asModelId),
    market: { country: "DE", language: "de" },
    prompts: [
      ...Array.from({ length: open }, (_, nth) => prompt("open", nth < 3 ? "Startups" : null)),
      prompt("rival", null),
      prompt("branded", "Startups"),
    ],
    recentVisits: 4,
  }) as unknown as BrandOverview;
const WEEKLY = { rhythm: "weekly", day: 1, rounds: 3, webSearch: true } as const;

it("the sheet of a brand says volume, sample, kinds, cadence, repetition and platforms", () => {
  expect(
    Object.fromEntries(
      brandSheet(WEEKLY, overviewOf(8), BUILT_IN_CATALOGUE).map(({ criterion, says }) => [criterion, says]),
    ),
  ).toEqual({
    Questions: "8 questions: exploratory. The IAB’s guidance of August 2026 asks for 50 before a decision.",
    "Answers to each": "About 60 in four weeks: 2 models × 3 rounds × 4 visits.",
    "Kinds of questions":
      "8 name nobody that is watched, 1 a competitor alone, 1 the brand, in no figure; by label: Startups 4.",
    "How often": "Every Monday, in Germany · German.",
    Repeated: expect.stringContaining("asked again within a visit"),
    Platforms:
      "GPT 4.1 and Claude 3.5, over their interfaces for programs, with web search. Their apps can answer otherwise.",
  });
});

it("fifty open questions are not exploratory, and one round has no range over rounds", () => {
  expect([49, 50].map((open) => isExploratory(overviewOf(open)))).toEqual([true, false]);
  const [questions, , , , repeated] = brandSheet(
    { ...WEEKLY, rounds: 1 },
    overviewOf(50),
    BUILT_IN_CATALOGUE,
  );
  expect(questions?.says).toBe("50 questions; the IAB’s guidance of August 2026 asks for 50.");
  expect(repeated?.says).toContain("asked once a visit");
});
