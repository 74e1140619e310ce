/** States of runs in this page load, so that coming back to one shows it at once, also without a connection. */

import type { RunColumn } from "@standings/domain";
import type { RunTicket } from "../../../lib/search/ticket.ts";
import { initialRun, type RunState, reduceRun } from "./run-state.ts";

const MOST = 20;
const kept = new Map<string, RunState>();

/** A run's state is its user's: somebody else may sign in on the same page. */
export function keptKey(userId: string | undefined, { clientRunId }: RunTicket): string {
  return `${userId} ${clientRunId}`;
}

export function keepState(key: string, state: RunState): void {
  kept.delete(key);
  kept.set(key, state);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}

export function keptState(key: string): RunState | undefined {
  return kept.get(key);
}

export interface FirstState {
  readonly key: string;
  readonly ticket: RunTicket;
  readonly columns: readonly RunColumn[];
}

/** The state a page begins with: as it was left, already started, or not yet. */
export function firstState({ key, ticket, columns }: FirstState): RunState {
  const left = kept.get(key);
  if (left) return { ...left, followedFrom: left.lastSeq };
  const state = initialRun(columns);
  return ticket.run ? reduceRun(state, { type: "started", ...ticket.run }) : state;
}
