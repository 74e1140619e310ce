import { describe, expect, it } from "vitest";
import { readLabelledAnswers, scoreAll } from "../../eval/score.ts";

describe("the labelled answers", () => {
  const answers = readLabelledAnswers();

  it("are at least 220", () => {
    expect(answers.length).toBeGreaterThanOrEqual(220);
  });

  it("are read with F1 of at least 0.98, in the right order, with the right domains", () => {
    const score = scoreAll(answers);
    expect(score.f1).toBeGreaterThanOrEqual(0.98);
    expect(score.rankExact).toBeGreaterThanOrEqual(0.98);
    expect(score.domainAccuracy).toBeGreaterThanOrEqual(0.98);
    expect(score.outcomeAccuracy).toBeGreaterThanOrEqual(0.98);
  });
});
