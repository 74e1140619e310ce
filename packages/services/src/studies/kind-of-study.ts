import type { LoggedEvent, Run } from "@standings/database";
import {
  asColumnId,
  currentRound,
  MAX_MODELS,
  openQuestions,
  STUDY_ARMS,
  studyColumn,
} from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import { COMMON_PARTS } from "../runs/common-parts.ts";
import type { KindOfRun, RunProgress, StepOptions } from "../runs/kind-of-run.ts";
import { askQuestion } from "./ask-question.ts";
import { endRound } from "./end-round.ts";
import { releaseAndEnd } from "./release-and-end.ts";
import { asStudyRun, stateOf } from "./study-run.ts";

/** The last step of a round: it counts the round, and decides whether there is another. */
const END_OF_ROUND = "end_of_round";

/** A study as a run: every question of a round is a step, and so is the round's end. */
export const STUDY: KindOfRun<ServiceContext> = {
  // Held and released by rounds; the machine gives back what is held when nothing was found.
  cost: 0,
  stepsAtOnce: MAX_MODELS * STUDY_ARMS.length,
  chargeReason: "study_hold",
  refundReason: "study_release",
  usesOf: (run) => {
    const study = asStudyRun(run);
    return study.request.rounds * study.request.arms.length;
  },
  ...COMMON_PARTS,
  stepsLeft,
  doStep,
  hasResult: ({ events }) => stateOf(events).rounds.some(({ isCounted }) => isCounted),
  save: releaseAndEnd,
};

function stepsLeft({ events }: RunProgress): string[] {
  const state = stateOf(events);
  if (currentRound(state) === null) return [];
  const open = openQuestions(state).map(studyColumn);
  return open.length > 0 ? open : [END_OF_ROUND];
}

function doStep(
  services: ServiceContext,
  run: Run,
  step: string,
  options: StepOptions,
): Promise<LoggedEvent | undefined> {
  const study = asStudyRun(run);
  if (step === END_OF_ROUND) return endRound(services, study, options);
  return askQuestion(services, study, asColumnId(step), options);
}
