import fc from "fast-check";
import { expect, it } from "vitest";
import { lonePoints, shareScale } from "./share-scale.ts";

it.each([
  [[], [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [
    [1, 1],
    [0.8, 0.9, 1],
  ],
  [[0], [0, 0.1]],
  [
    [0.62, 0.66],
    [0.5, 0.6, 0.7, 0.8],
  ],
  [
    [0.41, 0.8],
    [0.4, 0.5, 0.6, 0.7, 0.8],
  ],
  [
    [0.1, 0.75],
    [0, 0.2, 0.4, 0.6, 0.8],
  ],
])("an axis for %j", (shares, ticks) => {
  expect(shareScale(shares).ticks).toEqual(ticks);
});

it("holds all shares, between 0 and 1, in eight steps at most", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.array(share, { minLength: 1, maxLength: 20 }), (shares) => {
      const { low, high, ticks } = shareScale(shares);
      expect(low).toBeLessThanOrEqual(Math.min(...shares) + 1e-9);
      expect(high).toBeGreaterThanOrEqual(Math.max(...shares) - 1e-9);
      expect([low >= 0, high <= 1, high > low]).toEqual([true, true, true]);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect([ticks[0], ticks.at(-1)]).toEqual([low, high]);
    }),
  );
});

it("a series of one visit is drawn as a dot with its range, each beside the others", () => {
  const point = (value: number) => ({ value, range: { low: value / 2, high: 1 } });
  const series = (name: string, line: readonly (number | null)[], isBrand = false) => ({
    ...{ name, isBrand },
    line: line.map((value) => (value === null ? null : point(value))),
  });
  const of = (...companies: readonly ReturnType<typeof series>[]) =>
    lonePoints(companies).map(({ company, nth, value, range, aside }) => [
      company.name,
      nth,
      value,
      range?.low,
      aside,
    ]);
  expect(of(series("Wix", [0.2]), series("Webflow", [0.6], true), series("Squarespace", [0.8]))).toEqual([
    ["Webflow", 0, 0.6, 0.3, 0],
    ["Wix", 0, 0.2, 0.1, -1],
    ["Squarespace", 0, 0.8, 0.4, -2],
  ]);
  const rivals = [
    series("Gone", [0.4, null, null]),
    series("Old", [0.2, null, null]),
    series("New", [null, null, 0.2]),
  ];
  expect(
    of(series("Webflow", [0.6, 0.5, 0.4], true), series("Unasked", [null, null, null]), ...rivals),
  ).toEqual([
    ["Gone", 0, 0.4, 0.2, 0],
    ["Old", 0, 0.2, 0.1, 1],
    ["New", 2, 0.2, 0.1, 0],
  ]);
});
