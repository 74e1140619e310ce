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
