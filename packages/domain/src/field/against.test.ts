import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asModelId } from "../models/catalogue.ts";
import type { StudyEntry, StudyPair } from "../studies/report.ts";
import {
  againstSentence,
  aheadIn,
  behindIn,
  censorPairSources,
  PAIR_OUTCOMES,
  type PairOutcome,
  type PairQuestion,
  pairSources,
  pairVerdict,
  questionOutcome,
  tallyPair,
  tallyPairModels,
} from "./against.ts";
import type { FieldAnswer } from "./field.ts";

const MODELS = ["openai/gpt-4.1-mini", "x-ai/grok-3-mini", "perplexity/sonar"].map(asModelId);
const COMPANIES = ["kelp.com", "moss.com", "fern.com"];
const PAGES = [
  "https://herbs.org/best",
  "http://www.herbs.org/best/",
  "https://kelp.com/",
  "https://soil.org/a",
];
const PAIR = { company: "kelp.com", other: "moss.com" };
const MIRRORED = { company: "moss.com", other: "kelp.com" };
const OPPOSITE: Readonly<Record<PairOutcome, PairOutcome>> = {
  above: "below",
  below: "above",
  level: "level",
  alone: "absent",
  absent: "alone",
};

const answers: fc.Arbitrary<FieldAnswer[]> = fc.array(
  fc
    .record({
      modelId: fc.constantFrom(...MODELS),
      ranks: fc.dictionary(fc.constantFrom(...COMPANIES), fc.integer({ min: 1, max: 5 })),
      pages: fc.shuffledSubarray(PAGES),
    })
    .map(({ ranks, ...answer }) => ({ ...answer, ranks: new Map(Object.entries(ranks)), domains: [] })),
  { maxLength: 12 },
);
const asQuestion = (all: readonly FieldAnswer[]) => ({
  kind: "company" as const,
  prompt: "Best herb garden",
  origin: null,
  answers: all,
});

describe("a company beside another", () => {
  it("stands somewhere in each answer that lists either, the other way round seen from the other", () => {
    fc.assert(
      fc.property(answers, (all) => {
        const { counts, answers: counted } = tallyPair(all, PAIR);
        const mirrored = tallyPair(all, MIRRORED);
        for (const outcome of PAIR_OUTCOMES) expect(mirrored.counts[OPPOSITE[outcome]]).toBe(counts[outcome]);
        expect(counted).toBe(
          all.filter(({ ranks }) => ranks.has("kelp.com") || ranks.has("moss.com")).length,
        );
        expect(aheadIn(counts) + behindIn(counts) + counts.level).toBe(counted);
        if (counted > 0) expect(questionOutcome(mirrored.counts)).toBe(OPPOSITE[questionOutcome(counts)]);
        const models = tallyPairModels(all, PAIR);
        expect(models.reduce((sum, model) => sum + model.answers, 0)).toBe(counted);
      }),
    );
  });

  it("shares each cited page with the other or does not, whatever the spelling of its address", () => {
    fc.assert(
      fc.property(answers, (all) => {
        const { company, both, other } = pairSources([asQuestion(all)], PAIR);
        const pages = [...company.pages, ...both.pages, ...other.pages];
        expect(new Set(pages.map(({ url }) => url)).size).toBe(pages.length);
        expect(pages.filter(({ domain }) => domain === "herbs.org").length).toBeLessThanOrEqual(1);
        for (const page of company.pages) expect([page.company > 0, page.other]).toEqual([true, 0]);
        for (const page of both.pages) expect(Math.min(page.company, page.other)).toBeGreaterThan(0);
        for (const page of other.pages) expect([page.company, page.other > 0]).toEqual([0, true]);
      }),
    );
  });
});

it("masks sources from the sixth on, addresses included", () => {
  const page = (name: string) => ({
    url: `https://${name}.org/a`,
    domain: `${name}.org`,
    company: 1,
    other: 0,
    answers: 1,
  });
  const pages = ["ash", "elm", "oak", "fir", "yew", "pine", "larch"].map(page);
  const none = { pages: [], total: 0 };
  const { company } = censorPairSources({ company: { pages, total: 7 }, both: none, other: none });
  expect(company.pages.slice(0, 5)).toEqual(pages.slice(0, 5));
  expect(JSON.stringify(company.pages.slice(5))).not.toMatch(/pine|larch/);
});

describe("what a study says of two", () => {
  const entry = (key: string, place: StudyEntry["place"]) =>
    ({ key, place }) as Pick<StudyEntry, "key" | "place"> as StudyEntry;
  const placed = (key: string, bestRank: number, worstRank: number) =>
    entry(key, { tier: bestRank, bestRank, worstRank });
  const pair = (isApart: boolean): StudyPair => ({
    above: "moss.com",
    below: "kelp.com",
    isApart,
    forecast: 30,
  });

  it("is its answer about the pair it was asked about, else the ranks that both may have", () => {
    const verdict = (entries: readonly StudyEntry[], of: StudyPair | null) =>
      pairVerdict({ entries, pair: of }, "kelp.com", "moss.com").verdict;
    expect(verdict([], pair(true))).toBe("below");
    expect(pairVerdict({ entries: [], pair: pair(false) }, "kelp.com", "moss.com")).toEqual({
      verdict: "tied",
      forecast: 30,
    });
    expect(verdict([placed("kelp.com", 1, 2), placed("moss.com", 3, 4)], null)).toBe("above");
    expect(verdict([placed("kelp.com", 1, 3), placed("moss.com", 2, 4)], null)).toBe("tied");
    const others = { ...pair(true), above: "fern.com" };
    expect(verdict([placed("kelp.com", 5, 6), placed("moss.com", 2, 4)], others)).toBe("below");
    expect(verdict([placed("kelp.com", 1, 2), entry("moss.com", null)], null)).toBe("open");
  });
});

describe("the sentence", () => {
  const told = (all: readonly FieldAnswer[], names = PAIR) => {
    const tally = tallyPair(all, names);
    return againstSentence({
      company: { name: names.company, domain: names.company },
      other: { name: names.other, domain: names.other },
      ...tally,
      byQuestion: { ...tallyPair([], names).counts, [questionOutcome(tally.counts)]: 1 },
      models: tallyPairModels(all, names),
      questions: [{} as PairQuestion],
    });
  };
  const answer = (model: number, ...list: string[]): FieldAnswer => ({
    modelId: MODELS[model] ?? asModelId("perplexity/sonar"),
    ranks: new Map(list.map((domain, index) => [domain, index + 1])),
    domains: [],
    pages: [],
  });

  it("begins with who is ahead in more answers, and says of how many", () => {
    const all = [answer(0, "moss.com", "kelp.com"), answer(1, "moss.com"), answer(2, "kelp.com")];
    expect(told(all)).toBe(
      "moss.com is ahead of kelp.com in 1 of 1 question and with 2 of 3 models, kelp.com in 0 and with 1. " +
        "Of 3 answers that list either, 2 put moss.com first of the two and 1 kelp.com.",
    );
  });

  it("says that nothing can be said without an answer", () => {
    expect(told([])).toBe("No answer lists kelp.com or moss.com yet.");
  });
});
