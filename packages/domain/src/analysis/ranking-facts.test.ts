import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACME, standings } from "../../test/standings.ts";
import { THIN_SAMPLE } from "../company.ts";
import { BUILT_IN_CATALOGUE } from "../models/built-in.ts";
import { asModelId } from "../models/catalogue.ts";
import { SITE_FACT_IDS } from "../site/site-fact.ts";
import type { RankingFact } from "./analysis-fact.ts";
import type { CompanyStanding } from "./company-standing.ts";
import { rankingFacts } from "./ranking-facts.ts";

const byId = (facts: readonly RankingFact[]) => new Map(facts.map((fact) => [fact.id, fact]));
const times = (count: number) => (count === 1 ? "once" : `${count} times`);

/** The model that stands at an end of the averages, told plainly: no other known model is beyond it. */
function isAtEnd(
  { models }: CompanyStanding,
  text: string | undefined,
  isBeyond: (a: number, b: number) => boolean,
) {
  const known = models.filter(({ mentions }) => mentions >= THIN_SAMPLE);
  const counted = known.length > 0 ? known : models;
  return counted.some(
    (model) =>
      text?.startsWith(
        `${BUILT_IN_CATALOGUE.modelName(model.modelId)} (${model.averageRank.toFixed(1)} in ${model.mentions} answer`,
      ) && counted.every((other) => !isBeyond(other.averageRank, model.averageRank)),
  );
}

describe("facts of the rankings", () => {
  it("each figure follows from the standing", () => {
    fc.assert(
      fc.property(standings, (standing) => {
        const facts = byId(rankingFacts(standing, BUILT_IN_CATALOGUE));
        const { models, figures, sources } = standing;
        const average = facts.get("average_rank");
        const [, best, worst] =
          /^Best for (.+), worst for (.+?)\. (?:Too few|Listed)/.exec(average?.detail ?? "") ?? [];
        const known = models.filter(({ mentions }) => mentions >= THIN_SAMPLE);
        if (best && known.length > 0)
          for (const { modelId } of models.filter((model) => !known.includes(model)))
            expect(average?.detail.split("Too few answers to compare: ")[1]).toMatch(
              `${BUILT_IN_CATALOGUE.modelName(modelId)} (`,
            );
        if (best) {
          expect(isAtEnd(standing, best, (a, b) => a < b)).toBe(true);
          expect(isAtEnd(standing, worst, (a, b) => a > b)).toBe(true);
        } else if (models.length === 0 && figures.averageRank !== null)
          expect(average?.title).toBe(`Average rank: ${figures.averageRank.toFixed(1)}`);
        if (average)
          expect(average.detail).toContain(
            `in ${figures.totalMentions} of 130 answers of its field, in ${figures.top3Mentions} of them`,
          );

        const cited = facts.get("sources")?.title;
        const own = sources.filter(({ source }) => source === standing.domain);
        if (sources.length === 0) expect(cited).toBe("Sources: none");
        else if (own[0]) expect(cited).toContain(`${standing.domain} cited ${times(own[0].count)}`);
        else
          expect(cited).toMatch(
            figures.sources > sources.length ? /not among the \d+ cited most$/ : /never cited$/,
          );
        const most = Math.max(...sources.map(({ count }) => count));
        const named = /^Cited most: (\S+), (.+)\. Counted/.exec(facts.get("sources")?.detail ?? "");
        if (named) {
          expect(named[2]).toBe(times(most));
          expect(sources).toContainEqual({ source: named[1], count: most });
        }
      }),
    );
  });

  it("names the questions where the company stands worst, and no better one before them", () => {
    fc.assert(
      fc.property(standings, (standing) => {
        const named = rankingFacts(standing, BUILT_IN_CATALOGUE).filter(({ id }) =>
          id.startsWith("question:"),
        );
        const ranks = standing.questions.map(({ rank }) => rank ?? 999).sort((a, b) => b - a);
        const shown = named.map(({ title }) => Number(/: #(\d+)$/.exec(title)?.[1] ?? 999));
        expect(shown).toEqual(ranks.slice(0, 3));
        for (const [index, { id, detail, status }] of named.entries()) {
          const question = standing.questions.find(({ prompt }) => id === `question:${prompt}`);
          expect(detail).toContain(`${times(question?.timesAsked ?? 0)} in all.`);
          const rank = shown[index] ?? 0;
          expect(status).toBe(rank <= 3 ? "good" : rank > 10 ? "bad" : "warning");
        }
      }),
    );
  });

  it("are numbered after those of the site, without a gap", () => {
    fc.assert(
      fc.property(standings, (standing) => {
        const facts = rankingFacts(standing, BUILT_IN_CATALOGUE);
        expect(facts.map(({ number }) => number)).toEqual(
          facts.map((_fact, index) => SITE_FACT_IDS.length + 1 + index),
        );
        expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
      }),
    );
  });

  it("read as a marketer would write them", () => {
    expect(
      rankingFacts(ACME, BUILT_IN_CATALOGUE).map(({ title, detail, status }) => [status, title, detail]),
    ).toEqual([
      [
        "warning",
        "Average rank by model: 2.5 to 6.1",
        "Best for Claude 3.5 (2.5 in 14 answers), worst for Llama 4 (6.1 in 11 answers). " +
          "Listed in 57 of 81 answers of its field, in 28 of them among the first three.",
      ],
      ["bad", "“CRM for zoos”: not in the ranking of all models", "Last asked Oct 12, 2026, once in all."],
      [
        "warning",
        "“Headless CRM”: #6",
        "Last asked Oct 28, 2026, 3 times in all. Ranks, oldest first: #4, none, #6.",
      ],
      ["good", "“Best CRM”: #2", "Last asked Nov 2, 2026, 9 times in all."],
      [
        "warning",
        "48 sources, acme.com cited 4 times",
        "Cited most: g2.com, 31 times. Counted once for each answer of its field that lists Acme.",
      ],
    ]);
  });

  it("leave models with few answers out while others have more", () => {
    const thin = {
      modelId: asModelId("x-ai/grok-3-mini"),
      answers: THIN_SAMPLE,
      mentions: THIN_SAMPLE - 1,
      top3Mentions: 0,
      averageRank: 19,
    };
    const [fact] = rankingFacts({ ...ACME, models: [...ACME.models, thin] }, BUILT_IN_CATALOGUE);
    expect(fact?.title).toBe("Average rank by model: 2.5 to 6.1");
    const [alone] = rankingFacts({ ...ACME, models: [thin] }, BUILT_IN_CATALOGUE);
    expect(alone?.title).toBe("Average rank: 19.0");
  });

  it("cut long questions in their titles", () => {
    const questions = ACME.questions.map((question) => ({ ...question, prompt: "🦊".repeat(400) }));
    const [, fact] = rankingFacts({ ...ACME, questions }, BUILT_IN_CATALOGUE);
    expect(fact?.title).toMatch(/^“🦊{119}…”: not in the ranking of all models$/u);
  });

  it("say that no answer lists the company", () => {
    const figures = { ...ACME.figures, top3Mentions: 0, averageRank: null, totalMentions: 0, sources: 0 };
    const facts = rankingFacts(
      { ...ACME, figures, models: [], questions: [], sources: [] },
      BUILT_IN_CATALOGUE,
    );
    expect(facts).toMatchObject([{ id: "no_mentions", number: 17, status: "bad" }]);
    expect(facts[0]?.detail).toContain("No answer lists Acme (acme.com).");
  });
});
