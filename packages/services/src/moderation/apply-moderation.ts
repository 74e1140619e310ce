import { applyTakeDowns, type Connection } from "@standings/database";
import type { ModerationMeasure, ModerationSubject } from "@standings/domain";
import { ServiceError } from "../errors.ts";
import { addJob } from "../jobs/add-job.ts";
import { subjectKey } from "./subject-key.ts";

export interface ModerationOrder {
  readonly measure: ModerationMeasure;
  readonly subject: ModerationSubject;
}

/** Brings the searches that a measure is about in line with those in force. Throws SEARCH_NOT_FOUND. */
export async function applyModeration(
  tx: Connection,
  { measure, subject }: ModerationOrder,
  isInForce: boolean,
): Promise<void> {
  if (measure === "feature") {
    await featureSearch(tx, subject, isInForce);
  } else if (subject.kind !== "company") {
    const key = subjectKey(subject);
    const changed = await applyTakeDowns(tx, subject.kind === "search" ? { id: key } : { promptKey: key });
    // The directory forgets what it knows from them alone, or learns it again.
    for (const searchId of changed) await addJob(tx, "learn_companies", { searchId });
  }
}

async function featureSearch(tx: Connection, subject: ModerationSubject, isFeatured: boolean): Promise<void> {
  const search = await tx
    .updateTable("searches")
    .set({ trending: isFeatured })
    .where("id", "=", subjectKey(subject))
    .$if(isFeatured, (query) => query.where("is_private", "=", false))
    .returning("id")
    .executeTakeFirst();
  if (!search && isFeatured) throw new ServiceError("SEARCH_NOT_FOUND");
}
