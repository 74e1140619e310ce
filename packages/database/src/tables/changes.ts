import type {
  ChangeAction,
  ChangedValues,
  ChangeSubjectKind,
  ModerationMeasure,
  ModerationSubject,
} from "@standings/domain";
import type { ColumnType, Generated } from "kysely";

/** What admins changed; append-only. */
export interface ChangesTable {
  /** Grows with time. */
  id: ColumnType<string, never, never>;
  at: Generated<Date>;
  admin_id: string;
  action: ChangeAction;
  subject_kind: ChangeSubjectKind;
  subject_id: string;
  /** Empty where the name is a person's, which is read from its own row. */
  subject_name: string;
  /** Values before, by field; what was added has none. */
  before: ColumnType<ChangedValues, string, string>;
  /** Values after, by field; what was deleted has none. */
  after: ColumnType<ChangedValues, string, string>;
  /** The admin's own words; empty where none are asked for. */
  reason: string;
}

/** A measure of an admin about public pages; in force until it is lifted. Rows stay, for who did what and why. */
export interface ModerationsTable {
  id: string;
  measure: ModerationMeasure;
  subject_kind: ModerationSubject["kind"];
  /** Id of a search or study, registrable domain of a company, or lower-case prompt. */
  subject: string;
  reason: string;
  set_by: string;
  set_at: Generated<Date>;
  lifted_by: Generated<string | null>;
  lifted_at: Generated<Date | null>;
}
