import { expect, it } from "vitest";
import { readRankAfter, readStatedRank } from "./stated-rank.ts";

it.each([
  ["First comes ", 1],
  ["First is ", 1],
  ["Second, ", 2],
  ["My third choice is **", 3],
  ["Number two: ", 2],
  ["#4 ", 4],
  ["no. 10, ", 10],
  ["In first place, by far, is ", 1],
  ["In third I'd put ", 3],
  ["And the winner, no contest, is ", 1],
  ["The runner-up is ", 2],
  ["Tenth place goes to [", 10],
  ["The seconds ", null],
  ["It was founded first in Berlin by ", null],
  ["", null],
])("%j states rank %s", (before, rank) => expect(readStatedRank(before)).toBe(rank));

it.each([
  [" first, since they deliver", 1],
  [" come second, cheaper", 2],
  [" third: quiet", 3],
  [" first opened in 1990", null],
  [" is easy", null],
])("%j after a name states rank %s", (after, rank) => expect(readRankAfter(after)).toBe(rank));
