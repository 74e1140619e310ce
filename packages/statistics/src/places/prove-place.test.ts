import { describe, expect, it } from "vitest";
import { type PlaceAnswer, provePlace } from "./prove-place.ts";

/** Answers of an arm: how many sites each cites, and how many of them are local. */
function arm(isSent: boolean, counts: readonly (readonly [local: number, cited: number])[]): PlaceAnswer[] {
  return counts.map(([local, cited]) => ({ isSent, servedModel: "v1", cited, local }));
}
const GOLDEN = [0.2295508, 0.5179705];
const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

describe("a model's location", () => {
  it("is heeded where cited sites become local: golden figures of the range of two arms", () => {
    const found = provePlace([
      ...arm(true, [...times(6, [5, 10] as const), ...times(6, [6, 10] as const)]),
      ...arm(false, [...times(8, [1, 10] as const), ...times(4, [2, 10] as const)]),
    ]);
    expect(found).toMatchObject({ answers: 24, servedModel: "v1" });
    expect(found?.effect).toBeCloseTo(0.41667, 4);
    expect([found?.low, found?.high]).toEqual(GOLDEN.map((value) => expect.closeTo(value, 4)));
  });

  it("is not heeded where the arms are alike, or differ by what chance does", () => {
    const alike = times(12, [1, 10] as const);
    expect(provePlace([...arm(true, alike), ...arm(false, alike)])?.low).toBeLessThanOrEqual(0);
    const one = [...times(11, [0, 8] as const), [1, 8] as const];
    expect(
      provePlace([...arm(true, one), ...arm(false, times(12, [0, 8] as const))])?.low,
    ).toBeLessThanOrEqual(0);
  });

  it("is told by answers that cite something, of the version that answers most", () => {
    const sent = arm(true, times(12, [4, 8] as const));
    const unsent = arm(false, times(12, [0, 8] as const));
    const other = { servedModel: "v2", isSent: false, cited: 4, local: 4 };
    const silent = { servedModel: "v1", isSent: true, cited: 0, local: 0 };
    expect(provePlace([...sent, ...unsent, other, silent])).toEqual(provePlace([...sent, ...unsent]));
  });

  it("is not told where an arm has fewer than two answers", () => {
    const sent = arm(true, times(12, [4, 8] as const));
    expect(
      provePlace([
        ...sent,
        ...arm(false, [
          [0, 8],
          [0, 0],
        ]),
      ]),
    ).toBeNull();
    expect(provePlace([])).toBeNull();
  });
});
