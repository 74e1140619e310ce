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
export { type Praise, type PraiseByModel, praiseOf, sentimentOf } from "./claims/praise.ts";
export {
  type CountOf,
  type JudgedAnswers,
  type JudgeErrors,
  type LabelCounts,
  rateOfWrong,
  shareOfAnswers,
} from "./claims/wrong-rate.ts";
export { compare } from "./compare.ts";
export { liftOf } from "./lift.ts";
export { type PlaceAnswer, type PlaceDifference, provePlace } from "./places/prove-place.ts";
export type { CurvePoint } from "./proof/curve.ts";
export {
  countDraws,
  type DrawnAction,
  type DrawnEffect,
  drawnEffect,
  drawOrder,
  LEAST_DRAWN_ACTIONS,
  type Waves,
  wavesOf,
  waveWeights,
} from "./proof/drawn.ts";
export { holm, type LeveledPrompt, proposeControls } from "./proof/plan.ts";
export {
  type DrawnPlan,
  drawnPowerOf,
  powerOf,
  type Scatter,
  scatterOf,
  smallestEffect,
  supposedScatter,
  type UndrawnPlan,
} from "./proof/power.ts";
export {
  type Cell,
  type CountedModel,
  type ExperimentDesign,
  type ExperimentReading,
  type ExperimentResult,
  readExperiment,
  type Unanswerable,
} from "./proof/read-experiment.ts";
export { type ExperimentVerdict, type JudgedEffect, judgeEffect } from "./proof/verdict.ts";
export { meanEstimate, tRange } from "./proof/welch.ts";
export { type Component, equalWeights, sampleOf } from "./sample.ts";
export { type ListedInStudy, shareOverStudies } from "./share-over-studies.ts";
export { levelOf, type Progress, type StopGoal, type StopReason, stopAfter } from "./stop-rules.ts";
export {
  addSums,
  changeOfStrata,
  componentsOfChange,
  componentsOfStrata,
  differencesInTable,
  estimateOfStrata,
  meanOfStrata,
  type Periods,
  type Sums,
  type TableDifference,
} from "./strata.ts";
export { makeStudyReport, type StudyOptions } from "./study-report.ts";
export { type AllocationOptions, allocate, expectedHalfWidth } from "./topics/allocate.ts";
export { drawByWeight } from "./topics/draw-by-weight.ts";
export { assumedSpread, spreadToPlan } from "./topics/spread-to-plan.ts";
export {
  changeOfTopic,
  compareStrata,
  componentsOfTopics,
  differenceOverWordings,
  estimateOfTopic,
  LEAST_COMPARED,
  type Stratum,
  spreadOf,
  type TopicEstimate,
  type Wording,
} from "./topics/topic-range.ts";
export {
  type Alert,
  alertThreshold,
  SETTLING,
  type Tracking,
  type TrackingReport,
  trackChanges,
  type Visit,
} from "./tracking.ts";
export { verdictOf } from "./verdict.ts";
export { elicitedLessVolunteered, listedByModel, type NaturalAnswer, volunteeredOf } from "./volunteered.ts";
export { type Likeness, likenessOf, testMarket } from "./weather/market-weather.ts";
export {
  type List,
  type PanelWeek,
  type QuestionLists,
  testWeather,
  type WeatherTest,
  type WeekWeather,
  weatherOf,
} from "./weather/model-weather.ts";
