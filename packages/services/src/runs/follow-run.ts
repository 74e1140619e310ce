import { isId } from "@standings/database";
import type { RunKind } from "@standings/domain";
import { ServiceError } from "../errors.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import type { RunEvents } from "./run-follower.ts";

export interface FollowOptions {
  readonly searchId: string;
  /** Events up to this one have been seen; 0 for all. */
  readonly afterSeq: number;
  /** Ends the events as their `return` does. */
  readonly signal?: AbortSignal | undefined;
}

/** A run that its owner follows. */
export interface FollowedRun {
  readonly kind: RunKind;
  readonly events: RunEvents;
}

/**
 * Replays what a follower missed of the viewer's run, then follows until the run has ended. Only watches: leaving changes
 * nothing. Followers in one process share what is read. Database failures after the first event are waited out.
 * Throws SEARCH_NOT_FOUND before the first event, also for somebody else's run.
 */
export async function followRun(request: ServiceRequest, options: FollowOptions): Promise<FollowedRun> {
  const { services, viewer } = requireScope(request, "read");
  const { searchId, afterSeq, signal } = options;
  if (!isId(searchId)) throw new ServiceError("SEARCH_NOT_FOUND");
  const followed = await services.watcher.follow(searchId, afterSeq);
  if (!followed) throw new ServiceError("SEARCH_NOT_FOUND");
  const { run, events } = followed;
  const end = () => void events.return();
  if (run.userId !== viewer.userId || signal?.aborted) end();
  if (run.userId !== viewer.userId) throw new ServiceError("SEARCH_NOT_FOUND");
  signal?.addEventListener("abort", end, { once: true });
  return { kind: run.kind, events };
}
