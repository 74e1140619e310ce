import { describe, expect, it } from "vitest";
import { seededNumbers } from "../proof/random.ts";
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

  it("is said to be heeded of at most 5% of models that ignore it, and of 95% of those that gain 40 points", () => {
    const { uniform, below } = seededNumbers(34);
    const draw = (share: number, isSent: boolean): PlaceAnswer => {
      const cited = 3 + below(10);
      const local = Array.from({ length: cited }, uniform).filter((one) => one < share).length;
      return { isSent, servedModel: "v1", cited, local };
    };
    const rateOf = (sent: number, unsent: number) => {
      const models = times(300, null).map(() =>
        provePlace(times(24, null).map((_, call) => draw(call % 2 === 0 ? sent : unsent, call % 2 === 0))),
      );
      return models.filter((found) => found !== null && found.low > 0).length / models.length;
    };
    for (const share of [0.02, 0.2, 0.5]) expect(rateOf(share, share)).toBeLessThanOrEqual(0.05);
    expect(rateOf(0.6, 0.2)).toBeGreaterThanOrEqual(0.95);
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
