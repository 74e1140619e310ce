import fc from "fast-check";
import { expect, it } from "vitest";
import { MAX_RESULTS } from "../ranking.ts";
import type { Estimate, StudyEntry, StudyReport } from "../studies/report.ts";
import { studyMeans } from "./study-means.ts";

const MODEL = "x-ai/grok-3-mini";
const K = MAX_RESULTS.company;
const exact = (value: number): Estimate => ({ value, range: null });
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A study of one model, by the rank that each of its rounds gives a company; 0 where it is not listed. */
function studied(key: string, rounds: readonly number[], domain = key) {
  const figures = {
    listed: exact(mean(rounds.map((rank) => Number(rank > 0)))),
    score: exact(mean(rounds.map((rank) => (rank > 0 ? (K + 1 - rank) / K : 0)))),
    top3: exact(0),
  };
  const byModel = [{ modelId: MODEL, ...figures }];
  const entry = { key, ...figures, byModel } as unknown as StudyEntry;
  const models = [{ modelId: MODEL, isCounted: true }] as unknown as StudyReport["models"];
  return studyMeans({
    report: { kind: "company", entries: [entry], models },
    names: { [key]: { name: key, domain } },
  });
}

const rankIn = (means: ReturnType<typeof studyMeans>, key: string) =>
  [...means.values()].map((ranks) => ranks.get(key) ?? null)[0];

it("are the mean rank of the rounds that list a company, where at least half of them do", () => {
  expect(rankIn(studied("fern.com", [2, 3, 0, 4]), "fern.com")).toBe(3);
  expect(rankIn(studied("fern.com", [1, 0, 0]), "fern.com")).toBeNull();
});

it("are the rank itself when every round gives the same, however many there are", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: K }), fc.integer({ min: 1, max: 50 }), (rank, rounds) => {
      const same = Array.from({ length: rounds }, () => rank);
      expect(rankIn(studied("fern.com", same), "fern.com")).toBe(rank);
    }),
  );
});

it("name nobody who is known by a name alone, and keep a model that lists nobody", () => {
  const means = studied("name:fern", [1, 1], "");
  expect([...means.values()].map(({ size }) => size)).toEqual([0]);
});
