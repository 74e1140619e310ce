import {
  ASSUMED_DEGREES,
  ASSUMED_MODELS,
  ASSUMED_SPREAD,
  type KnownSpread,
  type TopicSpread,
} from "@standings/domain";

/** How far a plan that asks so many models expects answers to scatter, before a topic's own say it. */
export function assumedSpread(models: number): TopicSpread {
  return { ...ASSUMED_SPREAD, noise: noiseOver(models, { ...ASSUMED_SPREAD, models: ASSUMED_MODELS }) };
}

/**
 * How far a plan that asks so many models expects answers to a topic to scatter, by one or more sets of its own: variances pooled by
 * their degrees of freedom, then drawn towards what is assumed as by four more. Sets ask the same wordings again, so those of the
 * largest set count.
 */
export function spreadToPlan(sets: readonly KnownSpread[], models: number): TopicSpread {
  const found = sets.map((set) => ({ ...set, noise: noiseOver(models, set) }));
  const ofWordings = Math.max(...found.map(({ degrees }) => degrees.wording));
  const ofNoise = found.reduce((sum, { degrees }) => sum + degrees.noise, 0);
  const assumed = assumedSpread(models);
  return {
    wording: drawn(found, "wording", ofWordings, assumed),
    noise: drawn(found, "noise", ofNoise, assumed),
  };
}

/** Noise of a round that so many models answer: answers of models are independent, so their mean has a part of each one's variance. */
function noiseOver(models: number, known: Pick<KnownSpread, "noise" | "models">): number {
  return known.noise * Math.sqrt(known.models / models);
}

function drawn(
  found: readonly KnownSpread[],
  part: keyof TopicSpread,
  known: number,
  expected: TopicSpread,
): number {
  const degrees = found.reduce((sum, one) => sum + one.degrees[part], 0);
  const pooled = found.reduce((sum, one) => sum + one.degrees[part] * one[part] ** 2, 0) / degrees;
  const assumed = ASSUMED_DEGREES * expected[part] ** 2;
  return Math.sqrt((known * pooled + assumed) / (known + ASSUMED_DEGREES));
}
