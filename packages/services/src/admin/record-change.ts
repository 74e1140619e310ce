import type { Tables } from "@standings/database";
import type { ChangeAction, ChangedValues, ChangeSubjectKind } from "@standings/domain";
import type { Transaction } from "kysely";
import type { Viewer } from "../request.ts";

export interface Change {
  readonly action: ChangeAction;
  readonly subjectKind: ChangeSubjectKind;
  readonly subjectId: string;
  /** Left out where it is a person's name: the log reads that from the person's row. */
  readonly subjectName?: string;
  readonly before?: ChangedValues;
  readonly after?: ChangedValues;
  readonly reason?: string;
}

/** Adds a line to the log of changes, in the transaction of the write itself. */
export async function recordChange(
  tx: Transaction<Tables>,
  admin: Viewer,
  { action, subjectKind, subjectId, subjectName = "", before = {}, after = {}, reason = "" }: Change,
): Promise<void> {
  await tx
    .insertInto("changes")
    .values({
      admin_id: admin.userId,
      action,
      subject_kind: subjectKind,
      subject_id: subjectId,
      subject_name: subjectName,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      reason,
    })
    .execute();
}
