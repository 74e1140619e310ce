import {
  type Estimate,
  EXAMPLE_ANSWERS,
  EXAMPLE_FIGURES,
  EXAMPLE_ROUNDS,
  exampleName,
  FIXED_LEVEL,
  studySentence,
} from "@standings/domain";
import { expect, it } from "vitest";
import { makeStudyReport, type StudyAnswer } from "../src/index.ts";

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

function round({ value, range }: Estimate): Estimate {
  return {
    value: rounded(value),
    range: range && { low: rounded(range.low), high: rounded(range.high) },
  };
}

it("the method page's example is what a study says of these answers", () => {
  const answers = EXAMPLE_ANSWERS.map(
    ({ modelId, round: nth, results }): StudyAnswer => ({
      modelId,
      round: nth,
      outcome: "listed",
      listings: results.map(({ domain, rank }) => ({ key: domain, rank })),
    }),
  );
  const options = { kind: "company", rounds: EXAMPLE_ROUNDS, level: FIXED_LEVEL } as const;
  const report = makeStudyReport(answers, { ...options, nameOf: exampleName });
  const { stability, agreement } = report.volatility;
  expect({
    sentence: studySentence(report, exampleName),
    forecast: report.pair?.forecast,
    stability: stability && round(stability),
    agreement: agreement && round(agreement),
    entries: report.entries.map(({ key, score, listed, rank, place }) => ({
      key,
      score: round(score),
      listed: round(listed),
      rank,
      place,
    })),
  }).toEqual(EXAMPLE_FIGURES);
});
