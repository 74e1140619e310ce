import type { RunEvent } from "@standings/domain";
import type { LoggedEvent } from "@standings/services";
import type { ToolCall } from "./tool.ts";

interface Followed<Event> extends AsyncIterable<LoggedEvent<Event>> {
  /** Ends after the events that are known. */
  finish(): void;
}

/**
 * Reads a run's events until it ends, `seconds` are over, or nobody waits any more. Says whether it has ended; the run goes on
 * in any case.
 */
export async function waitForRun<Event extends RunEvent>(
  events: Followed<Event>,
  { seconds, signal }: { readonly seconds: number; readonly signal: ToolCall["signal"] },
  onEvent: (event: Event) => void,
): Promise<boolean> {
  const enough = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1_000)]);
  const finish = () => events.finish();
  if (enough.aborted) finish();
  enough.addEventListener("abort", finish, { once: true });
  let hasEnded = false;
  for await (const { event } of events) {
    onEvent(event);
    hasEnded ||= event.type === "complete";
  }
  return hasEnded;
}
