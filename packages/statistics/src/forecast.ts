import { looksUpTo, ROUNDS_BEFORE_GIVING_UP, STEPWISE_LEVEL, STUDY_LOOKS } from "@standings/domain";
import { NO_DIFFERENCE } from "./compare.ts";
import { pValue } from "./interval.ts";
import { type Component, estimateOf, type Sample, scale, standardError } from "./sample.ts";

/**
 * The smallest look after `rounds` at which the differences would be told apart if answers went on as so far; null when
 * none does: for practical purposes tied. True in 60–65% of studies by then, in 80% by twice as many (`studies.md` §4).
 */
export function forecastRounds(differences: readonly Component[], rounds: number): number | null {
  const look = STUDY_LOOKS.find(
    (later) => later > rounds && pValue(scale(differences, later / rounds), NO_DIFFERENCE) <= STEPWISE_LEVEL,
  );
  return look ?? null;
}

/**
 * Whether even one standard error of luck would not tell the two apart at any later look up to `limit`: answers go on as
 * so far, and every mean is moved by one standard error of the estimate along the observed sign, within 0 and 1.
 */
export function isHopeless(differences: readonly Component[], rounds: number, limit: number): boolean {
  if (rounds < ROUNDS_BEFORE_GIVING_UP) return false;
  const step = standardError(differences) * (estimateOf(differences) < NO_DIFFERENCE ? -1 : 1);
  return looksUpTo(limit)
    .filter((look) => look > rounds)
    .every((look) => {
      const lucky = scale(differences, look / rounds).map((one) => ({ ...one, ...shift(one, step) }));
      return pValue(lucky, NO_DIFFERENCE) > STEPWISE_LEVEL;
    });
}

function shift({ mean }: Sample, step: number): Pick<Sample, "mean"> {
  return { mean: Math.min(1, Math.max(0, mean + step)) };
}
