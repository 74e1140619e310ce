import type { SearchKind } from "@standings/domain";
import type { Generated } from "kysely";

/** A question that a user added to a company's field, or left out of it; it counts for this user alone. */
export interface FieldChoicesTable {
  user_id: string;
  /** Registrable domain of the company. */
  domain: string;
  kind: SearchKind;
  /** The prompt as questions are compared (`promptKey`). */
  prompt_key: string;
  /** The prompt as it was shown. */
  prompt: string;
  is_left_out: boolean;
  created_at: Generated<Date>;
}
