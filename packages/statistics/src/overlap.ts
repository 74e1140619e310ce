import { PERSISTENCE } from "@standings/domain";
import type { ValidAnswer } from "./answers.ts";

/** An answer's list, best first, entries as numbers: hundreds of lists are compared in pairs. */
export type NumberedList = Int32Array;

/** Lists of several models with entries numbered over all of them. */
export function numberLists(models: readonly (readonly ValidAnswer[])[]): {
  readonly lists: readonly (readonly NumberedList[])[];
  readonly entries: number;
} {
  const numbers = new Map<string, number>();
  const numberOf = (key: string) => {
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  };
  const lists = models.map((answers) =>
    answers.map(({ ranks }) =>
      Int32Array.from([...ranks].sort(([, a], [, b]) => a - b).map(([key]) => numberOf(key))),
    ),
  );
  return { lists, entries: numbers.size };
}

/**
 * Rank-biased overlap of two numbered lists, as the domain's `rankBiasedOverlap` has it (Webber, Moffat and Zobel 2010,
 * equation 32), made for very many pairs: what an entry's number was seen in is marked in an array that is used again.
 */
export function createOverlap(entries: number): (a: NumberedList, b: NumberedList) => number {
  const seen = new Int32Array(entries);
  let mark = 0;
  const powers: number[] = [];
  const power = (depth: number) => {
    powers[depth] ??= PERSISTENCE ** depth;
    return powers[depth];
  };
  return (a, b) => {
    const [short, long] = a.length <= b.length ? [a, b] : [b, a];
    const [s, l] = [short.length, long.length];
    if (s === 0) return l === 0 ? 1 : 0;
    mark += 1;
    let shared = 0;
    let sharedShort = 0;
    let sum = 0;
    for (let depth = 1; depth <= l; depth += 1) {
      const ofLong = long[depth - 1] ?? 0;
      const ofShort = depth <= s ? (short[depth - 1] ?? 0) : -1;
      if (ofShort === ofLong) shared += 1;
      else {
        if (seen[ofLong] === mark) shared += 1;
        if (ofShort >= 0 && seen[ofShort] === mark) shared += 1;
        if (ofShort >= 0) seen[ofShort] = mark;
        seen[ofLong] = mark;
      }
      if (depth === s) sharedShort = shared;
      sum += (shared / depth) * power(depth);
      if (depth > s) sum += ((sharedShort * (depth - s)) / (s * depth)) * power(depth);
    }
    const rest = ((shared - sharedShort) / l + sharedShort / s) * power(l);
    return Math.min(1, ((1 - PERSISTENCE) / PERSISTENCE) * sum + rest);
  };
}
