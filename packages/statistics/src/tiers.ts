import type { TierPlace } from "@standings/domain";
import type { ModelAnswers } from "./answers.ts";
import { differencesOf, NO_DIFFERENCE } from "./compare.ts";
import { pValue } from "./interval.ts";

/** Where an entry stands, by its key. */
export interface Place extends TierPlace {
  readonly key: string;
}

export interface Tiers {
  readonly places: readonly Place[];
  /** p values of no difference, by pair. */
  readonly pOf: (a: string, b: string) => number;
  readonly areApart: (a: string, b: string) => boolean;
}

/**
 * Tiers of entries, given best first. Pairs are compared answer by answer; Benjamini and Hochberg's procedure at `level`
 * says which are apart. A tier ends where the next entry is apart from the tier's first one. The ranks that an entry may
 * have go from 1 + the number apart above it to the number compared − the number apart below it (Mogstad, Romano, Shaikh
 * and Wilhelm, "Inference for ranks", 2024).
 */
export function makeTiers(
  models: readonly ModelAnswers[],
  keys: readonly string[],
  k: number,
  level: number,
): Tiers {
  const pairs = keys.flatMap((a, index) => keys.slice(index + 1).map((b) => [a, b] as const));
  const pValues = pairs.map((pair) => pValue(differencesOf(models, pair, k), NO_DIFFERENCE));
  const isRejected = benjaminiHochberg(pValues, level);
  const index = new Map(keys.map((key, place) => [key, place]));
  const found = new Map(
    pairs.map(([a, b], at) => [
      pairId(index, a, b),
      { p: pValues[at] ?? 1, isApart: isRejected[at] === true },
    ]),
  );
  const lookUp = (a: string, b: string) => found.get(pairId(index, a, b));
  const areApart = (a: string, b: string) => lookUp(a, b)?.isApart === true;
  let tier = 0;
  let first: string | undefined;
  const places = keys.map((key, place) => {
    if (first === undefined || areApart(first, key)) {
      tier += 1;
      first = key;
    }
    return {
      key,
      tier,
      bestRank: 1 + keys.slice(0, place).filter((other) => areApart(other, key)).length,
      worstRank: keys.length - keys.slice(place + 1).filter((other) => areApart(other, key)).length,
    };
  });
  return { places, pOf: (a, b) => lookUp(a, b)?.p ?? 1, areApart };
}

function pairId(index: ReadonlyMap<string, number>, a: string, b: string): string {
  const [first, second] = [index.get(a) ?? -1, index.get(b) ?? -1].sort((x, y) => x - y);
  return `${first}-${second}`;
}

/**
 * Which of several hypotheses are rejected so that at most a share `q` of the rejected ones is expected to be true:
 * Benjamini and Hochberg, "Controlling the false discovery rate", JRSS B 57(1), 1995. One answer for each p value, in
 * their order.
 */
export function benjaminiHochberg(pValues: readonly number[], q: number): boolean[] {
  const sorted = pValues.toSorted((a, b) => a - b);
  const last = sorted.findLastIndex((p, index) => p <= (q * (index + 1)) / sorted.length);
  const limit = sorted[last] ?? Number.NEGATIVE_INFINITY;
  return pValues.map((p) => p <= limit);
}
