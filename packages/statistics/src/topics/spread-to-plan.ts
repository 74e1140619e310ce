import { ASSUMED_DEGREES, ASSUMED_SPREAD, type KnownSpread, type TopicSpread } from "@standings/domain";

/**
 * How far a plan expects answers to a topic to scatter, by one or more sets of its own: variances pooled by their degrees of freedom,
 * then drawn towards what is assumed as by four more. Sets ask the same wordings again, so those of the largest set count.
 */
export function spreadToPlan(found: readonly KnownSpread[]): TopicSpread {
  const ofWordings = Math.max(...found.map(({ degrees }) => degrees.wording));
  const ofNoise = found.reduce((sum, { degrees }) => sum + degrees.noise, 0);
  return { wording: drawn(found, "wording", ofWordings), noise: drawn(found, "noise", ofNoise) };
}

function drawn(found: readonly KnownSpread[], part: keyof TopicSpread, known: number): number {
  const degrees = found.reduce((sum, one) => sum + one.degrees[part], 0);
  const pooled = found.reduce((sum, one) => sum + one.degrees[part] * one[part] ** 2, 0) / degrees;
  const assumed = ASSUMED_DEGREES * ASSUMED_SPREAD[part] ** 2;
  return Math.sqrt((known * pooled + assumed) / (known + ASSUMED_DEGREES));
}
