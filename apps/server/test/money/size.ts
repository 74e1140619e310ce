/** `pnpm verify:money` runs these tests at the size of the goals, `npm test` smaller. */
const isFull = process.env.VERIFY === "full";

export function sized(full: number, small: number): number {
  return isFull ? full : small;
}

/** Prints a figure for whoever ran the verification. */
export function report(goal: string, sentence: string): void {
  console.log(`${goal}: ${sentence}`);
}
