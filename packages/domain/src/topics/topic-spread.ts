import { points } from "../studies/ranges.ts";

/** How far answers to a topic scatter (`names-claims-topics-markets.md` §3.6): standard deviations, 0 to 1. */
export interface TopicSpread {
  /** Of the wordings of one stratum. */
  readonly wording: number;
  /** Of one round of one wording, over all models: the more models answer it, the less is left to chance. */
  readonly noise: number;
}

/** What some answers to a topic say of it. */
export interface KnownSpread extends TopicSpread {
  /** Degrees of freedom of each. */
  readonly degrees: Readonly<Record<keyof TopicSpread, number>>;
  /** Models that answered each round. */
  readonly models: number;
}

/** Assumed of five models until a topic was asked in so many weeks, and then worth so many degrees of freedom beside its own answers. */
export const ASSUMED_SPREAD: TopicSpread = { wording: 0.2, noise: 0.19 };
export const ASSUMED_MODELS = 5;
export const WEEKS_OF_OWN_SPREAD = 4;
export const ASSUMED_DEGREES = 4;

export const SPREAD_SOURCES = ["assumed", "own"] as const;

/** What the expected range of a plan rests on. */
export interface PlannedSpread extends TopicSpread {
  readonly from: (typeof SPREAD_SOURCES)[number];
  /** Calendar weeks whose answers tell how far they scatter. */
  readonly weeks: number;
}

/** "Assumed: answers scatter by 20 points between wordings, and by 19 by chance." */
export function spreadText({ from, weeks, wording, noise }: PlannedSpread): string {
  const source = from === "own" ? `From this topic’s own ${weeks} weeks` : "Assumed";
  return `${source}: answers scatter by ${points(wording)} points between wordings, and by ${points(noise)} by chance.`;
}
