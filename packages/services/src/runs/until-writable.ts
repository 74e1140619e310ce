import { setTimeout } from "node:timers/promises";
import { isUnwritable } from "@standings/database";
import type { ServiceContext } from "../context.ts";

/**
 * Stores what a model said: again and again while the database answers that it cannot write, so that no model is asked, and
 * paid, a second time for it. Throws what `store` throws, and its refusal when `signal` aborts.
 */
export async function untilWritable<Result>(
  { log, settings }: Pick<ServiceContext, "log" | "settings">,
  signal: AbortSignal,
  store: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return await store();
    } catch (error) {
      if (signal.aborted || !isUnwritable(error)) throw error;
      log.warn({ err: error }, "an answer waits to be stored");
    }
    await setTimeout(settings.patience.storeAgainMs, undefined, { signal }).catch(() => {});
  }
}
