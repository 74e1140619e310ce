import type { ModelId } from "../models.ts";
import type { DiscoveryEvent, TestResult } from "./discovery-run.ts";

/** A prompt of a discovery, as the stream and the screen show it (spec part 2 §3). */
export type DiscoveryItem = { readonly prompt: string; readonly searchId: string | null } & (
  | {
      readonly status: "pending" | "testing";
      readonly found: false;
      readonly rank: null;
      readonly error: null;
    }
  | TestResult
);

/** Where a discovery stands; a failed strategy step returns it to "idle" (spec part 2 §4). */
export type DiscoveryPhase = "idle" | "agent1" | "agent2" | "complete";

/** What a discovery's log says so far. */
export interface DiscoveryState {
  readonly phase: DiscoveryPhase;
  /** Null before its first event. */
  readonly runId: string | null;
  readonly modelId: ModelId | null;
  readonly items: readonly DiscoveryItem[];
  /** ISO 8601, as the other times; null while not yet. */
  readonly startedAt: string | null;
  readonly proposedAt: string | null;
  /** The last test that has ended. */
  readonly testedAt: string | null;
  readonly isStopped: boolean;
  readonly hasEnded: boolean;
  readonly isRefunded: boolean;
  readonly error: string | null;
}

export const NO_DISCOVERY: DiscoveryState = {
  phase: "idle",
  runId: null,
  modelId: null,
  items: [],
  startedAt: null,
  proposedAt: null,
  testedAt: null,
  isStopped: false,
  hasEnded: false,
  isRefunded: false,
  error: null,
};

const PENDING = { searchId: null, status: "pending", found: false, rank: null, error: null } as const;

/** The state after one more event of the log. */
export function foldDiscovery(state: DiscoveryState, event: DiscoveryEvent): DiscoveryState {
  switch (event.type) {
    case "start": {
      const { searchId: runId, modelId, startedAt } = event;
      return { ...NO_DISCOVERY, phase: "agent1", runId, modelId, startedAt };
    }
    case "agent1_start":
      return state;
    case "agent1_complete":
      return { ...state, items: event.prompts.map(toItem), proposedAt: event.at };
    case "agent2_start":
      return { ...state, phase: "agent2" };
    case "prompt_testing": {
      const { searchId } = event;
      return withItem(state, event.index, ({ prompt }) => ({
        ...PENDING,
        prompt,
        searchId,
        status: "testing",
      }));
    }
    case "prompt_result": {
      const { type: _type, index, at, ...result } = event;
      const done = withItem(state, index, ({ prompt, searchId }) => ({ prompt, searchId, ...result }));
      return { ...done, testedAt: at };
    }
    case "stopped":
      return { ...state, isStopped: true };
    case "error":
      return { ...state, phase: "idle", error: event.error };
    case "complete": {
      const phase = state.items.length === 0 ? "idle" : "complete";
      return { ...state, phase, hasEnded: true, isRefunded: event.refunded };
    }
  }
}

/** A prompt that has not been tested. */
export function toItem(prompt: string): DiscoveryItem {
  return { ...PENDING, prompt };
}

function withItem(
  state: DiscoveryState,
  index: number,
  change: (item: DiscoveryItem) => DiscoveryItem,
): DiscoveryState {
  return { ...state, items: state.items.map((item, place) => (place === index ? change(item) : item)) };
}

/** What a discovery found so far (spec part 2 §2, §3). */
export interface DiscoveryFigures {
  /** Prompts proposed. */
  readonly generated: number;
  /** Prompts whose test has ended, with or without an answer. */
  readonly tested: number;
  /** Prompts whose answer lists the company. */
  readonly successful: number;
  /** Mean rank where it is listed, one decimal; null where it never is. */
  readonly averageRank: number | null;
}

export function discoveryFigures(items: readonly DiscoveryItem[]): DiscoveryFigures {
  const ranks = items.flatMap(({ rank }) => rank ?? []);
  const sum = ranks.reduce((total, rank) => total + rank, 0);
  return {
    generated: items.length,
    tested: items.filter(hasEnded).length,
    successful: ranks.length,
    averageRank: ranks.length === 0 ? null : Math.round((10 * sum) / ranks.length) / 10,
  };
}

/** Whether the test of a prompt has ended, with an answer or without. */
export function hasEnded({ status }: DiscoveryItem): boolean {
  return status === "completed" || status === "error";
}
