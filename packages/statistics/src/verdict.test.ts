import { FIXED_LEVEL, verdictSentence } from "@standings/domain";
import { describe, expect, it } from "vitest";
import { equalWeights, sampleOf } from "./sample.ts";
import { verdictOf } from "./verdict.ts";

/** Of each model, how many of its answers say yes. */
const models = (counts: readonly number[], answers = 5) =>
  equalWeights(
    counts.map((count) => sampleOf(Array.from({ length: answers }, (_each, nth) => Number(nth < count)))),
  );
const judge = (
  naming: readonly number[],
  own: readonly number[] | null,
  { answers = 5, isNamed = false }: { readonly answers?: number; readonly isNamed?: boolean } = {},
) =>
  verdictOf({
    naming: models(naming, answers),
    own: own && models(own, answers),
    isNamed,
    rounds: answers,
    level: FIXED_LEVEL,
  });
const ALL = [5, 4, 5, 5, 5];

describe("what a question can show", () => {
  it("is nothing where models name nobody, whoever is asked about", () => {
    const verdict = judge([1, 0, 1, 0, 0], [0, 0, 1, 0, 0]);
    expect(verdict.kind).toBe("names_nobody");
    expect(verdictSentence(verdict, "Fernlight", 5)).toEqual(
      expect.stringMatching(
        /^Models name nobody in 92% of answers \(\d+–\d+%\): this question can’t show Fernlight\. Ask for names: “Which … do you recommend\?”$/,
      ),
    );
  });

  it("is told with care where most answers perhaps name nobody", () => {
    const seldom = judge([2, 1, 2, 1, 2], null);
    expect(seldom.kind).toBe("seldom_names");
    expect(verdictSentence(seldom, null)).toMatch(
      /^Models name nobody in 68% of answers \(\d+–\d+%\), so the figures below rest on few lists\.$/,
    );
    const few = judge([2, 2], null, { answers: 2 });
    expect(few.kind).toBe("seldom_names");
    expect(verdictSentence(few, null)).toMatch(
      /^Models name nobody in 0% of answers \(0–\d+%\): too few answers to tell whether most name anybody\.$/,
    );
  });

  it("is a gap where others are named and the one in focus never", () => {
    const verdict = judge(ALL, [0, 0, 0, 0, 0]);
    expect(verdict.kind).toBe("absent");
    expect(verdictSentence(verdict, "Fernlight", 5)).toMatch(
      /^Others are named, Fernlight never \(0–\d+%\): a real gap\.$/,
    );
  });

  it("is too little where the range is wider than half, with the rounds that would narrow it", () => {
    const verdict = judge([2, 2, 2, 2, 2], [1, 1, 1, 1, 1], { answers: 2 });
    expect(verdict.kind).toBe("too_wide");
    const rounds = verdict.rounds ?? 0;
    expect(rounds).toBeGreaterThan(2);
    expect(verdictSentence(verdict, "Fernlight", 2)).toMatch(
      /^How often Fernlight is listed is hardly known yet: \d+–\d+%\. About \d+ more rounds? would narrow it\.$/,
    );
    const all = models(
      Array.from({ length: 5 }, () => 2 * rounds),
      2 * rounds,
    );
    const half = models(
      Array.from({ length: 5 }, () => rounds),
      2 * rounds,
    );
    const later = { naming: all, own: half, isNamed: false, rounds: 2 * rounds, level: FIXED_LEVEL };
    expect(verdictOf(later).kind).toBe("readable");
  });

  it("is not known from one answer each", () => {
    expect(judge([1, 1, 1, 1, 1], [1, 0, 1, 0, 0], { answers: 1 }).kind).toBe("not_enough");
  });

  it("is not whether models name somebody by themselves, when the question names it", () => {
    expect(judge(ALL, ALL, { isNamed: true }).kind).toBe("names_you");
    expect(judge(ALL, null, { isNamed: true }).kind).toBe("readable");
  });

  it("is what its figures say otherwise", () => {
    const verdict = judge(ALL, [5, 4, 5, 5, 4]);
    expect(verdict.kind).toBe("readable");
    expect(verdictSentence(verdict, "Fernlight", 5)).toBeNull();
  });
});
