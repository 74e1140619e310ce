import { asModelId, newCompany, type StudyAnswerEvent, studyColumn } from "@standings/domain";
import { expect, it } from "vitest";
import { readPlainAnswers } from "./plain-mentions.ts";

const ANSWER: StudyAnswerEvent = {
  type: "answer",
  at: "2026-11-27T08:00:00.000Z",
  round: 1,
  modelId: asModelId("openai/gpt-4.1-mini"),
  arm: "natural",
  outcome: "answered",
  results: [],
  servedModel: null,
  searchedBy: null,
  versions: null,
  durationMs: 1,
  detail: null,
};

it("an answer does not name a rival that its question wants to replace by telling where to export from", () => {
  const names = [
    newCompany({ name: "Odinfeld", domain: "odinfeld.example" }),
    newCompany({ name: "Marloway", domain: "marloway.example" }),
  ] as const;
  const texts = new Map([[studyColumn(ANSWER), "Try Odinfeld. Export your books from Marloway first."]]);
  const stancesUnder = (question: string) =>
    readPlainAnswers([ANSWER], texts, { question, names }).map(({ mentions }) =>
      mentions.map((mention) => mention?.stance),
    );
  expect(stancesUnder("What can replace Marloway?")).toEqual([["named", "contrast"]]);
  expect(stancesUnder("Is Marloway any good?")).toEqual([["named", "named"]]);
});
