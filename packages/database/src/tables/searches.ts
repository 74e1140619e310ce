import type {
  AggregatedEntry,
  CensorReason,
  ColumnId,
  LeadingEntry,
  SearchedBy,
  SearchKind,
  SearchModel,
  Sector,
} from "@standings/domain";
import type { ColumnType, Generated, Selectable } from "kysely";

/** A saved search. Its id is the id of the run that made it. */
export interface SearchesTable {
  id: string;
  user_id: string;
  kind: SearchKind;
  prompt: string;
  /** Second prompt of a comparison. */
  prompt2: string | null;
  /** Code of the market that it is asked in; null for none. */
  market: Generated<string | null>;
  /** Lower-case prompt with its market, for counting how many people ask the same question. */
  prompt_key: string;
  /** The same of a comparison's second prompt. */
  prompt2_key: Generated<string | null>;
  sector: Sector | null;
  /** Columns of the run, in the order asked. */
  columns: ColumnId[];
  web_search: boolean;
  is_private: boolean;
  /** An admin took it, or its prompt, off public pages. */
  is_taken_down: Generated<boolean>;
  is_sandbox: boolean;
  was_censored: boolean;
  censor_reason: CensorReason | null;
  trending: Generated<boolean>;
  /** First six of the aggregate, in a comparison of the first prompt's answer, for lists. */
  top: ColumnType<LeadingEntry[], string, string>;
  /** The aggregate, in order; null, as `model_results`, while the run is packed (`queries/saved-results.ts`). */
  results: ColumnType<AggregatedEntry[] | null, string, string | null>;
  model_results: ColumnType<SearchModel[] | null, string, string | null>;
  /** Who searched for each column that answered (`queries/same-search.ts`). */
  searched_by: ColumnType<Readonly<Record<string, SearchedBy>>, string | undefined, string>;
  /** Columns whose companies the directory has learned. */
  directory_learned_columns: Generated<ColumnId[]>;
  created_at: Date;
}

export type Search = Selectable<SearchesTable>;

/** A question that somebody shares, asked in no market, with what Trending shows of it. Only the count changes it. */
export interface AskedQuestionsTable {
  /** Hash of kind and normalised prompt. */
  question_key: string;
  /** Questions to the sandbox are counted apart. */
  is_sandbox: boolean;
  /** Normalised prompt. */
  prompt_key: string;
  kind: SearchKind;
  /** Who asked it in 30 days, of accounts older than a day. */
  people: number;
  /** Of these days' searches; null when none may trend. */
  newest_id: string | null;
  newest_at: Date | null;
  /** Of the newest search. */
  sector: Sector | null;
  /** When `people` changes by time alone; null when it never does. */
  recount_at: Date | null;
}

/** How many searches a user has; kept by triggers on `searches`. */
export interface SearchCountsTable {
  user_id: string;
  kind: SearchKind;
  /** Empty for searches without a sector. */
  sector: Sector | "";
  web_search: boolean;
  count: number;
}
