import type { Database } from "@standings/database";
import type { Log } from "../../context.ts";
import { addJob } from "../../jobs/add-job.ts";

/**
 * Adds a job that counts what is queued: at once for the first search that ends, then every `everyMs` for those that ended
 * meanwhile, so that many searches cost little more than one. A job that can't be added is no loss: `count_rest` counts every minute
 * what is left, also by a process that died.
 */
export function createCountSoon(db: Database, log: Log, everyMs: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isDue = false;

  function add(): void {
    isDue = false;
    addJob(db, "count_searches", {}).catch((err: unknown) =>
      log.warn({ err }, "ended searches are counted within a minute"),
    );
    timer = setTimeout(() => {
      timer = undefined;
      if (isDue) add();
    }, everyMs).unref();
  }

  return () => {
    if (timer === undefined) add();
    else isDue = true;
  };
}
