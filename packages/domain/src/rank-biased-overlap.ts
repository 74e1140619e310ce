/**
 * How alike two rankings are, by rank-biased overlap with extrapolation: Webber, Moffat and Zobel, "A similarity
 * measure for indefinite rankings", ACM TOIS 28(4), 2010, equation 32, which also fits lists of different length.
 */

/** Persistence p of the measure: 0.9 gives the first ten positions 86% of the weight. */
export const PERSISTENCE = 0.9;

/**
 * Overlap of two lists of distinct keys, best first: 1 for equal lists, 0 for lists with nothing in common.
 * The longer list counts to its end. An empty list has no overlap with any other list.
 */
export function rankBiasedOverlap(a: readonly string[], b: readonly string[], p = PERSISTENCE): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const [s, l] = [short.length, long.length];
  if (s === 0) return l === 0 ? 1 : 0;
  const overlaps = overlapsByDepth(short, long);
  const at = (depth: number) => overlaps[depth - 1] ?? 0;
  let sum = 0;
  for (let depth = 1; depth <= l; depth += 1) {
    sum += (at(depth) / depth) * p ** depth;
    if (depth > s) sum += ((at(s) * (depth - s)) / (s * depth)) * p ** depth;
  }
  const rest = ((at(l) - at(s)) / l + at(s) / s) * p ** l;
  return Math.min(1, ((1 - p) / p) * sum + rest);
}

/**
 * Share of the measure's weight on the first `depth` positions of both lists together, 0 to 1 (the same paper,
 * equation 21).
 */
export function weightOfFirst(depth: number, p = PERSISTENCE): number {
  const terms = Array.from({ length: depth - 1 }, (_, index) => p ** (index + 1) / (index + 1));
  const sum = terms.reduce((total, term) => total + term, 0);
  return 1 - p ** (depth - 1) + ((1 - p) / p) * depth * (Math.log(1 / (1 - p)) - sum);
}

/** How many keys the first `depth` of both lists share, for each depth of the longer one. */
function overlapsByDepth(short: readonly string[], long: readonly string[]): number[] {
  const [seenShort, seenLong] = [new Set<string>(), new Set<string>()];
  let shared = 0;
  return long.map((key, index) => {
    const other = short[index];
    if (other !== undefined) {
      seenShort.add(other);
      if (seenLong.has(other)) shared += 1;
    }
    seenLong.add(key);
    if (seenShort.has(key)) shared += 1;
    return shared;
  });
}

/** Mean overlap over all pairs of rankings; null for fewer than two. */
export function meanOverlap(rankings: readonly (readonly string[])[]): number | null {
  const pairs = rankings.flatMap((a, index) => rankings.slice(index + 1).map((b) => [a, b] as const));
  if (pairs.length === 0) return null;
  return pairs.reduce((sum, [a, b]) => sum + rankBiasedOverlap(a, b), 0) / pairs.length;
}
