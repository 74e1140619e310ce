import fc from "fast-check";
import { expect, it } from "vitest";
import { type Likeness, likenessOf, type MarketCell, testMarket } from "./market-weather.ts";
import { distanceOfLists, testWeather, weatherOf } from "./model-weather.ts";

/** The golden numbers of `proof.md` §11; to 1e-4. */
const near = (found: number | undefined, wanted: number) =>
  expect(Math.abs((found ?? Number.NaN) - wanted), `${found}`).toBeLessThan(1.01e-4);
const lists = (text: string) => text.split(" ").map((list) => [...list]);

const likenesses = (cells: readonly MarketCell[]): Likeness[] =>
  cells.flatMap((cell) => {
    const likeness = likenessOf(cell);
    return likeness ? [likeness] : [];
  });

const OLD = lists("abcde abdce bacde abced acbde abcdf");
const NEW = lists("bacdf badcf abfcd bafdc");

it("tells how far a week's lists lie from those before, and whether chance does as much", () => {
  near(distanceOfLists(OLD, NEW), 0.2355);
  const second = { reference: lists("xyz xzy xyw yxz"), now: lists("xyz yxz xwz") };
  const found = testWeather([{ reference: OLD, now: NEW }, second], 7);
  near(found?.distance, 0.0748);
  near(found?.p, 0.059);
});

it("starts a new epoch where a model changed behind its version, once, and none with a new version", () => {
  const [before, after] = [lists("abc abc acb abc abd abc bac"), lists("dca dac cda dca dcb cad dca")];
  const weekOf = (week: number, own: readonly string[][], servedId = "v1") => ({
    servedId,
    questions: [own, own.map((list) => list.toReversed())],
    seed: week - 1,
  });
  const weeks = [
    ...[1, 2, 3, 4].map((week) => weekOf(week, before)),
    ...[5, 6].map((week) => weekOf(week, after)),
    weekOf(7, after, "v2"),
  ];
  const found = weatherOf(weeks);
  expect(found.map(({ epoch }) => epoch)).toEqual(["v1", "v1", "v1", "v1", "v1~1", "v1~1", "v2"]);
  expect(found.map(({ hasChanged }) => hasChanged).filter(Boolean)).toHaveLength(1);
});

it("tells that the market moved when no other two visits lie as far from the rest", () => {
  const visits = ["abc acb", "abc abd", "acb abc", "abd abc", "bca bda", "bad bca"].map(lists);
  const found = testMarket(likenesses([visits]));
  near(found?.distance, 0.2488);
  near(found?.p, 0.0667);
  expect(found?.hasMoved).toBe(true);
});

const listOf = fc.uniqueArray(fc.constantFrom(..."abcdef"), { minLength: 0, maxLength: 5 });
const cellOf = (visits: number) =>
  fc.array(fc.array(listOf, { minLength: 1, maxLength: 3 }), { minLength: visits, maxLength: visits });

it("tells the same of the market whatever the order of its cells, of the lists in them, and of the visits before", () => {
  fc.assert(
    fc.property(fc.array(cellOf(12), { minLength: 1, maxLength: 4 }), fc.nat(), (cells, turn) => {
      const found = testMarket(likenesses(cells));
      const earlier = (cell: MarketCell) => [
        ...cell.slice(0, 10).toReversed(),
        ...cell.slice(10).toReversed(),
      ];
      const by = turn % cells.length;
      const moved = [...cells.slice(by), ...cells.slice(0, by)].toReversed();
      const other = testMarket(
        likenesses(moved.map((cell) => earlier(cell).map((lists) => lists.toReversed()))),
      );
      expect(other?.distance).toBeCloseTo(found?.distance ?? Number.NaN, 9);
      expect(other?.p).toBe(found?.p);
      expect(other?.hasMoved).toBe(found?.hasMoved);
      // 66 choices of two visits of twelve.
      expect(Math.round(66 * (found?.p ?? 0))).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});

it("tests no market of fewer than four visits, none of cells with other visits, and no cell without a list", () => {
  const three = likenesses([["abc", "abd", "acb"].map(lists)]);
  expect(testMarket(three)).toBeNull();
  expect(testMarket([])).toBeNull();
  const four = likenesses([["abc", "abd", "acb", "abc"].map(lists)]);
  expect(testMarket([...four, ...three])).toBeNull();
  expect(likenessOf([lists("abc"), []])).toBeNull();
});
