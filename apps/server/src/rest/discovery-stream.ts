import {
  type DiscoveryEvent,
  type DiscoveryItem,
  type DiscoveryState,
  discoveryFigures,
  foldDiscovery,
  NO_DISCOVERY,
} from "@standings/domain";
import type { LoggedEvent } from "@standings/services";
import { type EventSource, toChunk } from "./sse.ts";

type Logged = LoggedEvent<DiscoveryEvent>;

/** Events of a discovery from its first one on. */
interface WholeLog {
  next(): Promise<IteratorResult<Logged>>;
  finish(): void;
  return(): Promise<unknown>;
}

interface Documented {
  readonly seq: number;
  readonly event: object;
}

/**
 * The documented events of a discovery (spec part 2 §4) after `afterSeq`. `events` begins with the first one, because the
 * last sums the others up.
 */
export function discoveryStream(events: WholeLog, afterSeq: number): EventSource<Documented> {
  let state = NO_DISCOVERY;
  return {
    events: {
      finish: () => events.finish(),
      return: () => events.return(),
      async next() {
        for (let next = await events.next(); !next.done; next = await events.next()) {
          const { seq, event } = next.value;
          state = foldDiscovery(state, event);
          const documented = toDocumented(event, state);
          if (documented && seq > afterSeq) return { done: false, value: { seq, event: documented } };
        }
        return { done: true, value: undefined };
      },
    },
    toText: ({ seq, event }) => toChunk(seq, event),
  };
}

/** Null for what the documented stream does not have, or has later. */
function toDocumented(event: DiscoveryEvent, state: DiscoveryState): object | null {
  switch (event.type) {
    case "start": {
      const { type, searchId: discoveryId, remainingCredits, domain, companyName, modelIds } = event;
      const [modelId] = modelIds;
      const others = modelIds.length > 1 ? { modelIds } : {};
      return { type, discoveryId, remainingCredits, domain, companyName, modelId, ...others };
    }
    case "agent1_start":
    case "agent2_start":
      return { type: event.type };
    case "agent1_complete":
      return { type: event.type, prompts: state.items.map(toPrompt) };
    case "prompt_testing":
    case "prompt_result": {
      const { type, index } = event;
      const item = state.items[index];
      const by = item && item.byModel.length > 1 ? { byModel: item.byModel } : {};
      return item ? { type, index, ...toPrompt(item), ...by, searchId: item.searchId } : null;
    }
    // Told by `complete`, when it is known what was given back.
    case "stopped":
    case "error":
      return null;
    case "complete": {
      const { remainingCredits, refunded } = event;
      const paid = { remainingCredits, refunded };
      return state.error === null ? toResult(state, paid) : { type: "error", error: state.error, ...paid };
    }
  }
}

function toPrompt({ prompt, status, rank, found, error }: DiscoveryItem) {
  return { prompt, status, rank, found, error };
}

function toResult({ items, runId: discoveryId, isStopped: stopped }: DiscoveryState, paid: object) {
  const results = items.map(({ prompt, found, rank }) => ({ prompt, found, rank }));
  const { averageRank: avgRank } = discoveryFigures(items);
  return { type: "complete", discoveryId, results, avgRank, stopped, ...paid };
}
