import { setTimeout } from "node:timers/promises";
import { PatientPool } from "@standings/database";
import { JOBS, type Job, type Log, type Services } from "@standings/services";
import { Logger, parseCronItems, type Runner, run, type Task, type TaskList } from "graphile-worker";

export interface RunningJobs {
  /** Waits for the jobs under way. */
  stop(): Promise<void>;
}

/** Jobs at once. Most of them wait: for a mail server, or for their spread. */
const CONCURRENCY = 8;
/** One connection listens; the statements of the others are short. */
const POOL_SIZE = 5;
/** Before a runner is replaced that has ended by itself. */
const REPLACE_MS = 1_000;

/**
 * Runs the jobs on graphile-worker, which keeps them in Postgres and is woken when one is added: of any number of
 * processes one does each.
 */
export async function startJobs(services: Services, url: string): Promise<RunningJobs> {
  const { log } = services;
  const stopping = new AbortController();
  const pgPool = new PatientPool({
    url,
    name: "standings jobs",
    poolSize: POOL_SIZE,
    signal: stopping.signal,
    onPoolError: (err) => log.warn({ err }, "a database connection of the jobs was lost"),
  });
  const begin = () => beginRunner(services, pgPool);
  let runner = await begin();

  /** A runner whose connection breaks while it marks a job as done ends, and its jobs wait for another. */
  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      await runner.promise.catch((err: unknown) => log.warn({ err }, "the runner of the jobs ended"));
      await setTimeout(REPLACE_MS, undefined, { signal: stopping.signal }).catch(() => {});
      if (!stopping.signal.aborted) runner = await begin();
    }
  }
  const kept = keepRunning();
  return {
    async stop() {
      stopping.abort();
      // Rejects when it has stopped by itself.
      await runner.stop().catch(() => {});
      await kept;
      await pgPool.end();
    },
  };
}

function beginRunner(services: Services, pgPool: PatientPool): Promise<Runner> {
  const jobs = Object.entries(JOBS);
  const taskList: TaskList = Object.fromEntries(
    jobs.map(([name, job]) => [name, toTask(services, name, job)]),
  );
  const crontab = jobs.flatMap(([task, { cron }]) => (cron === null ? [] : { task, match: cron }));
  return run({
    pgPool,
    noHandleSignals: true,
    taskList,
    parsedCronItems: parseCronItems(crontab),
    logger: toLogger(services.log),
    preset: {
      worker: {
        concurrentJobs: CONCURRENCY,
        // At once, but through its batcher: without it a failure to mark a job is a rejection that nobody handles.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  });
}

function toTask(services: Services, name: string, job: Job): Task {
  return async (payload) => {
    // Waited for here: graphile-worker would look for a job of the future at its next poll only.
    if (job.spreadMs > 0) await setTimeout(Math.random() * job.spreadMs);
    try {
      await job.run(services.systemRequest(), payload);
    } catch (error) {
      services.log.error({ err: error, job: name }, "job failed");
      throw error;
    }
  };
}

/** graphile-worker's own troubles; that of a job has been logged by its task. */
function toLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const details = { err: meta?.error ?? meta?.fatalError };
    if (level === "error" && meta?.failure !== true) log.error(details, message);
    if (level === "warning") log.warn(details, message);
  });
}
