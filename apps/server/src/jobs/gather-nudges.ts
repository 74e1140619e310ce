import type { WorkerEvents, WorkerPool } from "graphile-worker";

/** Between two times at which workers are woken. */
export const GATHER_MS = 100;
const NOBODY = JSON.stringify({ count: 0 });

/**
 * Wakes a worker at once for the first job that is added, and workers for those of the next tenth of a second together.
 * graphile-worker wakes one for each, and those that are looking look again; hardly any look finds a job (record 127).
 */
export function gatherNudges(events: WorkerEvents): void {
  let timer: NodeJS.Timeout | undefined;
  let due = 0;

  function rest(pool: WorkerPool): void {
    timer = setTimeout(() => {
      timer = undefined;
      if (due === 0) return;
      rest(pool);
      pool.nudge(due);
      due = 0;
    }, GATHER_MS);
  }

  events.on("pool:listen:notification", ({ workerPool, message }) => {
    if (message.channel !== "jobs:insert") return;
    if (timer === undefined) return rest(workerPool);
    due += countOf(message.payload);
    // The pool reads it next.
    message.payload = NOBODY;
  });
  // Nobody is left to be woken.
  for (const end of ["pool:gracefulShutdown", "pool:forcefulShutdown"] as const)
    events.on(end, () => {
      clearTimeout(timer);
      due = 0;
    });
}

/** Jobs that a notification tells; below zero none is to be looked for. */
function countOf(payload: string | undefined): number {
  const { count = 1 }: { count?: number } = payload ? JSON.parse(payload) : {};
  return Math.max(count, 0);
}
