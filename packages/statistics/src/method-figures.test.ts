import { EXAMPLE_RANGES, FIXED_LEVEL } from "@standings/domain";
import { expect, it } from "vitest";
import { intervalOf } from "./interval.ts";
import { equalWeights, sampleOf } from "./sample.ts";

it.each(EXAMPLE_RANGES)(
  "the method page's example is what the code gives: $listed of $answers, $models models",
  ({ models, listed, answers, low, high }) => {
    const each = answers / models;
    const values = Array.from({ length: each }, (_, nth) => (nth < listed / models ? 1 : 0));
    const components = equalWeights(Array.from({ length: models }, () => sampleOf(values)));
    const range = intervalOf(components, FIXED_LEVEL);
    expect([Math.round(100 * range.low), Math.round(100 * range.high)]).toEqual([low, high]);
  },
);
