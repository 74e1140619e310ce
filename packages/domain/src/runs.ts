import type { AnalysisEvent, AnalysisKind, AnalysisRequest } from "./analysis/analysis-run.ts";
import type { AnswerReading } from "./answer-reading.ts";
import type { ReadingEvent, ReadingRequest } from "./claims/study-reading.ts";
import type { ColumnId, RunColumn } from "./columns.ts";
import type { DiscoveryEvent, DiscoveryRequest } from "./discovery/discovery-run.ts";
import type { Grounding } from "./grounding.ts";
import type { AskedQuestion } from "./market.ts";
import type { FullFunding } from "./plans.ts";
import type { AggregatedEntry, RankedEntry, RankingKind } from "./ranking.ts";
import type { Sector } from "./sectors.ts";
import type { StudyEvent, StudyRequest } from "./studies/study-run.ts";
import type { WordingsEvent, WordingsRequest } from "./topics/made-wordings.ts";

/**
 * A run is the durable execution of one search, discovery, study, set of wordings, reading of a study or analysis; a search's run id is the search id. What happens to
 * it is appended to an event log; followers replay and then watch that log. The REST stream sends a subset of these fields.
 */

/** A ranking of companies or experts by several models, or two prompts asked of one model. */
export const SEARCH_KINDS = ["company", "expert", "comparison"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export type RunKind = SearchKind | "discovery" | "study" | "wordings" | "reading" | AnalysisKind;

/** Kind of entries that the models of a search rank. */
export function rankingKindOf(kind: SearchKind): RankingKind {
  return kind === "expert" ? "expert" : "company";
}

/** The question of a search, as it is stored with its run. */
export interface SearchQuestion extends AskedQuestion {
  /** Second prompt of a comparison; null otherwise. */
  readonly prompt2: string | null;
  /** Columns in the order asked. */
  readonly columns: readonly ColumnId[];
}

/** The request of a run, in the shape of its kind. */
export type RunRequest =
  | SearchQuestion
  | DiscoveryRequest
  | AnalysisRequest
  | StudyRequest
  | WordingsRequest
  | ReadingRequest;

export const RUN_STATUSES = ["running", "completed", "failed"] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];
export type CensorReason = "no_credits" | "pro_limit_exceeded";

/** A page a model cited for its answer. `url` is a checked http(s) address. */
export interface Citation {
  readonly url: string;
  /** Registrable domain of the page. */
  readonly domain: string;
  readonly title: string | null;
  /** Hidden: no url and no title, the domain is masked. */
  readonly censored?: boolean | undefined;
}

/** Where an answer cites a page: characters of the answer, `end` excluded. */
export interface CitedSpan {
  readonly url: string;
  readonly start: number;
  readonly end: number;
}

/** What a model that replied gave: a list, an answer that names nobody, or no answer because it declined. */
export type AnswerOutcome = "ranked" | "named_nobody" | "declined";

export interface ModelSuccess extends AnswerReading {
  readonly outcome: AnswerOutcome;
  readonly results: readonly RankedEntry[];
  readonly citations: readonly Citation[];
  readonly sector: Sector | null;
  /** Null when it is not known. */
  readonly grounding: Grounding | null;
  readonly servedModel: string | null;
  /** Time from the question to the parsed answer, milliseconds, retries included. */
  readonly durationMs: number;
  readonly wasCensored: boolean;
  readonly censorReason: CensorReason | null;
}

/** Why a model gave no answer. `insufficient_credits` offers Buy Credits, everything else Retry. */
export type ModelFailureKind =
  | "timeout"
  | "rate_limited"
  | "upstream"
  | "unusable"
  | "unavailable"
  | "insufficient_credits";

/** Terms on which a step was begun again; none for its first time. */
export interface RetryTerms {
  /** Free retries that are left after this one. */
  readonly freeRetriesLeft?: number;
  /** Set when the retry was paid for on its own: it is given back if the retry fails. */
  readonly paidWith?: FullFunding;
}

