export {
  CONNECT_TIMEOUT_MS,
  type Connection,
  connect,
  connectHeavyReads,
  connectOver,
  connectReplica,
  createPool,
  type Database,
  type HeavyPatience,
  inTransaction,
  isTooHeavy,
  type OnCommit,
} from "./database.ts";
export { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded/start-embedded-postgres.ts";
export { isId, NIL_ID, newId } from "./ids.ts";
export { createMonthPartitions, migrate } from "./migrate.ts";
export { isOutage, isSilence, isUnwritable } from "./outage.ts";
export { PatientPool } from "./patient-pool.ts";
export { prepare } from "./prepared.ts";
export { readAllowance, returnAllowance } from "./queries/allowances.ts";
export { countReadings } from "./queries/answer-readings.ts";
export {
  type AnswerAppend,
  insertAnswer,
  insertAnswers,
  type NewAnswer,
  readAnswers,
  type ToldAnswer,
} from "./queries/answers.ts";
export {
  deleteCounted,
  MARKET_SCOPE,
  type NewMention,
  type NewSources,
  PUBLIC_SCOPE,
  questionKey,
} from "./queries/company-mentions.ts";
export {
  type AnswerTimes,
  addCost,
  addUpFigures,
  type FigureDrift,
  findFigureDrift,
  readAnswerTimes,
  readFigures,
  readTotals,
  recountFigures,
} from "./queries/figures.ts";
export { hold } from "./queries/holds.ts";
export {
  findGivenUpJobs,
  type GivenUpJob,
  hasJob,
  insertJob,
  type JobOptions,
  releaseDeadJobs,
  removeFailedJobs,
  removeGivenUpJob,
} from "./queries/jobs.ts";
export {
  LEASE_MS,
  type LeaseHolder,
  LeaseLostError,
  type LeaseTimes,
  leaseEnd,
  postponeRun,
  releaseLeases,
  renewLeases,
  takeOverRuns,
  wakeRun,
} from "./queries/leases.ts";
export { addLedgerEntry, type LedgerEntry, withLedgerEntry } from "./queries/ledger.ts";
export { addUpNewEntries, readLedgerDrift, recountEntries } from "./queries/ledger-checks.ts";
export { type AllowanceLimits, type Charge, pay, payInFull } from "./queries/payment.ts";
export { applyTakeDowns, updatePrivacy } from "./queries/public-places.ts";
export { readQueues } from "./queries/queues.ts";
export { countedUse, countUseOf, forgetUseOf, type RateLimit, readWait } from "./queries/rate-limits.ts";
export { lockUnchangedRun, type RunEnd, withRunEnd } from "./queries/run-end.ts";
export {
  appendRunEvents,
  appendToEndedRun,
  findChangedRuns,
  type LoggedEvent,
  numberEvents,
  readRunEvents,
  toStorable,
  toStorableJson,
  withAppend,
} from "./queries/run-log.ts";
export {
  type Answer,
  findUnpackedRuns,
  packRun,
  type UnpackedRun,
  unpackRun,
} from "./queries/run-packs.ts";
export { insertPaidRun, insertRun, type RunRates } from "./queries/runs.ts";
export { sameSearchSql } from "./queries/same-search.ts";
export { resultsOf, type SavedSearch, selectSearches } from "./queries/saved-results.ts";
export { endWithSearch, replaceResults, type SearchSummary } from "./queries/saved-search.ts";
export { keepVisitFindings, type PromptOfVisit } from "./queries/visit-findings.ts";
export { addUpVisit, EVERYBODY } from "./queries/visit-sums.ts";
export { openRunNotifications, type RunNotifications, SIGNALS_CONNECTION } from "./run-notifications.ts";
export { RunnerLocks } from "./runner-locks.ts";
export type { Analysis } from "./tables/analyses.ts";
export type {
  AlertDetails,
  Brand,
  BrandVisit,
  DirectVisit,
  PackedFigures,
  StandingEntry,
} from "./tables/brands.ts";
export type { Experiment } from "./tables/experiments.ts";
export type { Tables } from "./tables/index.ts";
export type { LedgerDrift } from "./tables/ledger-entries.ts";
export type { PlaceReading } from "./tables/models.ts";
export type { Payment } from "./tables/payments.ts";
export type { Run } from "./tables/runs.ts";
export type { Search } from "./tables/searches.ts";
export type { Study } from "./tables/studies.ts";
export type { Topic } from "./tables/topics.ts";
export type { WebhookSubject } from "./tables/webhooks.ts";
export { StartError, waitForDatabase } from "./wait-for-database.ts";
