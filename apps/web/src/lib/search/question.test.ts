import { asModelId, rankingColumns } from "@standings/domain";
import { describe, expect, it } from "vitest";
import { columnsOf, comparisonOf, normaliseQuestion, questionPath, savedQuestion } from "./question.ts";

const GPT = asModelId("openai/gpt-4.1-mini");
const expert = {
  kind: "expert",
  prompt: "who knows  aeo?",
  models: [GPT],
  market: null,
  webSearch: false,
} as const;

describe("questions", () => {
  it("are normalised like on the server", () => {
    expect(normaliseQuestion(expert).prompt).toBe("Who knows aeo?");
    expect(normaliseQuestion(comparisonOf("a  b", "c", GPT))).toMatchObject({ prompt: "A b", prompt2: "C" });
  });

  it("have a column per model, or per prompt", () => {
    expect(columnsOf(expert)).toEqual([GPT]);
    expect(columnsOf(comparisonOf("A", "B", GPT))).toEqual([`${GPT}_prompt1`, `${GPT}_prompt2`]);
  });

  it("have a page of their own kind", () => {
    expect(questionPath(expert)).toMatch(/^\/expert-ranking\/.*webSearch=false$/);
    expect(questionPath(comparisonOf("A", "B", GPT))).toBe(
      "/compare-prompts-result/A/B/openai%2Fgpt-4.1-mini",
    );
  });
});

describe("savedQuestion", () => {
  it("asks the same again", () => {
    const saved = { kind: "expert", prompt: "A", prompt2: null, market: null, webSearch: false } as const;
    expect(savedQuestion(saved, rankingColumns([GPT]))).toEqual({
      kind: "expert",
      prompt: "A",
      models: [GPT],
      market: null,
      webSearch: false,
    });
  });

  it("reads a comparison's model from its columns", () => {
    const saved = { kind: "comparison", prompt: "A", prompt2: "B", market: null, webSearch: true } as const;
    const question = comparisonOf("A", "B", GPT);
    expect(savedQuestion(saved, columnsOf(question))).toEqual(question);
  });
});
