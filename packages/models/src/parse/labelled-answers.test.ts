import { describe, expect, it } from "vitest";
import { asProduct } from "../../eval/recorded-score.ts";
import { isExact, readLabelledAnswers, scoreAll } from "../../eval/score.ts";

const answers = readLabelledAnswers();
const earlier = answers.filter(({ shape }) => shape === "earlier");
const ofShapes = answers.filter(({ shape }) => shape !== "earlier");

describe("the earlier labelled answers", () => {
  it("are read with F1 of at least 0.98, in the right order, with the right domains", () => {
    const score = scoreAll(earlier);
    expect(earlier.length).toBeGreaterThanOrEqual(400);
    expect(score.f1).toBeGreaterThanOrEqual(0.985);
    expect(score.rankExact).toBeGreaterThanOrEqual(0.98);
    expect(score.domainAccuracy).toBeGreaterThanOrEqual(0.98);
    expect(score.outcomeAccuracy).toBeGreaterThanOrEqual(0.98);
  });
});

/** Reached so far; a change of rules may only raise them. */
describe("the answers of odd shapes", () => {
  it.each([
    ["that rules are made with", false, { f1: 0.929, exact: 0.83 }],
    ["that judge the rules", true, { f1: 0.885, exact: 0.73 }],
  ] as const)("%s", (_name, isKept, least) => {
    const score = scoreAll(ofShapes.filter((answer) => answer.isKept === isKept));
    expect(score.f1).toBeGreaterThanOrEqual(least.f1);
    expect(score.exact).toBeGreaterThanOrEqual(least.exact);
  });
});

describe("all answers, as the product reads them", () => {
  it.each([
    ["that rules are made with", false],
    ["that judge the rules", true],
  ] as const)("%s", (_name, isKept) => {
    const score = scoreAll(
      answers.filter((answer) => answer.isKept === isKept),
      asProduct,
    );
    expect(score.f1).toBeGreaterThanOrEqual(0.99);
    expect(score.exact).toBeGreaterThanOrEqual(0.97);
  });
});

describe("each earlier answer", () => {
  // Known misses; whoever mends one takes it off this list.
  const MISSED = new Set([
    "experts-prose",
    "held-a-claude-hedged-prose",
    "held-a-prose-locations",
    "held-a-prose-polish",
    "held-b-prose-single-bold",
    "held-b-spanish-headings",
    "held-c-prose-most-cited",
    "held-c-prose-not-only",
    "independent-best-07",
    "independent-prose-16",
    "independent-prose-25",
    "prose-leaders-long",
    "prose-such-as",
  ]);

  it.each(earlier.map((answer) => [answer.file, answer] as const))("%s", (file, answer) => {
    const [score] = scoreAll([answer]).files;
    expect(score?.outcomeRight && isExact(score)).toBe(!MISSED.has(file));
  });
});
