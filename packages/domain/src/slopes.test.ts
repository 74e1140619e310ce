import fc from "fast-check";
import { expect, it } from "vitest";
import { courseOf, layoutSlopes, type Ranked } from "./slopes.ts";

const rank = fc.option(fc.integer({ min: 1, max: 20 }));
const movements = fc.array(fc.record({ first: rank, second: rank }), { maxLength: 40 });

it("labels never overlap: each side has one per row, from the top, in the order of the ranks", () => {
  fc.assert(
    fc.property(movements, (all) => {
      const { rows, left, right } = layoutSlopes<Ranked>(all);
      expect(rows).toBe(Math.max(left.length, right.length));
      expect(left.map((slope) => slope.left)).toEqual(left.map((_, row) => row));
      expect(right.map((slope) => slope.right)).toEqual(right.map((_, row) => row));
      for (const [labels, side] of [
        [left, "first"],
        [right, "second"],
      ] as const) {
        const ranks = labels.map(({ movement }) => movement[side] ?? 0);
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
        expect(labels).toHaveLength(all.filter((movement) => movement[side] !== null).length);
      }
    }),
  );
});

it("a line ends at the company's label on both sides, and nowhere for one that is not listed", () => {
  fc.assert(
    fc.property(movements, (all) => {
      const { slopes, left, right } = layoutSlopes<Ranked>(all);
      for (const slope of slopes) {
        expect(slope.left === null ? undefined : left[slope.left]).toBe(
          slope.left === null ? undefined : slope,
        );
        expect(slope.right === null ? undefined : right[slope.right]).toBe(
          slope.right === null ? undefined : slope,
        );
        expect(slope.left === null).toBe(slope.movement.first === null);
        expect(slope.right === null).toBe(slope.movement.second === null);
      }
    }),
  );
});

it.each([
  [{ first: 3, second: 1 }, "risen"],
  [{ first: 1, second: 3 }, "fallen"],
  [{ first: 2, second: 2 }, "level"],
  [{ first: 2, second: null }, "gone"],
  [{ first: null, second: 2 }, "new"],
] as const)("%j has %s", (ranks, course) => expect(courseOf(ranks)).toBe(course));
