import { BUILT_IN_CATALOGUE, type Sector } from "@standings/domain";
import { beforeAll, describe, expect, test } from "vitest";
import { COMPANIES, type Company } from "../src/models/catalogue/companies.ts";
import { askForRanking, keysOf, type RankingAnswer } from "./ask-for-ranking.ts";
import { useSandbox } from "./sandbox.ts";

const { openAi } = useSandbox();
const TOP = 10;
const byName = new Map(
  COMPANIES.flatMap((company) => {
    const products = [...company.tags.values()].flatMap(({ name }) => name ?? []);
    return [company.name, ...company.variants, ...products].map((name): [string, Company] => [name, company]);
  }),
);
const byDomain = new Map(COMPANIES.map((company) => [company.domain, company]));

/** Also for a model that leaves out the domain. */
const companyOf = (key: string) => byDomain.get(key) ?? byName.get(key);
const companiesOf = (answer: RankingAnswer) => keysOf(answer).map((key) => companyOf(key)?.domain ?? key);

const QUESTIONS: readonly (readonly [question: string, topic: string, sector: Sector])[] = [
  ["best CRM for startups", "crm", "Technology"],
  ["best running shoes for flat feet", "running shoes", "Consumer"],
  ["top payroll software for small business", "payroll software", "Technology"],
  ["most reliable cloud data warehouse", "cloud data warehouse", "Technology"],
  ["best business bank account in Europe", "business bank account", "Financials"],
  ["leading solar panel makers", "solar panel", "Energy"],
  ["best electric cars", "electric car", "Industrials & Real Assets"],
  ["top law firms for startups", "law firm", "Professional Services"],
  ["best telehealth providers", "telehealth", "Healthcare"],
  ["best email marketing tool", "email marketing", "Technology"],
  ["which hotel booking site is cheapest", "hotel booking", "Consumer"],
  ["top streaming services", "streaming service", "Communications & Media"],
];

const askAll = (question: string) =>
  Promise.all(BUILT_IN_CATALOGUE.defaultIds.map((model) => askForRanking(openAi(), model, question)));

describe.each(QUESTIONS)("%s", (question, topic, sector) => {
  let answers: RankingAnswer[] = [];
  beforeAll(async () => {
    answers = await askAll(question);
  });

  test("every company answers it, under the question's sector", () => {
    for (const answer of answers) {
      expect(answer.sector).toBe(sector);
      expect(answer.results.map(({ rank }) => rank)).toEqual(answer.results.map((_, index) => index + 1));
      const keys = keysOf(answer);
      expect(new Set(keys).size).toBe(keys.length);
      for (const key of keys) expect(companyOf(key)?.tags.has(topic), key).toBe(true);
    }
  });

  test("the models agree in part", () => {
    const tops = answers.map((answer) => new Set(companiesOf(answer).slice(0, TOP)));
    const overlaps = pairs(tops).map(([a, b]) => [...a].filter((key) => b.has(key)).length / TOP);
    expect(Math.min(...overlaps)).toBeGreaterThanOrEqual(0.4);
    expect(Math.max(...overlaps)).toBeLessThanOrEqual(0.95);
    expect(new Set(answers.map(({ results }) => results.length)).size).toBeGreaterThan(1);
  });

  test("the same question gets the same answer, however it is written", async () => {
    expect(await askAll(`  ${question.toUpperCase()}?  `)).toEqual(answers);
  });

  test("rationales and descriptions are short sentences that differ", () => {
    for (const { results } of answers) {
      for (const { rationale, description } of results) {
        expect(rationale).toMatch(/^\P{Ll}.*\.$|^[a-z0-9].*\.$/su);
        expect(rationale.length).toBeLessThanOrEqual(240);
        expect(rationale).not.toMatch(/undefined|null|\{|\d+ ?%/);
        expect(description).toMatch(/\.$/);
      }
      expect(new Set(results.map(({ rationale }) => rationale)).size).toBeGreaterThan(results.length * 0.7);
    }
  });
});

test("the models do not always agree on the first place", async () => {
  const answers = await Promise.all(QUESTIONS.map(([question]) => askAll(question)));
  const united = answers.filter((lists) => new Set(lists.map((answer) => companiesOf(answer)[0])).size === 1);
  expect(united.length).toBeLessThan(QUESTIONS.length / 2);
});

test("HubSpot leads most CRM lists, eight or more are common, two or more are one model's own", async () => {
  const lists = (await askAll("best CRM for startups")).map(companiesOf);
  const firsts = lists.filter(([first]) => first === "hubspot.com").length;
  expect(firsts).toBeGreaterThanOrEqual(3);
  expect(firsts).toBeLessThanOrEqual(4);
  const votes = new Map<string, number>();
  for (const key of lists.flat()) votes.set(key, (votes.get(key) ?? 0) + 1);
  expect([...votes.values()].filter((count) => count === lists.length).length).toBeGreaterThanOrEqual(8);
  expect([...votes.values()].filter((count) => count === 1).length).toBeGreaterThanOrEqual(2);
});

test.each(["asdf qwer", "hello"])("%j is not answered with companies", async (question) => {
  for (const { results } of await askAll(question)) expect(results).toEqual([]);
});

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((first, index) => items.slice(index + 1).map((second): [T, T] => [first, second]));
}
