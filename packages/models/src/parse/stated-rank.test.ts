import { expect, it } from "vitest";
import { readStatedRank } from "./stated-rank.ts";

it.each([
  ["First comes ", 1],
  ["First is ", 1],
  ["Second, ", 2],
  ["My third choice is **", 3],
  ["Number two: ", 2],
  ["#4 ", 4],
  ["no. 10, ", 10],
  ["In first place, by far, is ", 1],
  ["Tenth place goes to [", 10],
  ["The seconds ", null],
  ["It was founded first in Berlin by ", null],
  ["", null],
])("%j states rank %s", (before, rank) => expect(readStatedRank(before)).toBe(rank));
