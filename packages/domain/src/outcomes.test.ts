import { expect, it } from "vitest";
import { describeAsked, isAnswer } from "./outcomes.ts";

it.each([
  { status: "success", outcome: "ranked", answers: true },
  { status: "success", outcome: "named_nobody", answers: true },
  { status: "success", outcome: "declined", answers: false },
  { status: "error", outcome: null, answers: false },
] as const)("$status with the outcome $outcome is an answer: $answers", ({ answers, ...column }) => {
  expect(isAnswer(column)).toBe(answers);
});

it.each([
  [5, 5, "5 models"],
  [4, 5, "4 of 5 models answered"],
  [0, 1, "0 of 1 model answered"],
])("%i of %i answered: %s", (answered, asked, text) => expect(describeAsked(answered, asked)).toBe(text));
