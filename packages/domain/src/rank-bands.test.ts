import { expect, it } from "vitest";
import { AVERAGE_BANDS, DISCOVERY_BANDS, RANK_BANDS, rankBand } from "./rank-bands.ts";

it.each([
  ["a ranking", RANK_BANDS, [3, 3.1, 5, 5.1, 8, 8.1]],
  ["an average", AVERAGE_BANDS, [3, 3.1, 5, 5.1, 7, 7.1]],
  ["a discovered prompt", DISCOVERY_BANDS, [3, 4, 10, 11, 15, 16]],
] as const)("the colours of a rank in %s change behind its bounds", (_, bounds, ranks) => {
  expect(ranks.map((rank) => rankBand(rank, bounds))).toEqual([1, 2, 2, 3, 3, 4]);
});
