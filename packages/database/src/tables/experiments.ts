import type {
  ExperimentForecast,
  ExperimentLook,
  ExperimentPlan,
  ExperimentState,
  LookCell,
  ModelId,
} from "@standings/domain";
import type { ColumnType, Generated, Selectable } from "kysely";

/** A plan of a brand's owner, and what its looks found. A trigger keeps what is frozen as it is. */
export interface ExperimentsTable {
  id: string;
  brand_id: string;
  name: string;
  /** Code of its market; null for none. */
  market: string | null;
  plan: ColumnType<ExperimentPlan, string, string>;
  /** SHA-256 of the plan's canonical JSON (RFC 8785), hex. */
  sha256: string | null;
  /** What it could see, as it was told when it was frozen. */
  forecast: ColumnType<ExperimentForecast | null, string | null, string | null>;
  /** The brand's names that figures were counted by then. */
  names_version: number | null;
  state: Generated<ExperimentState>;
  /** Each is taken once, and stays. */
  looks: ColumnType<ExperimentLook[], never, string>;
  created_at: Generated<Date>;
  frozen_at: Date | null;
  ended_at: Date | null;
}

export type Experiment = Selectable<ExperimentsTable>;

/** What a look was read from. It is written with the look, and stays. */
export interface LookCellsTable {
  experiment_id: string;
  /** Of the look, from 1. */
  number: number;
  cells: ColumnType<LookCell[], string, never>;
}

/** An action of a frozen plan that went live. */
export interface LiveActionsTable {
  experiment_id: string;
  action_id: string;
  address: string;
  live_on: ColumnType<string, string, never>;
  told_at: Generated<Date>;
}

/** What is known of an action's page. */
export interface ActionExposureTable {
  experiment_id: string;
  action_id: string;
  address: string;
  looked_at: Date | null;
  answers_since: Date | null;
  unread: string | null;
  /** When the last visit was due whose answers were read for it. */
  read_through: Date | null;
  /** When the visit was due whose answers first cited it. */
  cited_at: Date | null;
  cited_by: Generated<ModelId[]>;
}