/** The last event of a run, of whatever kind. */
export interface RunComplete {
  readonly type: "complete";
  /** Id of the run. */
  readonly searchId: string;
  readonly remainingCredits: number;
  readonly refunded: boolean;
}

export type SearchEvent =
  | {
      readonly type: "start";
      readonly searchId: string;
      readonly remainingCredits: number;
      readonly columns: readonly RunColumn[];
      /** ISO 8601. */
      readonly startedAt: string;
      /** True: nothing has paid for the run, so it is not kept. */
      readonly wasCensored?: boolean;
    }
  | (RunColumn & { readonly type: "model_start"; readonly startedAt: string } & RetryTerms)
  | (RunColumn & {
      readonly type: "model_complete";
      readonly status: "success";
      readonly data: ModelSuccess;
    })
  | (RunColumn & {
      readonly type: "model_complete";
      readonly status: "error";
      /** Message to show: "Failed to query models", "Insufficient credits". */
      readonly error: string;
      readonly failure: ModelFailureKind;
      /** One sentence that says what happened, safe to show. */
      readonly detail: string;
      readonly durationMs: number;
    })
  | RunComplete
  | { readonly type: "error"; readonly error: string };

/** An event of a run's log, in the shape of the run's kind. */
export type RunEvent =
  | SearchEvent
  | DiscoveryEvent
  | AnalysisEvent
  | StudyEvent
  | WordingsEvent
  | ReadingEvent;

/** One column of a saved search: a model's answer to one prompt. */
export interface SearchModel extends RunColumn, AnswerReading {
  readonly status: "success" | "error";
  /** Null without a reply. */
  readonly outcome: AnswerOutcome | null;
  readonly results: readonly RankedEntry[];
  readonly citations: readonly Citation[];
  readonly sector: Sector | null;
  /** Null without a reply, and when it is not known. */
  readonly grounding: Grounding | null;
  readonly durationMs: number;
  readonly error: string | null;
}

/** A saved search as its owner sees it. */
export interface SearchRecord extends AskedQuestion {
  readonly id: string;
  readonly kind: SearchKind;
  /** Second prompt of a comparison; null otherwise. */
  readonly prompt2: string | null;
  readonly sector: Sector | null;
  readonly isPrivate: boolean;
  /** The sandbox answered: every screen says so. */
  readonly isSandbox: boolean;
  readonly wasCensored: boolean;
  readonly censorReason: CensorReason | null;
  readonly createdAt: string;
  readonly models: readonly SearchModel[];
  readonly results: readonly AggregatedEntry[];
}

/** Where the owner's company stands in a saved search. */
export interface OwnPlace {
  /** Place in the aggregate, in a comparison in each prompt's answer; null when it is not listed. */
  readonly ranks: readonly (number | null)[];
  /** Its places in the owner's runs of the same question, models and web search within a month, this one too; null for one alone. */
  readonly repeats: OwnRepeats | null;
}

/** Where a company stood in repeats of one question: which change is chance is seen in nothing else. */
export interface OwnRepeats {
  readonly asked: number;
  /** In how many of them it was not listed. */
  readonly unlisted: number;
  /** Null where it was never listed. */
  readonly best: number | null;
  readonly worst: number | null;
}

/** A row of the history list. */
export interface SearchSummary
  extends Omit<SearchRecord, "wasCensored" | "censorReason" | "models" | "results"> {
  readonly columns: readonly ColumnId[];
  /** The first three of the aggregated ranking. */
  readonly top: readonly { readonly name: string; readonly domain: string }[];
  /** Null when the owner named no company, or experts were asked for. */
  readonly own: OwnPlace | null;
  /** The discovery that asked it; null when somebody did. */
  readonly discovery: DiscoveryReference | null;
}

/** A discovery of prompts for a company. */
export interface DiscoveryReference extends Pick<DiscoveryRequest, "domain" | "companyName"> {
  readonly runId: string;
}
