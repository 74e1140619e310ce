import type { Estimate } from "@standings/domain";
import { toEstimate } from "./estimates.ts";
import { type Component, sampleOf } from "./sample.ts";

/** An entry in one study: by model, its answers and those of them that list the entry. */
export interface ListedInStudy {
  readonly answers: readonly number[];
  readonly listed: readonly number[];
}

/**
 * Share of answers that list an entry over several studies: mean of the studies, each the mean of its models, with the range
 * of section 2 over all models of all studies. Models with fewer than two answers are left out; null when none is left.
 */
export function shareOverStudies(studies: readonly ListedInStudy[], level: number): Estimate | null {
  const samples = studies.flatMap(({ answers, listed }) => {
    const counted = answers.flatMap((n, model) => (n >= 2 ? [ones(n, listed[model] ?? 0)] : []));
    return counted.length === 0 ? [] : [counted];
  });
  if (samples.length === 0) return null;
  const components: Component[] = samples.flatMap((models) =>
    models.map((values) => ({ ...sampleOf(values), weight: 1 / (samples.length * models.length) })),
  );
  return toEstimate(components, level);
}

function ones(n: number, listed: number): Float64Array {
  return Float64Array.from({ length: n }, (_, nth) => (nth < listed ? 1 : 0));
}
