import { newId } from "@standings/database";
import type { ColumnId } from "@standings/domain";
import type { ExecuteHints, RunExecutor, ServiceContext } from "../context.ts";
import { executeRun } from "./execute-run.ts";
import { RECOVER_EVERY_MS, RENEW_EVERY_MS, renewLeases, takeOverRuns } from "./lease.ts";
import { LeaseLostError } from "./run-events.ts";

export interface ManagedExecutor extends RunExecutor {
  /** Renews leases and takes over abandoned runs until stopped. */
  begin(context: ServiceContext): void;
  /** Waits for the runs under way, at most `graceMs`; what is left is taken over by another process. */
  stop(graceMs: number): Promise<void>;
}

const TAKE_OVER_LIMIT = 20;

export function createExecutor(): ManagedExecutor {
  const id = newId();
  const passes = new Set<Promise<void>>();
  /** Runs under way here, each with the models being asked. */
  const active = new Map<string, { passes: number; asking: Set<ColumnId> }>();
  const stopping = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  let context: ServiceContext | undefined;

  function execute(runId: string, hints: ExecuteHints = {}): void {
    if (!context || stopping.signal.aborted) return;
    const { log } = context;
    const run = active.get(runId) ?? { passes: 0, asking: new Set<ColumnId>() };
    active.set(runId, run);
    run.passes += 1;
    const pass = executeRun(context, runId, { ...hints, signal: stopping.signal, asking: run.asking })
      .catch((error: unknown) => {
        // The lease runs out and the run is taken up again, here or elsewhere.
        const isExpected = error instanceof LeaseLostError || stopping.signal.aborted;
        if (!isExpected) log.error({ err: error, runId }, "run interrupted");
      })
      .finally(() => {
        passes.delete(pass);
        run.passes -= 1;
        if (run.passes === 0) active.delete(runId);
      });
    passes.add(pass);
  }

  async function renew({ db, log }: ServiceContext): Promise<void> {
    await renewLeases(db, id, [...active.keys()]).catch((error: unknown) =>
      log.warn({ err: error }, "leases not renewed"),
    );
  }

  async function recover({ db, log }: ServiceContext): Promise<void> {
    try {
      for (const runId of await takeOverRuns(db, id, TAKE_OVER_LIMIT)) {
        log.info({ runId }, "run taken over");
        execute(runId);
      }
    } catch (error) {
      log.warn({ err: error }, "abandoned runs not looked for");
    }
  }

  return {
    id,
    execute,
    begin(next) {
      context = next;
      timers.push(setInterval(() => void renew(next), RENEW_EVERY_MS));
      timers.push(setInterval(() => void recover(next), RECOVER_EVERY_MS));
      void recover(next);
    },
    async stop(graceMs) {
      for (const timer of timers) clearInterval(timer);
      const grace = new Promise((resolve) => setTimeout(resolve, graceMs).unref());
      await Promise.race([Promise.all(passes), grace]);
      stopping.abort();
      await Promise.all(passes);
    },
  };
}
