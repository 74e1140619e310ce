/** How much alike wordings are, by the words that they have (`names-claims-topics-markets.md` §3.7). */

/** From here on two wordings ask the same. */
export const ALIKE = 0.9;
/** Above it wordings are nearly one. */
export const NEARLY_ONE = 0.6;

/** Words of a wording, each once. */
export function wordSet(wording: string): ReadonlySet<string> {
  return new Set(wording.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** Words in common of all that two wordings have: 0 to 1. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  const all = a.size + b.size - common;
  return all === 0 ? 1 : common / all;
}

/** Median likeness of every two of these wordings; null for fewer than two. */
export function medianLikeness(wordings: readonly string[]): number | null {
  const sets = wordings.map(wordSet);
  const pairs = sets.flatMap((a, nth) => sets.slice(nth + 1).map((b) => likeness(a, b)));
  if (pairs.length === 0) return null;
  pairs.sort((a, b) => a - b);
  const middle = pairs.length / 2;
  const [low = 0, high = 0] = [pairs[Math.ceil(middle) - 1], pairs[Math.floor(middle)]];
  return (low + high) / 2;
}
