/** One row of `pnpm bench`. */
export interface Measure {
  /** Number in the goals: P1, P2 … */
  readonly id: string;
  readonly name: string;
  readonly product: number;
  /** The limit or peer measured beside it, in the same unit; null when the target is absolute. */
  readonly limit: number | null;
  readonly unit: string;
  readonly target: string;
  readonly isMet: boolean;
  /** Lowest and highest of the rounds. */
  readonly spread: readonly [number, number];
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

export function spreadOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
