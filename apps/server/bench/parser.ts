// P9: how fast answers are parsed, and how long a hostile one takes at most.
import { measureHostile, measureRates, readLabelledAnswers } from "@standings/models/eval";
import { type Measure, median, spreadOf } from "./measures.ts";

const ROUNDS = 5;
/** Answers a second. */
const TARGET_JSON = 30_000;
const TARGET_TEXT = 2_000;
const TARGET_HOSTILE_MS = 10;

export function measureParser(): Measure[] {
  const rates = measureRates(readLabelledAnswers(), ROUNDS).map(({ name, length, rounds }): Measure => {
    const product = median(rounds);
    const target = name === "clean JSON" ? TARGET_JSON : TARGET_TEXT;
    return {
      id: "P9",
      name: `Answer parsing per core: ${name}, ${length} characters`,
      product,
      limit: null,
      unit: "/s",
      target: `≥ ${target.toLocaleString("en-US")} /s`,
      isMet: product >= target,
      spread: spreadOf(rounds),
    };
  });
  const [worst, ...others] = measureHostile();
  const ms = worst?.ms ?? Number.NaN;
  return [
    ...rates,
    {
      id: "P9",
      name: `Slowest of ${others.length + 1} hostile answers of 1 MB (${worst?.name})`,
      product: ms,
      limit: null,
      unit: "ms",
      target: "≤ 10 ms",
      isMet: ms <= TARGET_HOSTILE_MS,
      spread: [others.at(-1)?.ms ?? ms, ms],
    },
  ];
}
