/** States of runs in this page load, so that coming back to one shows it at once, also without a connection. */

import type { RunColumn } from "@standings/domain";
import type { RunTicket } from "../../../lib/search/ticket.ts";
import { initialRun, type RunState, reduceRun } from "./run-state.ts";

const MOST = 20;
const cached = new Map<string, RunState>();

/** A run's state is its user's: somebody else may sign in on the same page. */
export function cacheKey(userId: string | undefined, { clientRunId }: RunTicket): string {
  return `${userId} ${clientRunId}`;
}

export function cacheState(key: string, state: RunState): void {
  cached.delete(key);
  cached.set(key, state);
  const [oldest] = cached.keys();
  if (cached.size > MOST && oldest !== undefined) cached.delete(oldest);
}

export function cachedState(key: string): RunState | undefined {
  return cached.get(key);
}

export interface FirstState {
  readonly key: string;
  readonly ticket: RunTicket;
  readonly columns: readonly RunColumn[];
}

/** The state a page begins with: as it was left, already started, or not yet. */
export function firstState({ key, ticket, columns }: FirstState): RunState {
  const left = cached.get(key);
  if (left) return { ...left, followedFrom: left.lastSeq };
  const state = initialRun(columns);
  return ticket.run ? reduceRun(state, { type: "started", ...ticket.run }) : state;
}
