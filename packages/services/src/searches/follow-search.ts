import { SEARCH_KINDS, type SearchEvent, type SearchKind } from "@standings/domain";
import { ServiceError } from "../errors.ts";
import type { ServiceRequest } from "../request.ts";
import { type FollowOptions, followRun } from "../runs/follow-run.ts";
import type { RunEvents } from "../runs/run-follower.ts";

/** A search that its owner follows. */
export interface FollowedSearch {
  readonly kind: SearchKind;
  readonly events: RunEvents<SearchEvent>;
}

/** Follows a search of the viewer as `followRun` does. Throws SEARCH_NOT_FOUND before the first event. */
export async function followSearch(request: ServiceRequest, options: FollowOptions): Promise<FollowedSearch> {
  const { kind, events } = await followRun(request, options);
  const search = SEARCH_KINDS.find((one) => one === kind);
  if (search) return { kind: search, events: eventsOfSearch(events) };
  await events.return();
  throw new ServiceError("SEARCH_NOT_FOUND");
}

/** A search's log holds the events of its kind alone. */
function eventsOfSearch(events: RunEvents): RunEvents<SearchEvent> {
  return events as RunEvents<SearchEvent>;
}
