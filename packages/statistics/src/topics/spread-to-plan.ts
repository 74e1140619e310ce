import { ASSUMED_SPREAD, type TopicSpread } from "@standings/domain";

/** How much answers to a topic scattered in some weeks. */
export interface OwnSpread extends TopicSpread {
  /** Wordings and weeks that it was read from. */
  readonly wordings: number;
  readonly weeks: number;
}

/** What is assumed weighs as much as so many wordings: a few answers that agree by chance do not make a scatter of nothing. */
const WORDINGS_ASSUMED = 4;

/** What a plan expects a topic to scatter, from its own answers: mean variances, drawn towards what is assumed. */
export function spreadToPlan(found: readonly OwnSpread[]): TopicSpread {
  const weeks = found.reduce((sum, one) => sum + one.weeks, 0);
  const known = Math.max(0, ...found.map(({ wordings }) => wordings - 1));
  const drawn = (part: keyof TopicSpread) => {
    const own = found.reduce((sum, one) => sum + (one.weeks / weeks) * one[part] ** 2, 0);
    return Math.sqrt(
      (known * own + WORDINGS_ASSUMED * ASSUMED_SPREAD[part] ** 2) / (known + WORDINGS_ASSUMED),
    );
  };
  return { wording: drawn("wording"), noise: drawn("noise") };
}
