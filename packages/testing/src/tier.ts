/** The factor of patience in all tests (`patienceOf`): no busy machine reaches an end, and recovery takes milliseconds. */
export const TEST_FACTOR = 20;

interface Sizes {
  /** For `pnpm verify:*`, where it calls the test. */
  readonly full?: number;
  /** For `npm run test:all`. */
  readonly whole: number;
  /** For `npm test`. */
  readonly gate: number;
}

/** How much of something a test does in this run. */
export function sized({ whole, gate, full = whole }: Sizes): number {
  if (process.env.VERIFY === "full") return full;
  return process.env.TIER === "all" ? whole : gate;
}
