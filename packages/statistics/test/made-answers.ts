import { groupAnswers, type ModelAnswers, type StudyAnswer } from "../src/answers.ts";
import { type Sample, sampleOf } from "../src/sample.ts";

/** `n` values, the first `hits` of them 1. */
export function yesNo(hits: number, n: number): Sample {
  return sampleOf(Array.from({ length: n }, (_, index) => Number(index < hits)));
}

type Ranks = readonly (readonly (number | null)[])[];

/** Answers with the ranks of entries, by model and round; null is absent. */
export function answersOf(ranks: Readonly<Record<string, Ranks>>): StudyAnswer[] {
  const keys = Object.keys(ranks);
  const models = ranks[keys[0] ?? ""] ?? [];
  return models.flatMap((ofModel, m) =>
    ofModel.map((_, round) => ({
      modelId: `m${m}`,
      round: round + 1,
      outcome: "listed" as const,
      listings: keys.flatMap((key) => {
        const rank = ranks[key]?.[m]?.[round];
        return rank ? [{ key, rank }] : [];
      }),
    })),
  );
}

/** Models whose answers list letters in the order of a text. */
export function ranksOfModels(lists: readonly (readonly string[])[]): ModelAnswers[] {
  const answers = lists.flatMap((ofModel, m) =>
    ofModel.map((list, round) => ({
      modelId: `m${m}`,
      round: round + 1,
      outcome: "listed" as const,
      listings: [...list].map((key, index) => ({ key, rank: index + 1 })),
    })),
  );
  return groupAnswers(answers, "company");
}
