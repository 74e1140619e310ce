import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asModelId, type ModelId } from "../models/catalogue.ts";
import {
  competesIn,
  type DatedAnswer,
  type FieldAnswer,
  type FieldQuestion,
  newestAnswers,
  placesOf,
  rankPoints,
} from "./field.ts";
import { fieldFigures } from "./figures.ts";

const MODELS = ["openai/gpt-4.1-mini", "x-ai/grok-3-mini", "perplexity/sonar"].map(asModelId);
const COMPANIES = ["kelp.com", "moss.com", "fern.com", "reed.com", "sage.com", "thyme.com"];

const answer = (modelId: ModelId, ...domains: string[]): FieldAnswer => ({
  modelId,
  ranks: new Map(domains.map((domain, index) => [domain, index + 1])),
  domains: [],
  pages: [],
});
const question = (...answers: FieldAnswer[]): FieldQuestion => ({
  kind: "company",
  prompt: "Best garden planner",
  origin: null,
  answers,
});
const [GPT, GROK, SONAR] = MODELS as [ModelId, ModelId, ModelId];

const answers: fc.Arbitrary<FieldAnswer> = fc
  .record({ modelId: fc.constantFrom(...MODELS), list: fc.shuffledSubarray(COMPANIES) })
  .map(({ modelId, list }) => answer(modelId, ...list));
const questions = fc.array(
  fc
    .uniqueArray(answers, { selector: ({ modelId }) => modelId, minLength: 1 })
    .map((found) => question(...found)),
  { maxLength: 8 },
);

describe("a question's place in a field", () => {
  const peers = new Set(["moss.com", "fern.com", "reed.com"]);

  it("is there when one answer lists the company, however low", () => {
    expect(competesIn(question(answer(GPT, "moss.com"), answer(GROK, "kelp.com")), "kelp.com", peers)).toBe(
      true,
    );
  });

  it("is there with three peers among the first ten, and not with two", () => {
    expect(
      competesIn(question(answer(GPT, "moss.com", "fern.com"), answer(GROK, "reed.com")), "kelp.com", peers),
    ).toBe(true);
    expect(competesIn(question(answer(GPT, "moss.com", "fern.com", "sage.com")), "kelp.com", peers)).toBe(
      false,
    );
  });

  it("does not count a peer in the eleventh place", () => {
    const others = Array.from({ length: 8 }, (_, index) => `other${index}.com`);
    const list = ["moss.com", "fern.com", ...others, "reed.com"];
    expect(competesIn(question(answer(GPT, ...list)), "kelp.com", peers)).toBe(false);
    expect(
      competesIn(question(answer(GPT, ...list.slice(1))), "kelp.com", new Set([...peers, "other0.com"])),
    ).toBe(true);
  });

  it("is there when its discovery or its user put it there", () => {
    expect(competesIn({ ...question(answer(GPT, "sage.com")), origin: "added" }, "kelp.com", peers)).toBe(
      true,
    );
  });
});

it("ranks a question's companies by the points of all its models", () => {
  const places = placesOf(question(answer(GPT, "kelp.com", "moss.com"), answer(GROK, "moss.com")));
  expect(places.map(({ domain, points, votes }) => [domain, points, votes])).toEqual([
    ["moss.com", 39, 2],
    ["kelp.com", 20, 1],
  ]);
  expect([rankPoints(1, "company"), rankPoints(20, "company"), rankPoints(25, "company")]).toEqual([
    20, 1, 0,
  ]);
});

describe("figures of a field", () => {
  it("count of all answers, and let every model weigh the same in the average rank", () => {
    const field = [
      question(answer(GPT, "kelp.com"), answer(GROK, "moss.com", "fern.com", "reed.com", "kelp.com")),
      question(answer(GPT, "kelp.com")),
      question(answer(GPT, "moss.com", "kelp.com"), answer(SONAR, "moss.com")),
    ];
    const { figures, models } = fieldFigures(field, "kelp.com");
    // GPT: 1, 1 and 2; Grok: 4. Their means are 4/3 and 4.
    expect(figures).toEqual({
      questions: 3,
      answers: 5,
      top3Mentions: 3,
      averageRank: 2.7,
      totalMentions: 4,
      sources: 0,
    });
    expect(models.find(({ modelId }) => modelId === SONAR)).toMatchObject({
      answers: 1,
      mentions: 0,
      averageRank: null,
    });
  });

  it("count a study's mean among the top places as lists round it, and average it as it is", () => {
    const at = (modelId: ModelId, rank: number) => ({
      ...answer(modelId),
      ranks: new Map([["kelp.com", rank]]),
    });
    const field = [question(at(GPT, 3.4), at(GROK, 3.5))];
    const { figures, models } = fieldFigures(field, "kelp.com");
    expect(figures).toMatchObject({ top3Mentions: 1, averageRank: 3.5, totalMentions: 2 });
    expect(models[0]).toMatchObject({ modelId: GPT, top3Mentions: 1, averageRank: 3.4 });
  });

  it("never exceed what they are counted of, and add up over the models", () => {
    fc.assert(
      fc.property(questions, (field) => {
        const { figures, models } = fieldFigures(field, "kelp.com");
        expect(figures.top3Mentions).toBeLessThanOrEqual(figures.totalMentions);
        expect(figures.totalMentions).toBeLessThanOrEqual(figures.answers);
        const sum = (key: "answers" | "mentions" | "top3Mentions") =>
          models.reduce((total, model) => total + model[key], 0);
        expect([sum("answers"), sum("mentions"), sum("top3Mentions")]).toEqual([
          figures.answers,
          figures.totalMentions,
          figures.top3Mentions,
        ]);
        expect(figures.averageRank === null).toBe(figures.totalMentions === 0);
      }),
    );
  });
});

describe("the newest answers of a question", () => {
  const dated = fc.record({
    modelId: fc.constantFrom(...MODELS),
    askedAt: fc.integer({ min: 0, max: 20 }).map((day) => new Date(day * 86_400_000)),
    searchId: fc.uuid(),
  });

  it("are one for each model, whatever the order they come in", () => {
    fc.assert(
      fc.property(fc.array(dated), fc.infiniteStream(fc.nat()), (all, keys) => {
        const shuffled = all
          .map((one) => ({ one, key: keys.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one);
        const newest = newestAnswers(all);
        expect(newestAnswers(shuffled)).toEqual(newest);
        expect(newest.map(({ modelId }) => modelId)).toEqual(
          [...new Set(all.map(({ modelId }) => modelId))].sort(),
        );
        const isNewest = (one: DatedAnswer) =>
          all.every((other) => other.modelId !== one.modelId || other.askedAt <= one.askedAt);
        expect(newest.every(isNewest)).toBe(true);
      }),
    );
  });
});
