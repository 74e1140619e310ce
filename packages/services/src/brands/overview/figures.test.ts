import type { ModelId } from "@standings/domain";
import fc from "fast-check";
import { expect, it } from "vitest";
import { listedOver, strataOf } from "./figures.ts";
import type { FigureRow, ReadVisit } from "./read-visits.ts";

const MODELS = ["gpt", "claude"] as unknown as ModelId[];
const row = fc.record({
  strata: fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 })),
  answers: fc.tuple(fc.nat(3), fc.nat(3)),
  listed: fc.tuple(fc.nat(3), fc.nat(3)),
});

it("windows that share visits add up to what each adds up to alone", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(row, { maxLength: 4 }), { minLength: 1, maxLength: 8 }),
      fc.array(fc.array(fc.nat(7), { maxLength: 6 }), { maxLength: 8 }),
      fc.constantFrom(null, ...MODELS),
      (rowsOfVisits, windows, model) => {
        const visits = rowsOfVisits.map(
          (_, id) => ({ id: String(id), models: MODELS }) as unknown as ReadVisit,
        );
        const known = new Map(visits.map((visit) => [visit.id, visit]));
        const rowsOf = ({ id }: ReadVisit) =>
          (rowsOfVisits[Number(id)] ?? []).map((one) => ({ ...one, visit_id: id }) as unknown as FigureRow);
        const listedIn = listedOver(rowsOf, known, model);
        for (const window of windows) {
          const over = visits.filter((_, id) => window.includes(id));
          const alone = strataOf(over.flatMap(rowsOf), known, model, "listed");
          expect([...listedIn(over)].sort()).toEqual([...alone].sort());
        }
      },
    ),
  );
});
