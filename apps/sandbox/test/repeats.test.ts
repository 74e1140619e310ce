import { rankBiasedOverlap } from "@standings/domain";
import OpenAI from "openai";
import { describe, expect, test } from "vitest";
import { worthOf } from "../src/models/answer/rank-companies.ts";
import { scoreCompany } from "../src/models/answer/score-company.ts";
import { writeAnswer } from "../src/models/answer/write-answer.ts";
import { buildCatalogue } from "../src/models/catalogue/catalogue.ts";
import { COMPANIES } from "../src/models/catalogue/companies.ts";
import { findPersona, type Persona } from "../src/models/personas.ts";
import { readRequest } from "../src/models/protocol/read-request.ts";
import { understandQuestion } from "../src/models/question/understand-question.ts";
import { Repeats } from "../src/models/repeats.ts";
import { startSandbox } from "../src/start-sandbox.ts";
import { askForRanking, keysOf, rankingRequest, readRanking } from "./ask-for-ranking.ts";

const SEED = "standings";
const QUESTION = "best CRM for startups";
const [STEADY, ERRATIC, USUAL] = [
  "x-ai/grok-3-mini",
  "meta-llama/llama-4-scout",
  "openai/gpt-4.1-mini",
] as const;

function drawn(model: string, seed: number, changes: object = {}): string[] {
  const request = readRequest({ ...rankingRequest(model, QUESTION), seed, ...changes });
  return keysOf(readRanking(writeAnswer(request, SEED).content ?? ""));
}

const draws = (model: string, count: number) => Array.from({ length: count }, (_, n) => drawn(model, n + 1));

function stability(lists: readonly string[][]): number {
  const pairs = lists.flatMap((list, index) =>
    lists.slice(0, index).map((other) => rankBiasedOverlap(list, other)),
  );
  return pairs.reduce((sum, pair) => sum + pair, 0) / pairs.length;
}

describe("a question asked again", () => {
  test("gets the same answer for the same seed, and hardly ever for another", () => {
    expect(drawn(USUAL, 7)).toEqual(drawn(USUAL, 7));
    const lists = draws(USUAL, 50).map(String);
    expect(new Set(lists).size).toBeGreaterThanOrEqual(49);
  });

  test("moves each model by its own measure", () => {
    const [steady, usual, erratic] = [STEADY, USUAL, ERRATIC].map((model) => stability(draws(model, 30)));
    expect(steady).toBeGreaterThan(0.9);
    expect(usual).toBeGreaterThan(0.8);
    expect(usual).toBeLessThan(steady ?? 0);
    expect(erratic).toBeLessThan(0.7);
  });

  test("is drawn from known worths: who is first as often as Plackett and Luce's model says", () => {
    const persona = findPersona(ERRATIC) as Persona;
    const catalogue = buildCatalogue();
    const asked = understandQuestion(QUESTION, catalogue);
    const all = draws(ERRATIC, 1_500);
    const known = new Set(all.flat());
    const worths = COMPANIES.flatMap((company) => {
      const score = scoreCompany(company, asked, catalogue);
      if (score <= 0) return [];
      const worth = worthOf(company, score, { persona, seed: SEED, isSearching: false });
      return [
        {
          keys: [company.domain, company.name, ...company.variants],
          worth: Math.exp(worth / persona.spread),
        },
      ];
    }).filter(({ keys }) => keys.some((key) => known.has(key)));
    const whole = worths.reduce((sum, { worth }) => sum + worth, 0);
    for (const { keys, worth } of worths) {
      const first =
        all.filter(([leader]) => leader !== undefined && keys.includes(leader)).length / all.length;
      expect(Math.abs(first - worth / whole), keys[0]).toBeLessThan(0.035);
    }
  });

  test("is another one where the web is searched, and answers in plain words too", () => {
    const web = draws(USUAL, 20);
    const training = Array.from({ length: 20 }, (_, n) => drawn(USUAL, n + 1, { tools: null }));
    expect(stability(web)).toBeGreaterThan(rankBiasedOverlap(web[0] ?? [], training[0] ?? []));
    const natural = readRequest({ model: USUAL, messages: [{ role: "user", content: QUESTION }], seed: 3 });
    expect(writeAnswer(natural, SEED).content).toContain("HubSpot");
  });

  test("without a seed is varied from the second time on, where the sandbox is told to", async () => {
    const sandbox = await startSandbox({ varies: true });
    try {
      const client = new OpenAI({ baseURL: `${sandbox.url}/models/v1`, apiKey: "test", maxRetries: 0 });
      const first = await askForRanking(client, USUAL, QUESTION);
      const again = [
        await askForRanking(client, USUAL, QUESTION),
        await askForRanking(client, USUAL, QUESTION),
      ];
      const plain = writeAnswer(readRequest(rankingRequest(USUAL, QUESTION)), SEED).content ?? "";
      expect(first).toEqual(readRanking(plain));
      expect(new Set([first, ...again].map((answer) => keysOf(answer).join())).size).toBe(3);
    } finally {
      await sandbox.close();
    }
  });

  test("is forgotten when many others were asked since", () => {
    const repeats = new Repeats();
    const ask = (question: string) => repeats.vary(readRequest(rankingRequest(USUAL, question))).variation;
    expect([ask("best CRM"), ask("best CRM"), ask("best CRM")]).toEqual(["", "again 1", "again 2"]);
    for (let n = 0; n < 10_000; n += 1) ask(`best CRM no ${n}`);
    expect(ask("best CRM")).toBe("");
  });
});
