const STEPS = [1, 2, 2.5, 5, 10];

/** Upper end of a chart's axis: an even round number that is not below the largest value. `least` is the smallest end. */
export function axisEnd(values: readonly number[], least: number): number {
  const largest = Math.max(least, ...values);
  const power = 10 ** Math.floor(Math.log10(largest / 2));
  const step = STEPS.find((factor) => 2 * factor * power >= largest * (1 - 1e-9)) ?? 10;
  return 2 * step * power;
}
