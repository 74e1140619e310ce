import { type Interval, LEAST_FOR_VOLATILITY, type Volatility } from "@standings/domain";
import tQuantile from "@stdlib/stats-base-dists-t-quantile";
import type { ModelAnswers } from "./answers.ts";
import { createOverlap, numberLists } from "./overlap.ts";

/**
 * Stability and agreement by rank-biased overlap. Ranges by a delete-one-answer jackknife within each model:
 * v_m = (n_m − 1)/n_m · Σ(left − mean)², v = Σ v_m with v²/Σ(v_m²/(n_m − 1)) degrees of freedom, Student's t on the logit.
 */
export function volatilityOf(models: readonly ModelAnswers[], level: number): Volatility {
  const { lists, entries } = numberLists(models.map(({ valid }) => valid));
  const overlap = createOverlap(entries);
  const sums = lists.map((a, m) =>
    lists.map((b, other) => (other < m ? [] : pairSums(a, b, m === other, overlap))),
  );
  const sumOf = (m: number, other: number) =>
    (m <= other ? sums[m]?.[other] : transpose(sums[other]?.[m])) ?? [];
  const counts = lists.map(({ length }) => length);
  const hasRange = counts.every((n) => n >= LEAST_FOR_VOLATILITY);
  const canRepeat = counts.length > 0 && counts.every((n) => n >= 2);

  const withinOf = (m: number) => sumOf(m, m)[0] ?? [];
  const within = counts.map((n, m) => total(withinOf(m)) / (n * (n - 1)));
  const stability = mean(within);
  const leftWithin = counts.map((n, m) => {
    const rows = withinOf(m);
    const whole = total(rows);
    return rows.map(
      (row) => stability + ((whole - 2 * row) / ((n - 1) * (n - 2)) - (within[m] ?? 0)) / counts.length,
    );
  });

  const pairs = counts.flatMap((_, m) => counts.slice(m + 1).map((__, after) => [m, m + 1 + after] as const));
  const cross = (m: number, other: number) =>
    total(sumOf(m, other)[0] ?? []) / ((counts[m] ?? 1) * (counts[other] ?? 1));
  const agreement = mean(pairs.map(([m, other]) => cross(m, other)));
  const leftCross = counts.map((n, m) =>
    Array.from({ length: n }, (_, answer) => {
      const changes = counts.map((many, other) => {
        if (other === m) return 0;
        const rows = sumOf(m, other)[0] ?? [];
        return (total(rows) - (rows[answer] ?? 0)) / ((n - 1) * many) - cross(m, other);
      });
      return agreement + changes.reduce((sum, change) => sum + change, 0) / pairs.length;
    }),
  );
  return {
    stability: canRepeat
      ? { value: stability, range: hasRange ? jackknife(stability, leftWithin, level) : null }
      : null,
    agreement:
      pairs.length > 0 && counts.every((n) => n > 0)
        ? { value: agreement, range: hasRange ? jackknife(agreement, leftCross, level) : null }
        : null,
    byModel: canRepeat ? models.map(({ modelId }, m) => ({ modelId, stability: within[m] ?? 0 })) : [],
  };
}

/** Sums of overlaps: of each answer of the first list of answers with all of the second, and the other way round. */
function pairSums(
  a: ReturnType<typeof numberLists>["lists"][number],
  b: typeof a,
  isSame: boolean,
  overlap: ReturnType<typeof createOverlap>,
): [number[], number[]] {
  const rows = new Array<number>(a.length).fill(0);
  const columns = new Array<number>(b.length).fill(0);
  for (const [i, first] of a.entries())
    for (let j = isSame ? i + 1 : 0; j < b.length; j += 1) {
      const value = overlap(first, b[j] ?? first);
      rows[i] = (rows[i] ?? 0) + value;
      columns[j] = (columns[j] ?? 0) + value;
    }
  if (!isSame) return [rows, columns];
  const both = rows.map((row, index) => row + (columns[index] ?? 0));
  return [both, both];
}

function transpose(sums: readonly number[][] | undefined): number[][] {
  return sums === undefined ? [] : [...sums].reverse();
}

function jackknife(value: number, left: readonly (readonly number[])[], level: number): Interval {
  const variances = left.map((ofModel) => {
    const middle = mean(ofModel);
    const squares = ofModel.reduce((sum, one) => sum + (one - middle) ** 2, 0);
    return ((ofModel.length - 1) / ofModel.length) * squares;
  });
  const variance = total(variances);
  if (variance < 1e-18 || value <= 0 || value >= 1) return { low: value, high: value };
  const freedom = Math.max(
    1,
    Math.round(
      variance ** 2 / left.reduce((sum, { length }, m) => sum + (variances[m] ?? 0) ** 2 / (length - 1), 0),
    ),
  );
  const reach = (tQuantile(1 - level / 2, freedom) * Math.sqrt(variance)) / (value * (1 - value));
  const logit = Math.log(value / (1 - value));
  const back = (at: number) => 1 / (1 + Math.exp(-at));
  return { low: back(logit - reach), high: back(logit + reach) };
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : total(values) / values.length;
}
