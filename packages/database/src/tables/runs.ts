import type {
  AnswerReader,
  AnswerShape,
  AnswerVersions,
  CensorReason,
  ColumnId,
  Extraction,
  Funding,
  Grounding,
  ModelFailureKind,
  RunEvent,
  RunKind,
  RunRequest,
  RunStatus,
} from "@standings/domain";
import type { ColumnType, Generated, Selectable } from "kysely";

export interface RunsTable {
  id: string;
  user_id: string;
  kind: RunKind;
  /** Chosen by the client; unique per user, so that a repeated start gets the same run. */
  client_run_id: string;
  /** The question, in the shape that its kind gives it. */
  request: ColumnType<RunRequest, string, never>;
  is_private: boolean;
  is_sandbox: boolean;
  status: Generated<RunStatus>;
  /** Credits taken; 0 for runs that cost nothing. */
  cost: number;
  /** The means that pays for it; `none` means that no model is asked. */
  funding: Generated<Funding>;
  /** The payment was given back, and nothing has paid since. */
  is_refunded: Generated<boolean>;
  /** When what pays for it was taken. */
  paid_at: Generated<Date>;
  /** How often it broke; each time it waits longer to be taken up again. */
  interruptions: Generated<number>;
  was_censored: Generated<boolean>;
  censor_reason: CensorReason | null;
  /** `seq` of the newest event. */
  last_seq: Generated<number>;
  /** Executor that may append; a new one takes over when the lease has run out. */
  lease_owner: string | null;
  lease_until: Date | null;
  created_at: Generated<Date>;
  ended_at: Date | null;
}

export type Run = Selectable<RunsTable>;

export interface RunEventsTable {
  run_id: string;
  /** 1, 2, 3 … without gaps within a run. */
  seq: number;
  event: ColumnType<RunEvent, string, never>;
  created_at: Generated<Date>;
}

/** `declined`: a reply came, and it refuses to answer. */
export type AnswerStatus = "success" | "declined" | "error";

export interface ModelAnswersTable {
  run_id: string;
  column_id: ColumnId;
  /** 1 for the first question of this model in this run, 2 for its first retry by the user … */
  attempt: number;
  status: AnswerStatus;
  /** Answer of the model, unchanged but for NUL characters. */
  raw_text: string | null;
  upstream_id: string;
  /** Model id the gateway says it served. */
  served_model: string | null;
  prompt_tokens: number | null;
  completion_tokens: number | null;
  /** US dollars, as reported by the gateway. */
  cost_usd: number | null;
  /** Null without a reply. */
  grounding: ColumnType<Grounding | null, string | null, never>;
  duration_ms: number;
  failure: ModelFailureKind | null;
  failure_detail: string | null;
  /** Null where nothing came to be read; so is `read_by`. */
  shape: AnswerShape | null;
  read_by: AnswerReader | null;
  /** What a second reading took; null when there was none. */
  extraction: Extraction | null;
  /** Versions of the rules that it came about by; null without a reply. */
  versions: AnswerVersions | null;
  created_at: Generated<Date>;
}

/** How many packed answers of a model were read in which way; those of unpacked runs are counted from their rows. */
export interface AnswerReadingsTable {
  /** Day (UTC) on which the answers came, `YYYY-MM-DD`. */
  day: ColumnType<string, string, never>;
  model_id: string;
  shape: AnswerShape;
  read_by: AnswerReader;
  answers: number;
  /** Of these, how many were given to the extraction model. */
  extractions: number;
  extraction_cost_usd: number;
}

/**
 * What an ended run said: its events, its raw answers and what its search saved of them, in one compressed value. A run
 * has either a pack or rows of its own in `run_events` and `model_answers`.
 */
export interface RunPacksTable {
  run_id: string;
  /** Written and read by `queries/run-packs.ts` alone. */
  content: Buffer;
  packed_at: Generated<Date>;
}
