import type { Database } from "@standings/database";
import type { Log } from "../../context.ts";
import { addJob } from "../../jobs/add-job.ts";

/**
 * Adds a job that counts what is queued, `afterMs` after a search has ended: those that end until then are counted together, and no
 * count takes processor time from searches that are about to end, too. A job that can't be added is no loss: `count_rest` counts
 * every minute what is left, also by a process that died.
 */
export function createCountSoon(db: Database, log: Log, afterMs: number): () => void {
  let isWaiting = false;

  function add(): void {
    isWaiting = false;
    addJob(db, "count_searches", {}).catch((err: unknown) =>
      log.warn({ err }, "ended searches are counted within a minute"),
    );
  }

  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(add, afterMs).unref();
  };
}
