import { createHash } from "node:crypto";
import type { Interval } from "@standings/domain";
import type { CurvePoint } from "./curve.ts";
import type { Contrast } from "./power.ts";
import { seededNumbers } from "./random.ts";

/** More draws than that are not all looked at. */
const MOST_DRAWS = 10_000;
const LEVEL = 0.05;
const SAME = 1e-9;
export const LEAST_DRAWN_ACTIONS = 6;

/** Actions in each wave, the larger first, and weeks between two starts; null below six actions. */
export function wavesOf(actions: number): { readonly sizes: readonly number[]; readonly gap: number } | null {
  if (actions < LEAST_DRAWN_ACTIONS) return null;
  const waves = actions < 8 ? 3 : 2;
  const sizes = Array.from({ length: waves }, (_, wave) => Math.ceil((actions - wave) / waves));
  return { sizes, gap: waves === 2 ? 8 : 6 };
}

/** The order in which actions go live: by SHA-256 of `entropy:actionId`, which anybody can check. */
export function drawOrder(actionIds: readonly string[], entropy: string): string[] {
  const hash = (id: string) => createHash("sha256").update(`${entropy}:${id}`).digest("hex");
  return actionIds
    .map((id) => ({ id, place: hash(id) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ id }) => id);
}

/** Ways to draw waves of these sizes, exact up to 2⁵³. */
export function countDraws(sizes: readonly number[]): number {
  let left = sizes.reduce((sum, size) => sum + size, 0);
  let draws = 1;
  for (const size of sizes) {
    for (let nth = 1; nth <= size; nth += 1) draws = (draws * (left - size + nth)) / nth;
    left -= size;
  }
  return Math.round(draws);
}

export interface Waves {
  readonly sizes: readonly number[];
  /** Week in which each wave goes live. */
  readonly starts: readonly number[];
  readonly lag: number;
}

/**
 * What an action of each wave weighs in the comparison at each week: weeks in which some are live, for the lag at least, and
 * others wait (Thompson and others, Statistics in Medicine 2018).
 */
export function waveWeights({ sizes, starts, lag }: Waves, weeks: readonly number[]): Contrast[] {
  const rows = weeks.flatMap((week) => {
    const isLive = starts.map((start) => week >= start + lag);
    const waits = starts.map((start) => week < start);
    const count = (chosen: readonly boolean[]) =>
      sizes.reduce((sum, size, wave) => sum + (chosen[wave] ? size : 0), 0);
    const [live, waiting] = [count(isLive), count(waits)];
    if (live === 0 || waiting === 0) return [];
    const weight = (live * waiting) / (live + waiting);
    return [{ week, weight, isLive, waits, live, waiting }];
  });
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  return sizes.map((_, wave) =>
    rows.map(({ week, weight, isLive, waits, live, waiting }) => ({
      week,
      weight: isLive[wave] ? weight / live / total : waits[wave] ? -weight / waiting / total : 0,
    })),
  );
}

export interface DrawnAction {
  /** Its wave, from 0. */
  readonly wave: number;
  /** Its values since its base, in points. */
  readonly points: readonly CurvePoint[];
}

export interface DrawnEffect {
  readonly value: number;
  /** Share of draws that find as much by chance. */
  readonly p: number;
  /** Draws that were looked at, and those of them that find as much. */
  readonly draws: number;
  readonly asMuch: number;
  readonly range: Interval;
}

/**
 * The effect of actions whose dates were drawn, by Fisher's randomisation (1935): every draw or, above ten thousand, the real
 * one and 9,999 others (Phipson and Smyth 2010). The range holds every constant effect that the draw does not reject. Weeks in
 * which an action has no value are left out; null where none is left.
 */
export function drawnEffect(actions: readonly DrawnAction[], waves: Waves, seed: number): DrawnEffect | null {
  const weeksOf = actions.map(({ points }) => new Map(points.map(({ week, value }) => [week, value])));
  const common = [...(weeksOf[0]?.keys() ?? [])].filter((week) =>
    weeksOf.every((values) => values.has(week)),
  );
  const weights = waveWeights(waves, common);
  if ((weights[0] ?? []).length === 0) return null;
  const tableOf = (value: (action: number, week: number) => number) =>
    actions.map((_, action) =>
      weights.map((contrast) =>
        contrast.reduce((sum, { week, weight }) => sum + weight * value(action, week), 0),
      ),
    );
  const found = tableOf((action, week) => weeksOf[action]?.get(week) ?? 0);
  const worked = tableOf((action, week) => {
    const start = waves.starts[actions[action]?.wave ?? 0] ?? 0;
    return week < start ? 0 : Math.min(1, (week - start + 1) / (waves.lag + 1));
  });
  const real = actions.map(({ wave }) => wave);
  const sumOf = (table: readonly (readonly number[])[], draw: readonly number[]) =>
    draw.reduce((sum, wave, action) => sum + (table[action]?.[wave] ?? 0), 0);
  const value = sumOf(found, real);
  const [smaller, larger]: [number[], number[]] = [[], []];
  let asMuch = 0;
  for (const draw of drawsOf(real, waves.sizes, seed)) {
    const [a, b] = [sumOf(found, draw), sumOf(worked, draw)];
    if (Math.abs(a) >= Math.abs(value) - SAME) asMuch += 1;
    const roots = [rootOf(value - a, 1 - b), rootOf(value + a, 1 + b)];
    smaller.push(Math.min(...roots.map(({ low }) => low)));
    larger.push(Math.max(...roots.map(({ high }) => high)));
  }
  const draws = smaller.length;
  const nth = Math.floor(LEVEL * draws + SAME);
  return {
    value,
    p: asMuch / draws,
    draws,
    asMuch,
    range: {
      low: smaller.sort((a, b) => a - b)[nth] ?? Number.NEGATIVE_INFINITY,
      high: larger.sort((a, b) => b - a)[nth] ?? Number.POSITIVE_INFINITY,
    },
  };
}

/** A quotient; everything where nothing divides. */
function rootOf(above: number, below: number): Interval {
  if (Math.abs(below) < SAME) return { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  return { low: above / below, high: above / below };
}

function* drawsOf(
  real: readonly number[],
  sizes: readonly number[],
  seed: number,
): Generator<readonly number[]> {
  if (countDraws(sizes) <= MOST_DRAWS) {
    yield* everyDraw(real.length, [...sizes]);
    return;
  }
  yield real;
  const { below } = seededNumbers(seed);
  const deck = [...real];
  for (let shuffle = 1; shuffle < MOST_DRAWS; shuffle += 1) {
    for (let place = deck.length - 1; place > 0; place -= 1) {
      const other = below(place + 1);
      [deck[place], deck[other]] = [deck[other] ?? 0, deck[place] ?? 0];
    }
    yield deck;
  }
}

function* everyDraw(actions: number, left: number[]): Generator<readonly number[]> {
  if (actions === 0) {
    yield [];
    return;
  }
  for (const [wave, size] of left.entries()) {
    if (size === 0) continue;
    left[wave] = size - 1;
    for (const rest of everyDraw(actions - 1, left)) yield [wave, ...rest];
    left[wave] = size;
  }
}
