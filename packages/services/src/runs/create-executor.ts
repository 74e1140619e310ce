import {
  isOutage,
  type LeaseHolder,
  LeaseLostError,
  newId,
  postponeRun,
  releaseLeases,
  renewLeases,
  takeOverRuns,
} from "@standings/database";
import type { ExecuteHints, RunExecutor, ServiceContext, Settings } from "../context.ts";
import { executeRun } from "./execute-run.ts";

export interface ManagedExecutor extends RunExecutor {
  /** Renews leases and takes over abandoned runs until stopped. */
  begin(services: ServiceContext): void;
  /** Takes over no more runs; goes on with its own and with those that are still started here. Resolves once its last look has ended. */
  retire(): Promise<void>;
  /**
   * Waits for the runs under way, at most `graceMs`, and keeps their leases meanwhile. What is left is handed over:
   * another process takes it over at once.
   */
  stop(graceMs: number): Promise<void>;
}

interface ExecutorOptions {
  /** Finds the abandoned runs; a test makes it late, as a busy machine does. */
  readonly takeOver?: typeof takeOverRuns;
}

/** A run under way here: the passes over it, and the steps being done. */
interface UnderWay {
  passes: number;
  readonly steps: Set<string>;
}

const TAKE_OVER_LIMIT = 20;
/** That a pass over a run outlives: a statement that always breaks the connection must not be asked for ever. */
const OUTAGES = 3;

/** Signalled like a run's news: a process has released leases. */
const RELEASED = "released";

export function createExecutor({ takeOver = takeOverRuns }: ExecutorOptions = {}): ManagedExecutor {
  const id = newId();
  const passes = new Set<Promise<void>>();
  /** Looks for abandoned runs under way. */
  const looks = new Set<Promise<void>>();
  /** Runs under way here. */
  const active = new Map<string, UnderWay>();
  const stopping = new AbortController();
  let renewing: NodeJS.Timeout | undefined;
  let services: ServiceContext | undefined;
  let retire = () => {};

  const holder = ({ patience }: Settings): LeaseHolder => ({ owner: id, leaseMs: patience.lease.ms });

  function execute(runId: string, hints: ExecuteHints = {}): void {
    if (!services || stopping.signal.aborted) return;
    const run = active.get(runId) ?? { passes: 0, steps: new Set<string>() };
    active.set(runId, run);
    run.passes += 1;
    const pass = work(services, runId, hints, run).finally(() => {
      passes.delete(pass);
      run.passes -= 1;
      if (run.passes === 0) active.delete(runId);
    });
    passes.add(pass);
  }

  /** Works through a run; goes on after an outage. */
  async function work(services: ServiceContext, runId: string, hints: ExecuteHints, under: UnderWay) {
    const { signal } = stopping;
    const { steps: active } = under;
    const isAlone = () => under.passes === 1;
    let outages = 0;
    const outlives = async (error: unknown) => {
      if (signal.aborted || !isOutage(error) || ++outages > OUTAGES) return false;
      return (await renew(services, [runId])).includes(runId);
    };
    for (let options = hints; ; options = {}) {
      try {
        return await executeRun(services, runId, { ...options, signal, active, isAlone, outlives });
      } catch (error) {
        if (error instanceof LeaseLostError || signal.aborted) return;
        services.log.error({ err: error, runId }, "run interrupted");
        if (await outlives(error)) continue;
        // Its lease runs out, and the run is taken up again, here or elsewhere.
        return postpone(services, runId);
      }
    }
  }

  async function renew({ db, log, settings }: ServiceContext, runIds: readonly string[]): Promise<string[]> {
    try {
      return await renewLeases(db, holder(settings), runIds);
    } catch (error) {
      log.warn({ err: error }, "leases not renewed");
      return [];
    }
  }

  async function postpone({ db, log, settings }: ServiceContext, runId: string): Promise<void> {
    try {
      await postponeRun(db, holder(settings), runId);
    } catch (error) {
      log.warn({ err: error, runId }, "run not postponed: it is taken up again once its lease has run out");
    }
  }

  async function recover(services: ServiceContext): Promise<void> {
    const { db, log, settings } = services;
    try {
      const runIds = await takeOver(db, holder(settings), TAKE_OVER_LIMIT);
      for (const runId of runIds) {
        log.info({ runId }, "run taken over");
        execute(runId);
      }
      if (runIds.length === TAKE_OVER_LIMIT) await recover(services);
    } catch (error) {
      log.warn({ err: error }, "abandoned runs not looked for");
    }
  }

  function look(services: ServiceContext): void {
    const looking = recover(services).finally(() => looks.delete(looking));
    looks.add(looking);
  }

  /** Resolves when no run is under way; runs that begin or are found meanwhile count. */
  async function idle(): Promise<void> {
    while (passes.size + looks.size > 0) await Promise.all([...passes, ...looks]);
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
      const { renewEveryMs, recoverEveryMs } = next.settings.patience.lease;
      renewing = setInterval(() => void renew(next, [...active.keys()]), renewEveryMs);
      const recovering = setInterval(() => look(next), recoverEveryMs);
      const unsubscribe = next.notifications.subscribe(RELEASED, () => look(next));
      retire = () => {
        clearInterval(recovering);
        unsubscribe();
      };
      look(next);
    },
    async retire() {
      retire();
      await Promise.all(looks);
    },
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
