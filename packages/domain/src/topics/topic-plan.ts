import type { WordingLevel } from "./topic.ts";

/** How a study spends its rounds: so many wordings, each in so many rounds, the first few in one more. */
export interface TopicPlan {
  readonly wordings: number;
  readonly rounds: number;
  readonly repeated: number;
}

/** A plan with its price and the range that is to be expected. */
export interface Allocation extends TopicPlan {
  /** Credits. */
  readonly cost: number;
  /** Half width of the range over ways of asking, 0 to 1. */
  readonly halfWidth: number;
}

/** Rounds that a plan asks: each asks one wording once, and costs a credit. */
export function roundsOfPlan({ wordings, rounds, repeated }: TopicPlan): number {
  return wordings * rounds + repeated;
}

/**
 * Which member each round asks, from 0, for so many rounds: as planned; rounds beyond ask members that were not asked, then
 * those that were asked least, in the drawn order.
 */
export function membersOfRounds(plan: TopicPlan, members: number, upTo: number): number[] {
  const planned = Array.from({ length: roundsOfPlan(plan) }, (_, nth) => nth % plan.wordings).slice(0, upTo);
  const times = Array.from(
    { length: members },
    (_, member) => planned.filter((asked) => asked === member).length,
  );
  while (planned.length < upTo) {
    const next = times.indexOf(Math.min(...times));
    times[next] = (times[next] ?? 0) + 1;
    planned.push(next);
  }
  return planned;
}

/**
 * The level that each wording is counted with: a level with one wording joins the next lower one, the lowest the next higher.
 * Levels are known before the first answer, so that no result decides it.
 */
export function strataOf(levels: readonly WordingLevel[]): Map<WordingLevel, WordingLevel> {
  const present = (["niche", "mid", "general"] as const).filter((level) => levels.includes(level));
  const strata = new Map<WordingLevel, WordingLevel>();
  let waiting: WordingLevel[] = [];
  let waitingWordings = 0;
  let last: WordingLevel | null = null;
  for (const level of present) {
    waiting.push(level);
    waitingWordings += levels.filter((one) => one === level).length;
    if (waitingWordings < 2) continue;
    for (const one of waiting) strata.set(one, level);
    last = level;
    waiting = [];
    waitingWordings = 0;
  }
  for (const level of waiting) strata.set(level, last ?? level);
  return strata;
}

/** Puts members of several levels in turn, so that the first ones of the order are of all levels. */
export function inTurn<Member extends { readonly level: WordingLevel }>(drawn: readonly Member[]): Member[] {
  const byLevel = [...Map.groupBy(drawn, ({ level }) => level).values()];
  // Places spread evenly over each level: the first of all levels, and so on in proportion.
  return byLevel
    .flatMap((ofLevel) => ofLevel.map((member, nth) => ({ member, place: nth / ofLevel.length })))
    .sort((a, b) => a.place - b.place)
    .map(({ member }) => member);
}
