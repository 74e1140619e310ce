import type { StudyEvent } from "@standings/domain";
import { ServiceError } from "../errors.ts";
import type { ServiceRequest } from "../request.ts";
import { followRun } from "../runs/follow-run.ts";
import type { RunEvents } from "../runs/run-follower.ts";

export interface StudyToFollow {
  readonly studyId: string;
  /** Events up to this one have been seen; 0 for all. */
  readonly afterSeq: number;
  /** Ends the events as their `return` does. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Replays what a follower missed of the viewer's study, then follows until it has ended. Only watches. Throws
 * STUDY_NOT_FOUND before the first event.
 */
export async function followStudy(
  request: ServiceRequest,
  { studyId, ...options }: StudyToFollow,
): Promise<RunEvents<StudyEvent>> {
  const { kind, events } = await followRun(request, { ...options, searchId: studyId }).catch(notFound);
  // A study's log holds the events of its kind alone.
  if (kind === "study") return events as RunEvents<StudyEvent>;
  await events.return();
  throw new ServiceError("STUDY_NOT_FOUND");
}

function notFound(error: unknown): never {
  const isUnknown = error instanceof ServiceError && error.code === "SEARCH_NOT_FOUND";
  throw isUnknown ? new ServiceError("STUDY_NOT_FOUND") : error;
}
