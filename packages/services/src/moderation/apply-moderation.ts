import { applyTakeDowns, type Connection } from "@standings/database";
import { type ModerationMeasure, type ModerationSubject, whyNotTrending } from "@standings/domain";
import { ServiceError } from "../errors.ts";
import { addJob } from "../jobs/add-job.ts";
import { subjectKey } from "./subject-key.ts";

export interface ModerationOrder {
  readonly measure: ModerationMeasure;
  readonly subject: ModerationSubject;
}

/**
 * Brings the searches that a measure is about in line with those in force. Throws SEARCH_NOT_FOUND or
 * SEARCH_NOT_TRENDABLE.
 */
export async function applyModeration(
  tx: Connection,
  { measure, subject }: ModerationOrder,
  isInForce: boolean,
): Promise<void> {
  if (measure === "feature") {
    await featureSearch(tx, subject, isInForce);
  } else if (subject.kind === "search" || subject.kind === "prompt") {
    const key = subjectKey(subject);
    const changed = await applyTakeDowns(tx, subject.kind === "search" ? { ids: [key] } : { promptKey: key });
    // The directory forgets what it knows from them alone, or learns it again.
    if (changed.length > 0) await addJob(tx, "count_searches", {});
  }
}

async function featureSearch(tx: Connection, subject: ModerationSubject, isFeatured: boolean): Promise<void> {
  const id = subjectKey(subject);
  const search = await tx
    .updateTable("searches")
    .set({ trending: isFeatured })
    .where("id", "=", id)
    .$if(isFeatured, (query) =>
      query
        .where("is_private", "=", false)
        .where("was_censored", "=", false)
        .where("is_taken_down", "=", false)
        .where("sector", "is not", null),
    )
    .returning("id")
    .executeTakeFirst();
  if (!search && isFeatured) throw await refusalOf(tx, id);
}

async function refusalOf(tx: Connection, id: string): Promise<ServiceError> {
  const search = await tx
    .selectFrom("searches")
    .select(["is_private", "was_censored", "is_taken_down", "sector"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!search) return new ServiceError("SEARCH_NOT_FOUND");
  const { is_private: isPrivate, was_censored: wasCensored, is_taken_down: isTakenDown, sector } = search;
  const reason = whyNotTrending({ isPrivate, wasCensored, isTakenDown, sector });
  return new ServiceError("SEARCH_NOT_TRENDABLE", reason === null ? {} : { message: reason });
}
