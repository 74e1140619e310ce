export {
  answerValue,
  countedModels,
  groupAnswers,
  type Listing,
  listLength,
  type ModelAnswers,
  type StudyAnswer,
} from "./answers.ts";
export { differenceOfArms } from "./arms.ts";
export { compare } from "./compare.ts";
export { liftOf } from "./lift.ts";
export { type ListedInStudy, shareOverStudies } from "./share-over-studies.ts";
export { levelOf, type Progress, type StopGoal, type StopReason, stopAfter } from "./stop-rules.ts";
export {
  addSums,
  changeOfStrata,
  componentsOfStrata,
  estimateOfStrata,
  meanOfStrata,
  type Periods,
  type Sums,
} from "./strata.ts";
export { makeStudyReport, type StudyOptions } from "./study-report.ts";
export {
  type Alert,
  alertThreshold,
  type Tracking,
  type TrackingReport,
  trackChanges,
  type Visit,
} from "./tracking.ts";
export { verdictOf } from "./verdict.ts";
export { elicitedLessVolunteered, listedByModel, type NaturalAnswer, volunteeredOf } from "./volunteered.ts";
