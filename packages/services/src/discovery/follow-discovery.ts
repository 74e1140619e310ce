import type { DiscoveryEvent } from "@standings/domain";
import { ServiceError } from "../errors.ts";
import type { ServiceRequest } from "../request.ts";
import { followRun } from "../runs/follow-run.ts";
import type { RunEvents } from "../runs/run-follower.ts";

export interface DiscoveryToFollow {
  readonly runId: string;
  /** Events up to this one have been seen; 0 for all. */
  readonly afterSeq: number;
  /** Ends the events as their `return` does. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Replays what a follower missed of the viewer's discovery, then follows until it has ended. Only watches. Throws
 * DISCOVERY_NOT_FOUND before the first event.
 */
export async function followDiscovery(
  request: ServiceRequest,
  { runId, ...options }: DiscoveryToFollow,
): Promise<RunEvents<DiscoveryEvent>> {
  const { kind, events } = await followRun(request, { ...options, searchId: runId }).catch(notFound);
  if (kind === "discovery") return eventsOfDiscovery(events);
  await events.return();
  throw new ServiceError("DISCOVERY_NOT_FOUND");
}

/** A discovery's log holds the events of its kind alone. */
function eventsOfDiscovery(events: RunEvents): RunEvents<DiscoveryEvent> {
  return events as RunEvents<DiscoveryEvent>;
}

function notFound(error: unknown): never {
  const isUnknown = error instanceof ServiceError && error.code === "SEARCH_NOT_FOUND";
  throw isUnknown ? new ServiceError("DISCOVERY_NOT_FOUND") : error;
}
