import { LeaseLostError, newId, releaseLeases, renewLeases, takeOverRuns } from "@standings/database";
import type { ExecuteHints, RunExecutor, ServiceContext } from "../context.ts";
import { executeRun } from "./execute-run.ts";

export interface ManagedExecutor extends RunExecutor {
  /** Renews leases and takes over abandoned runs until stopped. */
  begin(services: ServiceContext): void;
  /** Takes over no more runs; goes on with its own and with those that are still started here. */
  retire(): void;
  /**
   * Waits for the runs under way, at most `graceMs`, and keeps their leases meanwhile. What is left is handed over:
   * another process takes it over at once.
   */
  stop(graceMs: number): Promise<void>;
}

const RENEW_EVERY_MS = 3_000;
const RECOVER_EVERY_MS = 2_000;
const TAKE_OVER_LIMIT = 20;

/** Signalled like a run's news: a process has released leases. */
const RELEASED = "released";

export function createExecutor(): ManagedExecutor {
  const id = newId();
  const passes = new Set<Promise<void>>();
  /** Runs under way here, each with the steps being done. */
  const active = new Map<string, { passes: number; steps: Set<string> }>();
  const stopping = new AbortController();
  let renewing: NodeJS.Timeout | undefined;
  let services: ServiceContext | undefined;
  let retire = () => {};

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

  async function recover(services: ServiceContext): Promise<void> {
    const { db, log } = services;
    try {
      const runIds = await takeOverRuns(db, id, TAKE_OVER_LIMIT);
      for (const runId of runIds) {
        log.info({ runId }, "run taken over");
        execute(runId);
      }
      if (runIds.length === TAKE_OVER_LIMIT) await recover(services);
    } catch (error) {
      log.warn({ err: error }, "abandoned runs not looked for");
    }
  }

  /** Resolves when no run is under way; runs that begin meanwhile count. */
  async function idle(): Promise<void> {
    while (passes.size > 0) await Promise.all(passes);
  }

  async function handOver({ db, log, notifications }: ServiceContext): Promise<void> {
    try {
      const runIds = await releaseLeases(db, id);
      if (runIds.length === 0) return;
      log.info({ runIds }, "runs handed over");
      notifications.notify(RELEASED, []);
    } catch (error) {
      log.warn({ err: error }, "leases not released: they run out by themselves");
    }
  }

  return {
    id,
    execute,
    begin(next) {
      services = next;
      renewing = setInterval(() => void renew(next), RENEW_EVERY_MS);
      const recovering = setInterval(() => void recover(next), RECOVER_EVERY_MS);
      const unsubscribe = next.notifications.subscribe(RELEASED, () => void recover(next));
      retire = () => {
        clearInterval(recovering);
        unsubscribe();
      };
      void recover(next);
    },
    retire: () => retire(),
    async stop(graceMs) {
      retire();
      const grace = new Promise((resolve) => setTimeout(resolve, graceMs).unref());
      await Promise.race([idle(), grace]);
      stopping.abort();
      await idle();
      clearInterval(renewing);
      if (services) await handOver(services);
    },
  };
}
