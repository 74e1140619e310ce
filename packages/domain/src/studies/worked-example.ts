import { asColumnId } from "../columns.ts";
import { type AggregatedEntry, aggregateRankings, type RankedEntry } from "../ranking.ts";
import type { Estimate, StudyEntry } from "./report.ts";

/** The method page's example: invented companies, invented answers, and what the product's own functions make of them. */

const NAMES: Readonly<Record<string, string>> = {
  A: "Alder",
  B: "Birch",
  C: "Cedar",
  D: "Dogwood",
  E: "Elm",
  F: "Fir",
  G: "Ginkgo",
};

/** Answers by model, then by round; an answer is its list, best first. */
const ANSWERS: readonly (readonly [modelId: string, rounds: readonly string[]])[] = [
  ["Model 1", ["ABCDEF", "ACBDFE", "ABDCGE", "ABCDE", "BACDFG"]],
  ["Model 2", ["ACBDE", "ABCD", "BACED", "ACBD", "ABCDE"]],
  ["Model 3", ["BADCG", "ABCD", "ADBCE", "BACDF", "ABDC"]],
];

export const EXAMPLE_ROUNDS = 5;

/** Name of an example's company by its key. */
export function exampleName(key: string): string {
  return NAMES[key.charAt(0).toUpperCase()] ?? key;
}

const listOf = (answer: string): RankedEntry[] =>
  [...answer].map((letter, index) => ({
    rank: index + 1,
    name: exampleName(letter),
    domain: `${exampleName(letter).toLowerCase()}.example`,
  }));

/** One answer of the example. */
export interface ExampleAnswer {
  readonly modelId: string;
  /** From 1. */
  readonly round: number;
  readonly results: readonly RankedEntry[];
}

export const EXAMPLE_ANSWERS: readonly ExampleAnswer[] = ANSWERS.flatMap(([modelId, rounds]) =>
  rounds.map((answer, index) => ({ modelId, round: index + 1, results: listOf(answer) })),
);

/** What a single search shows: the lists of the first round, added up. */
export function exampleRanking(): AggregatedEntry[] {
  const first = EXAMPLE_ANSWERS.filter(({ round }) => round === 1);
  return aggregateRankings(
    first.map(({ modelId, results }) => ({ columnId: asColumnId(modelId), results })),
    "company",
  );
}

/** What a study of these answers says; `packages/statistics` computes it again in a test. Rounded to four digits. */
export const EXAMPLE_FIGURES: {
  readonly sentence: string;
  /** Rounds in all at which the first two would probably be told apart. */
  readonly forecast: number | null;
  readonly stability: Estimate;
  readonly agreement: Estimate;
  readonly entries: readonly Pick<StudyEntry, "key" | "score" | "listed" | "rank" | "place">[];
} = {
  sentence: "Alder and Birch can’t be told apart with 5 rounds; about 45 more would probably do it.",
  forecast: 50,
  stability: { value: 0.8804, range: { low: 0.7832, high: 0.9375 } },
  agreement: { value: 0.894, range: { low: 0.8208, high: 0.9395 } },
  entries: [
    {
      key: "alder.example",
      score: { value: 0.9867, range: { low: 0.79, high: 0.9961 } },
      listed: { value: 1, range: { low: 0.7971, high: 1 } },
      rank: { listed: 15, answers: 15, median: 1, from: 1, to: 2 },
      place: { tier: 1, bestRank: 1, worstRank: 4 },
    },
    {
      key: "birch.example",
      score: { value: 0.95, range: { low: 0.7669, high: 0.9711 } },
      listed: { value: 1, range: { low: 0.7971, high: 1 } },
      rank: { listed: 15, answers: 15, median: 2, from: 1, to: 3 },
      place: { tier: 1, bestRank: 1, worstRank: 4 },
    },
    {
      key: "cedar.example",
      score: { value: 0.8967, range: { low: 0.7283, high: 0.9245 } },
      listed: { value: 1, range: { low: 0.7971, high: 1 } },
      rank: { listed: 15, answers: 15, median: 3, from: 2, to: 4 },
      place: { tier: 1, bestRank: 1, worstRank: 4 },
    },
    {
      key: "dogwood.example",
      score: { value: 0.8633, range: { low: 0.7028, high: 0.8956 } },
      listed: { value: 1, range: { low: 0.7971, high: 1 } },
      rank: { listed: 15, answers: 15, median: 4, from: 3, to: 4 },
      place: { tier: 1, bestRank: 1, worstRank: 4 },
    },
    {
      key: "elm.example",
      score: { value: 0.4233, range: { low: 0.2181, high: 0.6614 } },
      listed: { value: 0.5333, range: { low: 0.267, high: 0.7923 } },
      rank: { listed: 8, answers: 15, median: 5, from: 4, to: 6 },
      place: { tier: 2, bestRank: 5, worstRank: 7 },
    },
    {
      key: "fir.example",
      score: { value: 0.21, range: { low: 0.0613, high: 0.4599 } },
      listed: { value: 0.2667, range: { low: 0.0757, high: 0.5448 } },
      rank: { listed: 4, answers: 15, median: 5, from: 5, to: 6 },
      place: { tier: 2, bestRank: 5, worstRank: 7 },
    },
    {
      key: "ginkgo.example",
      score: { value: 0.1567, range: { low: 0.0317, high: 0.4125 } },
      listed: { value: 0.2, range: { low: 0.0388, high: 0.4872 } },
      rank: { listed: 3, answers: 15, median: 5, from: 5, to: 6 },
      place: { tier: 2, bestRank: 5, worstRank: 7 },
    },
  ],
};
