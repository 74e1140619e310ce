import type { ServiceContext } from "../context.ts";
import { asDiscoveryEvent } from "./discovery-run.ts";

/** Works until it is done, `signal` aborts, or the discovery is stopped, by whatever process. */
export async function untilStopped<Result>(
  { watcher }: ServiceContext,
  runId: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stopped = new AbortController();
  const followed = await watcher.follow(runId, 0);
  const watching = (async () => {
    if (!followed) return;
    for await (const { event } of followed.events) {
      if (asDiscoveryEvent(event).type === "stopped") stopped.abort();
    }
  })();
  try {
    return await work(AbortSignal.any([signal, stopped.signal]));
  } finally {
    await followed?.events.return();
    await watching;
  }
}
