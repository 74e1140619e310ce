import { rankBiasedOverlap } from "@standings/domain";
import fc from "fast-check";
import { expect, it } from "vitest";
import { ranksOfModels } from "../test/made-answers.ts";
import { createOverlap, numberLists } from "./overlap.ts";

it("is the domain's overlap, for lists of any length", () => {
  const list = fc.shuffledSubarray([..."abcdefghijklmnopqrstuv"]);
  fc.assert(
    fc.property(fc.array(list, { minLength: 2, maxLength: 5 }), (all) => {
      const models = ranksOfModels([all.map((letters) => letters.slice(0, 20).join(""))]);
      const { lists, entries } = numberLists(models.map(({ valid }) => valid));
      const overlap = createOverlap(entries);
      const [numbered = []] = lists;
      for (const [i, a] of numbered.entries())
        for (const [j, b] of numbered.entries())
          expect(overlap(a, b)).toBeCloseTo(
            rankBiasedOverlap((all[i] ?? []).slice(0, 20), (all[j] ?? []).slice(0, 20)),
            12,
          );
    }),
  );
});
