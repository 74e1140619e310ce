import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { meanOverlap, rankBiasedOverlap, weightOfFirst } from "./rank-biased-overlap.ts";

const letters = (text: string) => [...text];

const list = fc.uniqueArray(fc.constantFrom(...letters("abcdefghijklmnopqrstuvwxyz")), { maxLength: 20 });

/** Equation 32 term by term, with sets. */
function reference(a: readonly string[], b: readonly string[], p: number): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const [s, l] = [short.length, long.length];
  const overlap = (depth: number) =>
    short.slice(0, Math.min(depth, s)).filter((key) => long.slice(0, depth).includes(key)).length;
  let first = 0;
  for (let d = 1; d <= l; d += 1) first += (overlap(d) / d) * p ** d;
  let second = 0;
  for (let d = s + 1; d <= l; d += 1) second += ((overlap(s) * (d - s)) / (s * d)) * p ** d;
  return ((1 - p) / p) * (first + second) + ((overlap(l) - overlap(s)) / l + overlap(s) / s) * p ** l;
}

describe("rank-biased overlap", () => {
  // The first two: github.com/b4ny4n/rankmeasures; the others: github.com/dlukes/rbo; three decimals as published.
  it.each([
    ["abcde", "bcdae", 0.9, 0.828],
    ["12345", "23415", 0.9, 0.828],
    ["abcdefg", "abcdefg", 0.9, 1],
    ["abcdefg", "bacdefg", 0.9, 0.9],
  ])("matches published values: %s and %s", (a, b, p, published) => {
    expect(rankBiasedOverlap(letters(a), letters(b), p)).toBeCloseTo(published, 3);
  });

  it("matches the paper's equation on any two lists", () => {
    fc.assert(
      fc.property(list, list, fc.double({ min: 0.05, max: 0.99, noNaN: true }), (a, b, p) => {
        fc.pre(a.length > 0 && b.length > 0);
        expect(rankBiasedOverlap(a, b, p)).toBeCloseTo(reference(a, b, p), 10);
      }),
      { numRuns: 2000 },
    );
  });

  it("is symmetric, 1 for a list and itself, 0 without a common key, and stays between", () => {
    fc.assert(
      fc.property(list, list, (a, b) => {
        const overlap = rankBiasedOverlap(a, b);
        expect(overlap).toBeCloseTo(rankBiasedOverlap(b, a), 12);
        expect(overlap).toBeGreaterThanOrEqual(0);
        expect(overlap).toBeLessThanOrEqual(1);
        expect(rankBiasedOverlap(a, a)).toBeCloseTo(1, 12);
        const others = b.map((key) => key.toUpperCase());
        if (a.length > 0) expect(rankBiasedOverlap(a, others)).toBe(0);
      }),
    );
  });

  it("weighs the top more than the bottom", () => {
    const base = letters("abcdefghij");
    const top = rankBiasedOverlap(base, letters("bacdefghij"));
    const bottom = rankBiasedOverlap(base, letters("abcdefghji"));
    expect(top).toBeLessThan(bottom);
  });

  it("means over pairs, and says nothing of a single ranking", () => {
    const [a, b, c] = [letters("abc"), letters("abc"), letters("xyz")];
    expect(meanOverlap([a, b, c])).toBeCloseTo(1 / 3, 12);
    expect([meanOverlap([a]), meanOverlap([])]).toEqual([null, null]);
  });
});

it("weighs the first ten positions with 86% at p = 0.9, as its paper says, and deeper ones with less and less", () => {
  expect(weightOfFirst(10, 0.9)).toBeCloseTo(0.8556, 4);
  const weights = [1, 2, 5, 20, 200].map((depth) => weightOfFirst(depth));
  expect(weights).toEqual(weights.toSorted((a, b) => a - b));
  expect(weights.at(-1)).toBeCloseTo(1, 8);
});
