/** A discovery as this page has seen it: folded from its event log; replays and duplicates change nothing. */
import { type DiscoveryEvent, type DiscoveryState, foldDiscovery, NO_DISCOVERY } from "@standings/domain";

export interface Followed {
  readonly runId: string | null;
  /** Place in the log of the last event folded in. */
  readonly lastSeq: number;
  readonly state: DiscoveryState;
}

export const NOTHING_FOLLOWED: Followed = { runId: null, lastSeq: 0, state: NO_DISCOVERY };

export interface Seen {
  readonly runId: string;
  readonly seq: number;
  readonly event: DiscoveryEvent;
}

export function reduceFollowed(before: Followed, { runId, seq, event }: Seen): Followed {
  const { lastSeq, state } = before.runId === runId ? before : NOTHING_FOLLOWED;
  if (seq <= lastSeq) return before;
  return { runId, lastSeq: seq, state: foldDiscovery(state, event) };
}
