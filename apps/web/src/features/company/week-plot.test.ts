import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PLOT_HEIGHT, plotWeeks } from "./week-plot.ts";

const week = (date: string, averageRank: number) => ({ week: date, averageRank, mentions: 1 });

describe("plotWeeks", () => {
  it("spaces weeks by their dates and leaves a gap for a missing one", () => {
    const { points } = plotWeeks([week("2026-09-07", 1), week("2026-09-14", 3), week("2026-09-28", 5)]);
    const [first, second, third] = points.map((point) => point.x);
    expect(first).toBe(0);
    expect((third ?? 0) / (second ?? 1)).toBeCloseTo(3);
  });

  it("draws better ranks higher, on a scale that fits the worst", () => {
    expect(plotWeeks([week("2026-09-07", 5.1), week("2026-09-14", 3.2)]).ticks).toEqual([1, 3, 5, 7]);
    expect(plotWeeks([week("2026-09-07", 20), week("2026-09-14", 3.2)]).ticks).toEqual([1, 8, 15, 22]);
  });

  it("keeps every week inside the plot and every better rank above", () => {
    const ranks = fc.array(fc.integer({ min: 10, max: 200 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(ranks, (tenths) => {
        const weeks = tenths.map((tenth, index) => week(`2026-0${index + 1}-05`, tenth / 10));
        const { points } = plotWeeks(weeks);
        for (const { x, y } of points) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(100);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(PLOT_HEIGHT);
        }
        for (const one of points) {
          for (const other of points) {
            if (one.averageRank < other.averageRank) expect(one.y).toBeLessThan(other.y);
          }
        }
      }),
    );
  });
});
