import type { Connection, Run } from "@standings/database";
import type { Expression } from "kysely";

interface ReadFor {
  readonly brandId: Expression<string>;
  readonly studyId: Expression<string>;
}

/** What the last reading of a study for a brand found that read anything, as `last`, to be joined. */
export function lastReading(db: Connection, { brandId, studyId }: ReadFor) {
  return db
    .selectFrom("study_readings as done")
    .select(["done.created_at as lastAt", "done.named", "done.unread"])
    .where("done.brand_id", "=", brandId)
    .where("done.study_id", "=", studyId)
    .where("done.named", "is not", null)
    .orderBy("done.created_at", "desc")
    .limit(1)
    .as("last");
}

/** What an earlier reading left is read for nothing. */
export function isFree({ funding, cost }: Pick<Run, "funding" | "cost">): boolean {
  return funding === "credits" && cost === 0;
}
