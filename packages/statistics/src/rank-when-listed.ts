import { type RankWhenListed, USUAL_RANKS } from "@standings/domain";
import type { ModelAnswers } from "./answers.ts";

/** Ranks over all models' answers: "listed in 18 of 25, usually 2nd to 4th" (`studies.md` §1). */
export function rankWhenListed(models: readonly ModelAnswers[], key: string): RankWhenListed {
  const ranks = models
    .flatMap(({ valid }) => valid.flatMap(({ ranks: ofAnswer }) => ofAnswer.get(key) ?? []))
    .sort((a, b) => a - b);
  const answers = models.reduce((sum, { valid }) => sum + valid.length, 0);
  return {
    listed: ranks.length,
    answers,
    median: quantile(ranks, 0.5),
    from: quantile(ranks, USUAL_RANKS.from),
    to: quantile(ranks, USUAL_RANKS.to),
  };
}

/** The smallest rank that a share of the sorted ranks does not pass: always one that was seen. */
function quantile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}
