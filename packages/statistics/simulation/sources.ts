import type { ModelAnswers } from "../src/answers.ts";

/** Entries that a simulated model knows, and models of a study. */
export const ENTRIES = 24;
export const MODELS = 5;
export const K = 20;

/** One model's way to answer: a list of entries, best first. */
type Draw = (random: () => number) => number[];

/** A kind of answers that studies must hold for. Its models are fixed by the number of the study. */
export interface Source {
  readonly name: string;
  readonly modelsOf: (random: () => number) => Draw[];
}

const LENGTH = 15;
const all = Array.from({ length: ENTRIES }, (_, entry) => entry);

function drawBy(worths: readonly number[], length: number, spread: number): Draw {
  return (random) => {
    const noisy = worths.map((worth, entry) => ({ entry, at: worth + spread * gumbel(random) }));
    return noisy
      .sort((a, b) => b.at - a.at)
      .slice(0, length)
      .map(({ entry }) => entry);
  };
}

/** Log worths that fall with the entry's number, with each model's own view. */
const worthsOf = (random: () => number, slope: number, view: number) =>
  all.map((entry) => -slope * entry + view * (random() - 0.5));

const models = (make: (random: () => number) => Draw) => (random: () => number) =>
  Array.from({ length: MODELS }, () => make(random));

export const SOURCES: readonly Source[] = [
  {
    name: "Plackett–Luce",
    modelsOf: models((random) => drawBy(worthsOf(random, 0.15, 1.5), LENGTH, 0.7)),
  },
  {
    name: "near-deterministic",
    modelsOf: models((random) => drawBy(worthsOf(random, 0.15, 1.5), LENGTH, 0.05)),
  },
  {
    // What a search finds decides: one of two views of the world.
    name: "bimodal retrieval",
    modelsOf: models((random) => {
      const [one, other] = [worthsOf(random, 0.15, 2), worthsOf(random, 0.15, 2)];
      const share = 0.3 + 0.4 * random();
      const [first, second] = [drawBy(one, LENGTH, 0.15), drawBy(other, LENGTH, 0.15)];
      return (draw) => (draw() < share ? first(draw) : second(draw));
    }),
  },
  {
    name: "short lists",
    modelsOf: models((random) => drawBy(worthsOf(random, 0.15, 1.5), 4 + Math.floor(3 * random()), 0.7)),
  },
  {
    name: "all equal",
    modelsOf: models(() =>
      drawBy(
        all.map(() => 0),
        LENGTH,
        1,
      ),
    ),
  },
  {
    // Neighbours of equal worth in every model.
    name: "exact twins",
    modelsOf: models((random) => {
      const worths = worthsOf(random, 0.3, 1.5);
      return drawBy(
        all.map((entry) => worths[entry - (entry % 2)] ?? 0),
        LENGTH,
        0.7,
      );
    }),
  },
  {
    // A leader that an answer forgets now and then.
    name: "dropped leaders",
    modelsOf: models((random) => {
      const draw = drawBy(worthsOf(random, 0.25, 1), LENGTH, 0.4);
      const dropped = 0.1 + 0.3 * random();
      return (chance) => {
        const list = draw(chance);
        return chance() < dropped ? list.filter((entry) => entry > 1) : list;
      };
    }),
  },
];

export const keyOf = (entry: number) => `c${String(entry).padStart(2, "0")}`;

const KEYS = all.map(keyOf);

/** Answers of a study, as `groupAnswers` would give them. */
export function drawStudy(draws: readonly Draw[], rounds: number, random: () => number): ModelAnswers[] {
  return draws.map((draw, m) => ({
    modelId: `m${m}`,
    refused: 0,
    failed: 0,
    cut: 0,
    valid: Array.from({ length: rounds }, (_, round) => ({
      round: round + 1,
      ranks: new Map(draw(random).map((entry, index) => [KEYS[entry] ?? "", index + 1])),
    })),
  }));
}

/** What a model's answers come to in the long run: score, listed and top 3 of each entry, by many draws. */
export interface Truth {
  readonly score: Float64Array;
  readonly listed: Float64Array;
  readonly top3: Float64Array;
}

const DRAWS = 4_000;

export function truthOf(draws: readonly Draw[], seed: number): Truth {
  const random = createRandom(seed ^ 0x5eed);
  const truth = {
    score: new Float64Array(ENTRIES),
    listed: new Float64Array(ENTRIES),
    top3: new Float64Array(ENTRIES),
  };
  const share = 1 / (DRAWS * draws.length);
  for (const draw of draws)
    for (let nth = 0; nth < DRAWS; nth += 1)
      for (const [index, entry] of draw(random).entries()) {
        truth.score[entry] = (truth.score[entry] ?? 0) + ((K - index) / K) * share;
        truth.listed[entry] = (truth.listed[entry] ?? 0) + share;
        if (index < 3) truth.top3[entry] = (truth.top3[entry] ?? 0) + share;
      }
  return truth;
}

/** A seeded generator of numbers in [0, 1) (mulberry32): simulations give the same figures each time. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Noise of the Gumbel kind: what is ordered by log worth plus it is a draw of Plackett and Luce's model. */
export function gumbel(random: () => number): number {
  return -Math.log(-Math.log(random() * (1 - 1e-12) + 1e-13));
}
