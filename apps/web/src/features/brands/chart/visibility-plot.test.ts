import type { CompanyOverTime } from "@standings/domain";
import fc from "fast-check";
import { expect, it } from "vitest";
import { placeOfDay, placesOf, scaleOf, spreadNames, yOf } from "./visibility-plot.ts";

const company = (values: readonly (number | null)[]) =>
  ({
    isBrand: true,
    byVisit: values,
    line: values.map((value) => (value === null ? null : { value, range: null })),
  }) as unknown as CompanyOverTime;

it("makes an axis that holds every value", () => {
  const share = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null });
  fc.assert(
    fc.property(fc.array(share, { minLength: 1, maxLength: 20 }), (values) => {
      const scale = scaleOf([company(values)]);
      expect(scale.high).toBeGreaterThan(scale.low);
      for (const value of values) {
        if (value === null) continue;
        expect(yOf(scale, value)).toBeGreaterThanOrEqual(-1e-6);
        expect(yOf(scale, value)).toBeLessThanOrEqual(280 + 1e-6);
      }
      expect(scale.ticks.length).toBeGreaterThan(1);
      expect(scale.ticks.length).toBeLessThan(8);
      expect(scale.ticks.at(-1)).toBeCloseTo(scale.high);
    }),
  );
});

it("keeps names apart, in the order of their lines", () => {
  const ends = fc.array(fc.integer({ min: 0, max: 280 }), { minLength: 1, maxLength: 11 });
  fc.assert(
    fc.property(ends, (lines) => {
      const sorted = spreadNames(lines.toSorted((a, b) => a - b));
      for (const [nth, y] of sorted.entries()) {
        if (nth > 0) expect(y - (sorted[nth - 1] ?? 0)).toBeGreaterThanOrEqual(18 - 1e-9);
      }
    }),
  );
});

it("stands visits and notes where their times are", () => {
  const visits = ["2026-11-01", "2026-11-08", "2026-11-29"].map((day, nth) => ({
    id: String(nth),
    at: `${day}T00:00:00Z`,
    answers: 1,
  }));
  expect(placesOf(visits)).toEqual([0, 25, 100]);
  expect(placeOfDay(visits, "2026-11-15")).toBe(50);
  expect(placeOfDay(visits, "2026-10-15")).toBeNull();
  expect(placesOf(visits.slice(0, 1))).toEqual([100]);
});
