import type { ArmDifference, Estimate, RankingKind } from "@standings/domain";
import { groupAnswers, listLength, type StudyAnswer } from "./answers.ts";
import { differenceOfArms } from "./arms.ts";
import { toEstimate, valuesOf } from "./estimates.ts";
import { equalWeights, sampleOf } from "./sample.ts";

/** An answer to the buyer's words alone, in which no list was asked for. */
export interface NaturalAnswer {
  readonly modelId: string;
  /** Entries that it mentions, in the order of the text. */
  readonly mentions: readonly string[];
}

/** How often models name somebody unasked (`studies.md` §7). Errors of the matcher are not in the ranges. */
export interface Volunteered {
  /** Share of answers that name the entry. */
  readonly named: Estimate;
  /** Share of answers that name it first. */
  readonly namedFirst: Estimate;
}

export function volunteeredOf(answers: readonly NaturalAnswer[], key: string, level: number): Volunteered {
  const figure = (isHit: (mentions: readonly string[]) => boolean) =>
    toEstimate(
      equalWeights(
        byModel(answers).map(({ answers: ofModel }) =>
          sampleOf(ofModel.map(({ mentions }) => Number(isHit(mentions)))),
        ),
      ),
      level,
    );
  return {
    named: figure((mentions) => mentions.includes(key)),
    namedFirst: figure(([first]) => first === key),
  };
}

/** Models with two answers or more once any has as many, in the order of their ids. */
function byModel(answers: readonly NaturalAnswer[]) {
  const models = [...Map.groupBy(answers, ({ modelId }) => modelId)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([modelId, ofModel]) => ({ modelId, answers: ofModel }));
  const repeated = models.filter(({ answers: { length } }) => length >= 2);
  return repeated.length > 0 ? repeated : models;
}

/** Whether each answer to the question for a list lists an entry, 1 or 0, by model. */
export function listedByModel(
  answers: readonly StudyAnswer[],
  kind: RankingKind,
  key: string,
): ReadonlyMap<string, ArrayLike<number>> {
  const models = groupAnswers(answers, kind);
  return new Map(models.map((model) => [model.modelId, valuesOf(model, key, "listed", listLength(kind))]));
}

/** Listed when asked for a list less named unasked: a difference of arms. Values are 0 or 1 by model. */
export function elicitedLessVolunteered(
  listed: ReadonlyMap<string, ArrayLike<number>>,
  answers: readonly NaturalAnswer[],
  key: string,
  level: number,
): ArmDifference | null {
  return differenceOfArms(
    byModel(answers).map(({ modelId, answers: ofModel }) => ({
      modelId,
      first: listed.get(modelId) ?? [],
      second: ofModel.map(({ mentions }) => Number(mentions.includes(key))),
    })),
    level,
  );
}
