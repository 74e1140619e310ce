import type { ModerationMeasure, ModerationSubject } from "@standings/domain";
import type { Generated } from "kysely";

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
