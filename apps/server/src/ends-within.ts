import { setTimeout } from "node:timers/promises";

/** Whether work ends within a time; it goes on when it does not. Rejects when the work does in time. */
export async function endsWithin(ms: number, work: PromiseLike<unknown>): Promise<boolean> {
  const stopped = new AbortController();
  const ended = work.then(() => true);
  const late = setTimeout(ms, false, { signal: stopped.signal }).catch(() => false);
  try {
    return await Promise.race([ended, late]);
  } finally {
    stopped.abort();
  }
}
