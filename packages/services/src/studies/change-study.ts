import { inTransaction, isId } from "@standings/database";
import { areBeingRead } from "../brands/claims/read-study.ts";
import { ServiceError } from "../errors.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import { findOwnRun } from "../runs/reopen-run.ts";
import { isStudyRun } from "./study-run.ts";

export interface StudyPrivacy {
  readonly studyId: string;
  readonly isPrivate: boolean;
}

/** Shares a study of the viewer or makes it private; repeated, nothing happens again. Throws STUDY_NOT_FOUND or STUDY_OF_TOPIC. */
export async function setStudyPrivacy(
  request: ServiceRequest,
  { studyId, isPrivate }: StudyPrivacy,
): Promise<StudyPrivacy> {
  const { services, viewer } = requireUser(request);
  if (!isId(studyId)) throw new ServiceError("STUDY_NOT_FOUND");
  const ofTopic = await services.db
    .selectFrom("studies")
    .select("run_id")
    .where("run_id", "=", studyId)
    .where("user_id", "=", viewer.userId)
    .where("topic_id", "is not", null)
    .executeTakeFirst();
  if (ofTopic && !isPrivate) throw new ServiceError("STUDY_OF_TOPIC");
  const { numUpdatedRows } = await services.db
    .updateTable("runs")
    .set({ is_private: isPrivate })
    .where("id", "=", studyId)
    .where("user_id", "=", viewer.userId)
    .where("kind", "=", "study")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ServiceError("STUDY_NOT_FOUND");
  return { studyId, isPrivate };
}

/**
 * Deletes a study of the viewer that has ended, with its answers. What it cost stays in the ledger. Throws STUDY_NOT_FOUND,
 * STUDY_OF_VISIT, STUDY_IS_RUNNING, or STUDY_IS_READ while what it says of a brand is being read.
 */
export async function deleteStudy(
  request: ServiceRequest,
  { studyId }: { readonly studyId: string },
): Promise<void> {
  const { services, viewer } = requireUser(request);
  if (!isId(studyId)) throw new ServiceError("STUDY_NOT_FOUND");
  await inTransaction(services.patientDb, async (tx) => {
    const run = await findOwnRun(tx, viewer, studyId);
    if (!run || !isStudyRun(run)) throw new ServiceError("STUDY_NOT_FOUND");
    if (run.funding === "visit") throw new ServiceError("STUDY_OF_VISIT");
    if (run.status === "running") throw new ServiceError("STUDY_IS_RUNNING");
    if (await areBeingRead(tx, [studyId])) throw new ServiceError("STUDY_IS_READ");
    await tx.deleteFrom("runs").where("id", "=", studyId).execute();
  });
}
