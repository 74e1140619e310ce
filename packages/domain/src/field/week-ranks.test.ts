import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asModelId } from "../models/catalogue.ts";
import { type RankedAnswer, weekRanks } from "./week-ranks.ts";

const [GPT, LLAMA] = [asModelId("openai/gpt-4.1-mini"), asModelId("meta-llama/llama-4-scout")];
const at = (day: string, modelId = GPT, rank: number | null = 1, searchId = "a"): RankedAnswer => {
  return { modelId, rank, searchId, askedAt: new Date(`2026-${day}T12:00:00Z`) };
};

describe("ranks by week", () => {
  it("count a question once per model and week, with that week's newest answer", () => {
    const crm = [at("11-16", GPT, 9), at("11-18", GPT, 3), at("11-18", LLAMA, 5), at("11-24", GPT, 2)];
    const erp = [at("11-22", GPT, 7), at("11-23", GPT, null)];
    expect(weekRanks([crm, erp])).toEqual([
      { week: "2026-11-16", mentions: 3, averageRank: 5 },
      { week: "2026-11-23", mentions: 1, averageRank: 2 },
    ]);
  });

  it("leave out weeks whose newest answers do not list the company", () => {
    expect(weekRanks([[at("11-17", GPT, 1), at("11-19", GPT, null)], []])).toEqual([]);
  });

  it("stay as they are when a question is asked again with the same answer in its week, in any order", () => {
    const answer = fc
      .record({
        day: fc.integer({ min: 1, max: 28 }),
        modelId: fc.constantFrom(GPT, LLAMA),
        rank: fc.option(fc.integer({ min: 1, max: 20 })),
        id: fc.uuid(),
      })
      .map(({ day, modelId, rank, id }) => at(`11-${String(day).padStart(2, "0")}`, modelId, rank, id));
    const questions = fc.array(
      fc.uniqueArray(answer, { maxLength: 12, selector: ({ searchId }) => searchId }),
    );
    fc.assert(
      fc.property(questions, fc.nat(), (asked, nth) => {
        const before = weekRanks(asked);
        const again = asked.map((own) => {
          const newest = own.toSorted(
            (a, b) => b.askedAt.getTime() - a.askedAt.getTime() || (a.searchId < b.searchId ? 1 : -1),
          )[0];
          const repeated = newest ? [...own, { ...newest, searchId: `z${newest.searchId}` }] : own;
          return repeated.toSorted((a, b) => ((a.searchId > b.searchId ? 1 : -1) * nth) % 3);
        });
        expect(weekRanks(again)).toEqual(before);
      }),
    );
  });
});
