import { expect, it } from "vitest";
import { testMarket } from "./market-weather.ts";
import { distanceOfLists, testWeather, weatherOf } from "./model-weather.ts";

/** The golden numbers of `proof.md` §11; to 1e-4. */
const near = (found: number | undefined, wanted: number) =>
  expect(Math.abs((found ?? Number.NaN) - wanted), `${found}`).toBeLessThan(1.01e-4);
const lists = (text: string) => text.split(" ").map((list) => [...list]);

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
  const found = testMarket([visits]);
  near(found?.distance, 0.2488);
  near(found?.p, 0.0667);
  expect(found?.hasMoved).toBe(true);
});
