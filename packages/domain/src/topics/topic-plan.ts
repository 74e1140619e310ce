import type { ChosenDraw, StratumKind, TopicDraw, Wording, WordingLevel } from "./topic.ts";

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

/** A level with one wording joins the next lower one, the lowest the next higher. */
function strataOfLevels(levels: readonly string[]): Map<string, string> {
  const present = (["niche", "mid", "general"] as const).filter((level) => levels.includes(level));
  const strata = new Map<string, string>();
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

/** Stratum of wordings that nobody in particular asks, or a persona of one wording. */
export const ANYBODY = "";

/** Personas of one wording are counted with those that anybody asks; a single such wording with the largest persona. */
function strataOfPersonas(personas: readonly string[]): Map<string, string> {
  const counts = [...Map.groupBy(personas, (one) => one)].map(([name, { length }]) => ({ name, length }));
  const own = counts.filter(({ name, length }) => name !== ANYBODY && length > 1);
  const others = counts.filter((one) => !own.includes(one));
  const isOne = others.reduce((sum, { length }) => sum + length, 0) === 1;
  const [largest] = own.toSorted((a, b) => b.length - a.length || (a.name < b.name ? -1 : 1));
  const joined = isOne && largest ? largest.name : ANYBODY;
  return new Map([
    ...own.map(({ name }) => [name, name] as const),
    ...others.map(({ name }) => [name, joined] as const),
  ]);
}

/** What a wording is divided by: its level, or who asks. */
export function dividedBy(kind: StratumKind, { level, persona }: Pick<Wording, "level" | "persona">): string {
  return kind === "level" ? level : (persona ?? ANYBODY);
}

/**
 * The stratum that each level or persona of the wordings is counted with; none has one wording where there are two. They are
 * known before the first answer, so that no result decides it.
 */
export function strataOf(kind: StratumKind, names: readonly string[]): Map<string, string> {
  return kind === "level" ? strataOfLevels(names) : strataOfPersonas(names);
}

/** How the wordings of a plan may be chosen, the usual way first: all, or a draw where there are more than it asks. */
export function drawsOf(
  frame: readonly Pick<Wording, "weight">[],
  { wordings }: TopicPlan,
): readonly TopicDraw[] {
  if (wordings >= frame.length) return ["all"];
  return frame.every(({ weight }) => weight !== null) ? ["by_weight", "alike"] : ["alike"];
}

/** What no clicks or searches weigh. */
const SELDOM = 0.5;

/**
 * What a wording weighs among others: its clicks or searches, 1 where they are not known. None weigh half a click: none were
 * counted, yet buyers ask it, and it may be drawn as the others.
 */
export function weightInDraw({ weight }: Pick<Wording, "weight">): number {
  return weight === null ? 1 : weight || SELDOM;
}

/** The draw that a plan has; null where it is not to be had: some wordings have no weight. */
export function drawOf(draws: readonly TopicDraw[], chosen: ChosenDraw | undefined): TopicDraw | null {
  const [usual = "all"] = draws;
  if (chosen === undefined || usual === "all") return usual;
  return draws.includes(chosen) ? chosen : null;
}

/** Puts members of several strata in turn, so that the first ones of the order are of all strata. */
export function inTurn<Member extends { readonly stratum: string }>(drawn: readonly Member[]): Member[] {
  const byStratum = [...Map.groupBy(drawn, ({ stratum }) => stratum).values()];
  // Places spread evenly over each stratum: the first of all strata, and so on in proportion.
  return byStratum
    .flatMap((ofStratum) => ofStratum.map((member, nth) => ({ member, place: nth / ofStratum.length })))
    .sort((a, b) => a.place - b.place)
    .map(({ member }) => member);
}
