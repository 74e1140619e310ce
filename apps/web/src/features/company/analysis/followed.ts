/** A running analysis as this page has seen it: folded from its event log; replays and duplicates change nothing. */
import type { AnalysisEvent, ModelId } from "@standings/domain";

export interface AnalysisProgress {
  /** Null before the first event. */
  readonly runId: string | null;
  /** Place in the log of the last event folded in. */
  readonly lastSeq: number;
  readonly modelId: ModelId | null;
  /** ISO 8601, as the other times; null while not yet. */
  readonly startedAt: string | null;
  readonly factsAt: string | null;
  readonly facts: number;
  readonly advisedAt: string | null;
  readonly hasEnded: boolean;
  readonly isRefunded: boolean;
  readonly error: string | null;
  /** Domain that the site has moved to, which is why there is no analysis. */
  readonly movedTo: string | null;
}

export const NO_PROGRESS: AnalysisProgress = {
  runId: null,
  lastSeq: 0,
  modelId: null,
  startedAt: null,
  factsAt: null,
  facts: 0,
  advisedAt: null,
  hasEnded: false,
  isRefunded: false,
  error: null,
  movedTo: null,
};

interface Seen {
  readonly runId: string;
  readonly seq: number;
  readonly event: AnalysisEvent;
}

/** The state after one more event; null forgets what was followed. */
export function reduceProgress(before: AnalysisProgress, seen: Seen | null): AnalysisProgress {
  if (seen === null) return NO_PROGRESS;
  const { runId, seq, event } = seen;
  const known = before.runId === runId ? before : { ...NO_PROGRESS, runId };
  if (seq <= known.lastSeq) return before;
  return { ...fold(known, event), lastSeq: seq };
}

function fold(state: AnalysisProgress, event: AnalysisEvent): AnalysisProgress {
  switch (event.type) {
    case "start":
      return { ...state, modelId: event.modelId, startedAt: event.startedAt };
    case "facts_found":
      return { ...state, factsAt: event.at, facts: event.facts };
    case "advice_given":
      return { ...state, advisedAt: event.at };
    case "error":
      return { ...state, error: event.error, movedTo: event.movedTo ?? null };
    case "complete":
      return { ...state, hasEnded: true, isRefunded: event.refunded };
  }
}
