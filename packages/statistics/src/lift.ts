import type { ArmDifference, Measure, RankingKind } from "@standings/domain";
import { groupAnswers, listLength, type StudyAnswer } from "./answers.ts";
import { differenceOfArms } from "./arms.ts";
import { valuesOf } from "./estimates.ts";

/** Both arms of a study, asked at the same time in alternating order. */
export interface LiftArms {
  /** Answers that might search the web, of models that really did. */
  readonly withSearch: readonly StudyAnswer[];
  readonly withoutSearch: readonly StudyAnswer[];
  readonly kind: RankingKind;
}

/**
 * What searching the web adds to an entry's figure (`studies.md` §6): the difference of the arms over the models that have
 * two answers or more in both. Whether web search was really used is told by what is given: answers of models that did not
 * search are left out of `withSearch`. Null when no model counts.
 */
export function liftOf(
  { withSearch, withoutSearch, kind }: LiftArms,
  key: string,
  measure: Measure,
  level: number,
): ArmDifference | null {
  const k = listLength(kind);
  const without = new Map(groupAnswers(withoutSearch, kind).map((model) => [model.modelId, model]));
  return differenceOfArms(
    groupAnswers(withSearch, kind).map((model) => {
      const other = without.get(model.modelId);
      return {
        modelId: model.modelId,
        first: valuesOf(model, key, measure, k),
        second: other ? valuesOf(other, key, measure, k) : [],
      };
    }),
    level,
  );
}
