import {
  type StudyAnswerEvent,
  type StudyArm,
  type StudyGoal,
  type StudyState,
  studyColumn,
} from "@standings/domain";
import { levelOf, type StopGoal, type StudyAnswer } from "@standings/statistics";
import type { StudyKeys } from "./study-keys.ts";

/** Texts of answers, as a reader sees them, by their columns. */
export type StudyTexts = ReadonlyMap<string, string>;

/** Names of the goal as keys of the study. */
export function toStopGoal(goal: StudyGoal, { neighbour }: StudyState, keys: StudyKeys): StopGoal {
  if (goal.type === "rounds") return { kind: "rounds" };
  const x = keys.find(goal.x);
  if (goal.type === "width") return { kind: "width", x, measure: goal.measure, width: goal.points / 100 };
  const y = goal.y ?? neighbour;
  return { kind: "apart", x, y: y ? keys.find(y) : "" };
}

/** α of the study's ranges. */
export function levelOfStudy({ wasStopped, wasExtended }: StudyState, goal: StopGoal): number {
  return levelOf(goal, { wasStoppedByHand: wasStopped, wasExtended });
}

/** The answers of an arm, as statistics take them; one in plain words holds no list. */
export function toAnswers(
  answers: readonly StudyAnswerEvent[],
  arm: StudyArm,
  keys: StudyKeys,
  texts: StudyTexts = new Map(),
): StudyAnswer[] {
  return answers.flatMap((answer) => {
    const { outcome, modelId, round, results } = answer;
    if (answer.arm !== arm) return [];
    const listings = results.map((entry) => ({ key: keys.keyOf(entry), rank: entry.rank }));
    const text = texts.get(studyColumn(answer));
    return [{ modelId, round, outcome: outcome === "answered" ? "nobody" : outcome, listings, text }];
  });
}
