import { LeaseLostError, newId, renewLeases, takeOverRuns } from "@standings/database";
import type { ExecuteHints, RunExecutor, ServiceContext } from "../context.ts";
import { executeRun } from "./execute-run.ts";

export interface ManagedExecutor extends RunExecutor {
  /** Renews leases and takes over abandoned runs until stopped. */
  begin(services: ServiceContext): void;
  /** Waits for the runs under way, at most `graceMs`; what is left is taken over by another process. */
  stop(graceMs: number): Promise<void>;
}

const RENEW_EVERY_MS = 3_000;
const RECOVER_EVERY_MS = 2_000;
const TAKE_OVER_LIMIT = 20;

export function createExecutor(): ManagedExecutor {
  const id = newId();
  const passes = new Set<Promise<void>>();
  /** Runs under way here, each with the steps being done. */
  const active = new Map<string, { passes: number; steps: Set<string> }>();
  const stopping = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  let services: ServiceContext | undefined;

  function execute(runId: string, hints: ExecuteHints = {}): void {
    if (!services || stopping.signal.aborted) return;
    const { log } = services;
    const run = active.get(runId) ?? { passes: 0, steps: new Set<string>() };
    active.set(runId, run);
    run.passes += 1;
    const pass = executeRun(services, runId, { ...hints, signal: stopping.signal, active: run.steps })
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
      services = next;
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
