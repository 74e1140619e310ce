/** Prints a figure for whoever ran the verification. */
export function report(goal: string, sentence: string): void {
  console.log(`${goal}: ${sentence}`);
}
