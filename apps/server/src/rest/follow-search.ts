import type { SearchEvent } from "@standings/domain";
import { followSearch, type LoggedEvent, type ServiceRequest } from "@standings/services";
import { toStreamEvent } from "./documents.ts";
import { type EventSource, toChunk } from "./sse.ts";

export interface Followed {
  readonly searchId: string;
  readonly afterSeq: number;
}

/**
 * Opens the events of a run, refusing before the first one what cannot be followed. An event becomes bytes once, however
 * many follow: they share its object.
 */
export function createFollow() {
  const chunks = new WeakMap<LoggedEvent<SearchEvent>, Uint8Array>();
  return async (
    caller: ServiceRequest,
    followed: Followed,
  ): Promise<EventSource<LoggedEvent<SearchEvent>>> => {
    const { kind, events } = await followSearch(caller, followed);
    const { searchId } = followed;
    const toText = (logged: LoggedEvent<SearchEvent>): Uint8Array => {
      const known = chunks.get(logged);
      if (known !== undefined) return known;
      const chunk = Buffer.from(toChunk(logged.seq, toStreamEvent(logged.event, { searchId, kind })));
      chunks.set(logged, chunk);
      return chunk;
    };
    return { events, toText };
  };
}
