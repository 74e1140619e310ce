export { groupAnswers, type Listing, type ModelAnswers, type StudyAnswer } from "./answers.ts";
export { differenceOfArms } from "./arms.ts";
export { compare } from "./compare.ts";
export { findMention, type MentionedCompany } from "./find-mention.ts";
export { liftOf } from "./lift.ts";
export { levelOf, type Progress, type StopReason, type StudyGoal, stopAfter } from "./stop-rules.ts";
export { makeStudyReport, type StudyOptions } from "./study-report.ts";
export {
  type Alert,
  alertThreshold,
  type Tracking,
  type TrackingReport,
  trackChanges,
  type Visit,
} from "./tracking.ts";
export { elicitedLessVolunteered, type NaturalAnswer, volunteeredOf } from "./volunteered.ts";
