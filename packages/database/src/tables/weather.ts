import type { ModelId } from "@standings/domain";
import type { ColumnType } from "kysely";

/** `YYYY-MM-DD`. */
type Day = ColumnType<string, string, never>;

/** What a model answered to a question of the panel on a day. */
export interface PanelAnswersTable {
  model_id: ModelId;
  panel: number;
  /** Its place in the panel, from 0. */
  question: number;
  asked_on: Day;
  served_model: string | null;
  /** Whom it names, best first, as keys; null where it failed. */
  names: string[] | null;
  is_sandbox: boolean;
}

/** A week of a model, judged once. */
export interface WeatherWeeksTable {
  model_id: ModelId;
  panel: number;
  /** Monday. */
  week: Day;
  served_model: string;
  epoch: string;
  has_changed: boolean;
  distance: number | null;
  p: number | null;
  questions: number | null;
  answers: number;
  is_sandbox: boolean;
  judged_at: Date;
}
