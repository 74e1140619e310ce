import type { Figure, RunKind } from "@standings/domain";
import type { ColumnType } from "kysely";

/** A figure of the dashboard on a day, as far as it is added up; also the shape of the view `figures`, which has all. */
export interface FigureDaysTable {
  figure: Figure;
  /** UTC, `YYYY-MM-DD`. */
  day: ColumnType<string, string, never>;
  /** The breakdown: role, status, currency, answer shape, or of cost the kind of run; empty if none. */
  kind: string;
  is_sandbox: boolean;
  /** A count, cents of revenue, or US dollars of cost; numeric. */
  amount: ColumnType<string, number | string, number | string>;
}

/** A change of a figure that is not added up yet. */
export interface FigureChangesTable extends FigureDaysTable {
  id: ColumnType<string, never, never>;
}

/** An answer that is not added up yet. */
export interface AnswerLogTable {
  id: ColumnType<string, never, never>;
  run_id: string;
  run_kind: RunKind;
  at: Date;
  model_id: string;
  /** The answer's shape; else `declined`, `error` or `unread`. */
  kind: string;
  is_read_again: boolean;
  duration_ms: number;
  /** US dollars, a second reading included; numeric. */
  cost_usd: ColumnType<string, number, never>;
  is_sandbox: boolean;
}

/** Answers of an hour by how long they took; also the shape of the view `answer_times`, which has all. */
export interface AnswerHoursTable {
  hour: Date;
  model_id: string;
  is_error: boolean;
  /** 25 times the natural logarithm of milliseconds. */
  bucket: number;
  is_sandbox: boolean;
  answers: number;
}
