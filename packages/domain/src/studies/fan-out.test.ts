import { expect, it } from "vitest";
import { asModelId } from "../models/catalogue.ts";
import { fanOutOf, type SearchedAnswer } from "./fan-out.ts";

const GPT = asModelId("openai/gpt-4.1-mini");
const SONAR = asModelId("perplexity/sonar");
const answer = (own: Partial<SearchedAnswer>): SearchedAnswer => ({
  ...{ modelId: GPT, prompt: "Best CRM for startups", queries: [], namesFocus: null },
  ...own,
});

it("counts a search once an answer, whatever its case, spaces and signs", () => {
  const { queries, ran, different } = fanOutOf([
    answer({ queries: ["best CRM 2026", "Best  CRM, 2026?"] }),
    answer({ modelId: SONAR, queries: ["best crm 2026", "crm pricing"] }),
  ]);
  expect({ ran, different }).toEqual({ ran: 4, different: 2 });
  expect(queries).toEqual([
    { query: "best CRM 2026", models: [GPT, SONAR], answers: 2, naming: null },
    { query: "crm pricing", models: [SONAR], answers: 1, naming: null },
  ]);
});

it("keeps C++, C# and AT&T apart from C and AT T", () => {
  const { different } = fanOutOf([answer({ queries: ["c++", "c#", "c", "at&t", "at t"] })]);
  expect(different).toBe(5);
});

it("tells the words that searches add and drop, against the question of each, without empty ones", () => {
  const { added, dropped } = fanOutOf([
    answer({ queries: ["best crm for small startups 2026", "crm reviews 2026"] }),
    answer({ prompt: "Best help desk", queries: ["the best help desk reviews"] }),
  ]);
  expect(added).toEqual([
    { word: "2026", times: 2 },
    { word: "reviews", times: 2 },
    { word: "small", times: 1 },
  ]);
  expect(dropped).toEqual([
    { word: "best", times: 1 },
    { word: "startups", times: 1 },
  ]);
});

it("reads words of languages without spaces", () => {
  const { added } = fanOutOf([answer({ prompt: "おすすめの会計ソフト", queries: ["会計ソフト 比較"] })]);
  expect(added.map(({ word }) => word)).toEqual(["比較"]);
});

it("tells of each model how many answers do not say what they searched for", () => {
  const { models } = fanOutOf([
    answer({ queries: ["crm", "crm 2026"] }),
    answer({}),
    answer({ modelId: SONAR }),
  ]);
  expect(models).toEqual([
    { modelId: GPT, searched: 2, told: 1, queries: 2 },
    { modelId: SONAR, searched: 1, told: 0, queries: 0 },
  ]);
});

it("counts who is named where there is a company in focus", () => {
  const { queries } = fanOutOf([
    answer({ queries: ["crm"], namesFocus: true }),
    answer({ queries: ["crm"], namesFocus: false }),
    answer({ queries: ["crm tools"], namesFocus: false }),
  ]);
  expect(queries.map(({ query, naming }) => [query, naming])).toEqual([
    ["crm", 1],
    ["crm tools", 0],
  ]);
});

it("finds nothing in searches of signs alone", () => {
  expect(fanOutOf([answer({ queries: ["?!", " "] })])).toMatchObject({ ran: 0, different: 0, queries: [] });
});
