/** Values of one model's answers, each from 0 to 1, as the formulas need them. */
export interface Sample {
  /** Number of values. */
  readonly n: number;
  /** Their mean; 0 of none. */
  readonly mean: number;
  /** Sum of squares about the mean. */
  readonly squares: number;
}

export function sampleOf(values: ArrayLike<number>): Sample {
  const n = values.length;
  let sum = 0;
  for (let index = 0; index < n; index += 1) sum += values[index] ?? 0;
  const mean = n === 0 ? 0 : sum / n;
  let squares = 0;
  for (let index = 0; index < n; index += 1) squares += ((values[index] ?? 0) - mean) ** 2;
  return { n, mean, squares };
}

/** A sample that counts with a weight: 1/M for each of M models, minus that for the arm that is taken off. */
export interface Component extends Sample {
  readonly weight: number;
}

/** Models with equal weights, whatever the number of their answers (`studies.md` §1). */
export function equalWeights(samples: readonly Sample[]): Component[] {
  return samples.map((sample) => ({ ...sample, weight: 1 / samples.length }));
}

/** Σ aᵢ x̄ᵢ. */
export function estimateOf(components: readonly Component[]): number {
  return withoutDust(components.reduce((sum, { weight, mean }) => sum + weight * mean, 0));
}

/** Without what adding up leaves behind its twelfth place: three thirds are 1, not a share above all answers. */
export function withoutDust(sum: number): number {
  return Math.round(sum * 1e12) / 1e12;
}

/** The same answers as if there had been `factor` times as many of them. */
export function scale(components: readonly Component[], factor: number): Component[] {
  return components.map((one) => ({ ...one, n: one.n * factor, squares: one.squares * factor }));
}

/** One standard error of the estimate: (Σ aᵢ² SSᵢ / nᵢ / (nᵢ − 1))^½. */
export function standardError(components: readonly Component[]): number {
  const variance = components.reduce(
    (sum, { weight, n, squares }) => sum + (weight ** 2 * squares) / n / (n - 1),
    0,
  );
  return Math.sqrt(variance);
}
