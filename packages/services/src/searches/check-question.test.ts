import { BUILT_IN_CATALOGUE } from "@standings/domain";
import { expect, it } from "vitest";
import { CLAUDE, FIVE, GPT } from "../../test/searches.ts";
import { checkPrompt, checkQuestion, type QuestionOrder } from "./check-question.ts";

const RANKING: QuestionOrder = {
  kind: "company",
  prompt: "best CRM",
  models: [GPT, CLAUDE],
  webSearch: true,
};
const COMPARISON: QuestionOrder = { ...RANKING, kind: "comparison", prompt2: "best ERP", models: [CLAUDE] };

it("puts a ranking's question into its stored form", () => {
  const asked = { ...RANKING, prompt: "  best   CRM ", models: [GPT, CLAUDE, GPT] };
  expect(checkQuestion(asked, BUILT_IN_CATALOGUE)).toEqual({
    prompt: "Best CRM",
    prompt2: null,
    columns: [GPT, CLAUDE],
    webSearch: true,
    market: null,
  });
});

it("gives a comparison a column for each of its prompts", () => {
  expect(checkQuestion(COMPARISON, BUILT_IN_CATALOGUE)).toEqual({
    prompt: "Best CRM",
    prompt2: "Best ERP",
    columns: [`${CLAUDE}_prompt1`, `${CLAUDE}_prompt2`],
    webSearch: true,
    market: null,
  });
});

it("leaves a second prompt out of a ranking", () => {
  expect(checkQuestion({ ...RANKING, prompt2: "best ERP" }, BUILT_IN_CATALOGUE).prompt2).toBeNull();
});

it.each<[string, QuestionOrder]>([
  ["no model", { ...RANKING, models: [] }],
  ["an unknown model", { ...RANKING, models: ["openai/gpt-9"] }],
  ["an unknown model among known ones", { ...RANKING, models: [GPT, "openai/gpt-9"] }],
  ["six models", { ...RANKING, models: [...FIVE, "perplexity/sonar"] }],
  ["a comparison of two models", { ...COMPARISON, models: [GPT, CLAUDE] }],
  ["a comparison's column in place of a model", { ...COMPARISON, models: [`${CLAUDE}_prompt1`] }],
])("refuses %s", (_name, asked) => {
  expect(() => checkQuestion(asked, BUILT_IN_CATALOGUE)).toThrow("Invalid model selected.");
});

it.each([
  ["", "No prompt provided"],
  ["   ", "No prompt provided"],
  ["x".repeat(341), "Prompt must be 340 characters or less"],
  ['best "CRM"', "Quotes are not allowed in prompts"],
  ["what's best", "Quotes are not allowed in prompts"],
  ["best\u0000CRM", "Prompt contains characters that are not allowed"],
  ["best \ud800 CRM", "Prompt contains characters that are not allowed"],
])("refuses the prompt %j, as the first and as the second", (prompt, message) => {
  expect(() => checkPrompt(prompt)).toThrow(expect.objectContaining({ code: "INVALID_PROMPT", message }));
  expect(() => checkQuestion({ ...RANKING, prompt }, BUILT_IN_CATALOGUE)).toThrow(message);
  expect(() => checkQuestion({ ...COMPARISON, prompt2: prompt }, BUILT_IN_CATALOGUE)).toThrow(message);
});
