import type { OwnInStudy, RankingKind, StudyFindings } from "@standings/domain";
import type { ColumnType, Generated, Selectable } from "kysely";

/** A run that asks one question again and again. */
export interface StudiesTable {
  run_id: string;
  user_id: string;
  ranking: RankingKind;
  prompt: string;
  /** Prompt as questions are compared. */
  prompt_key: string;
  /** Rounds at most, extensions included. */
  round_limit: number;
  /** Rounds that have ended. */
  rounds: Generated<number>;
  /** Of these, how many brought an answer and are paid for. */
  counted: Generated<number>;
  /** Units of what pays (credits, or analyses of a plan) that rounds to come may use; 0 once it has ended. */
  held: number;
  /** What it found at its last look; null before the first. */
  findings: ColumnType<StudyFindings | null, never, string>;
  /** Versions of the rules that made them: of names, of reading, of matching. */
  rules: Generated<number[]>;
  /** When figures of the ended study changed because newer rules counted its answers again. */
  recounted_at: Date | null;
  /** What lists say of the findings: the same with the first entries alone. */
  brief: ColumnType<StudyFindings | null, never, string>;
  /** Where a company stands in the findings, by its domain. */
  places: ColumnType<Readonly<Record<string, OwnInStudy>> | null, never, string>;
  /** The topic whose wordings it asks; null for one question. */
  topic_id: string | null;
  created_at: Date;
}

export type Study = Selectable<StudiesTable>;

/** A company in the answers of a study, for its page. */
export interface StudyCompaniesTable {
  run_id: string;
  /** Registrable domain. */
  domain: string;
  name: string;
  created_at: Date;
  /** By model that counts: its answers, and those that list the company. */
  answers: number[];
  listed: number[];
  /** The question itself names it. */
  is_in_question: boolean;
}
