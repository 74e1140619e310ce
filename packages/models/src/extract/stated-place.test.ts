import { expect, it } from "vitest";
import { readStatedPlace } from "./stated-place.ts";

it.each([
  ["1.", 1],
  ["#2", 2],
  ["Third", 3],
  ["runner-up", 2],
  ["Platz 4", 4],
  ["première", 1],
  ["②", 2],
  ["第三", 3],
  ["🥇", 1],
  ["since 1998", null],
  ["secondhand", null],
  ["0", null],
  ["", null],
])("%s states %s", (words, place) => {
  expect(readStatedPlace(words)).toBe(place);
});
