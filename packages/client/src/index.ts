export type { Api, Inputs, Outputs } from "./api.ts";
export {
  type Balance,
  type ClientOptions,
  type CompareOptions,
  createClient,
  type RankOptions,
  type SignedIn,
  Standings,
  type StudyOptions,
} from "./client.ts";
export { StandingsError } from "./errors.ts";
export type { AppRouter, ErrorCode } from "./router.ts";
export {
  type AggregatedEntry,
  type ModelUpdate,
  type RankedEntry,
  Run,
  type Search,
  type SearchEvent,
} from "./run.ts";
export type { Session } from "./session.ts";
export { Study, type StudyEvent, type StudyRecord } from "./study.ts";
