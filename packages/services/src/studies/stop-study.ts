import { appendRunEvents, inTransaction, isId, readRunEvents, wakeRun } from "@standings/database";
import type { StudyEvent } from "@standings/domain";
import { ServiceError } from "../errors.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { findOwnRun } from "../runs/reopen-run.ts";
import { isStudyRun, stateOf } from "./study-run.ts";

/**
 * Stops a study of the viewer after the round under way; what other rounds would have cost comes back at its end. One that
 * has ended, or was stopped, stays as it is. Throws STUDY_NOT_FOUND or STUDY_OF_VISIT.
 */
export async function stopStudy(
  request: ServiceRequest,
  { studyId }: { readonly studyId: string },
): Promise<void> {
  const { services, viewer } = requireScope(request, "run");
  if (!isId(studyId)) throw new ServiceError("STUDY_NOT_FOUND");
  const { db, executor, notifications } = services;
  await inTransaction(db, async (tx, onCommit) => {
    const run = await findOwnRun(tx, viewer, studyId);
    if (!run || !isStudyRun(run)) throw new ServiceError("STUDY_NOT_FOUND");
    if (run.funding === "visit") throw new ServiceError("STUDY_OF_VISIT");
    if (run.status !== "running" || stateOf(await readRunEvents(tx, studyId)).isStopped) return;
    const stopped: StudyEvent = { type: "stopped", at: new Date().toISOString() };
    const append = { runId: studyId, owner: run.lease_owner ?? executor.id, events: [stopped] };
    const appended = await appendRunEvents(tx, append);
    await wakeRun(tx, studyId);
    onCommit(() => notifications.notify(studyId, appended));
  });
}
