import { EventEmitter } from "node:events";
import { setTimeout } from "node:timers/promises";
import { PatientPool, RunnerLocks } from "@standings/database";
import { JOBS, type Job, type Log, runJob, type Services } from "@standings/services";
import type { Metrics } from "@standings/telemetry";
import {
  type CronItem,
  Logger,
  parseCronItems,
  type Runner,
  run,
  type Task,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";

export interface RunningJobs {
  /** Waits for the jobs under way. */
  stop(): Promise<void>;
}

/**
 * Most of them wait: for a mail server, a model, or their spread. Mails and webhooks that hang hold 20 of them
 * (`add-job.ts`). Each looks for a job every two seconds, so more would be work for nothing.
 */
const JOBS_AT_ONCE = 40;
/** One connection listens; the statements of the others are short. */
const POOL_SIZE = 5;
/** Before a runner is replaced that has ended by itself. */
const REPLACE_MS = 1_000;

/** Half an hour, by graphile-worker's waits. */
const NIGHTLY_ATTEMPTS = 8;

/**
 * The timetable. Of each job one waits and one runs, however long it takes or fails. What comes at least hourly is not tried
 * again before it comes again.
 */
export function cronItems(): CronItem[] {
  return Object.entries(JOBS).flatMap(([task, { cron }]) => {
    if (cron === null) return [];
    const isHourly = cron.split(" ")[1] === "*";
    const options = {
      maxAttempts: isHourly ? 1 : NIGHTLY_ATTEMPTS,
      jobKey: `scheduled ${task}`,
      jobKeyMode: "preserve_run_at",
      // A process that dies keeps its queues until this job frees them.
      ...(task === "release_dead_jobs" ? {} : { queueName: `scheduled ${task}` }),
    } as const;
    return { task, match: cron, options };
  });
}

/**
 * Runs the jobs on graphile-worker, which keeps them in Postgres and is woken when one is added: of any number of
 * processes one does each.
 */
export async function startJobs(services: Services, url: string, metrics?: Metrics): Promise<RunningJobs> {
  const { log } = services;
  const stopping = new AbortController();
  const pgPool = new PatientPool({
    url,
    name: "standings jobs",
    poolSize: POOL_SIZE,
    queryMs: services.settings.patience.queryMs,
    signal: stopping.signal,
    onPoolError: (err) => log.warn({ err }, "a database connection of the jobs was lost"),
  });
  const locks = new RunnerLocks(url);
  await locks.open();
  const begin = () => beginRunner(services, { pgPool, locks, metrics });
  let running: LockedRunner | null = await begin();
  // A process that died has left jobs, perhaps the one before this.
  await running.runner.addJob("release_dead_jobs", {});

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (running) await endOf(running, log);
      await setTimeout(REPLACE_MS, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      running = await begin().catch((err: unknown) => {
        log.warn({ err }, "a runner of the jobs did not begin");
        return null;
      });
    }
  }
  const kept = keepRunning();
  // Rejects when it has stopped by itself.
  const stopRunner = () => running?.runner.stop().catch(() => {});
  return {
    async stop() {
      stopping.abort();
      await stopRunner();
      await kept;
      // One that began meanwhile.
      await stopRunner();
      await pgPool.end();
      await locks.close();
    },
  };
}

/**
 * Resolves once a runner takes no more jobs. A runner ends by itself when a connection breaks while it marks a job as
 * done; the jobs wait for another one. Its promise is not enough: it never settles when two connections break so
 * (https://github.com/graphile/worker/issues/636).
 */
async function endOf({ runner, letGo }: LockedRunner, log: Log): Promise<void> {
  const leaves = new Promise((resolve) => runner.events.once("pool:gracefulShutdown", resolve));
  const ends = runner.promise.catch((err: unknown) => log.warn({ err }, "the runner of the jobs ended"));
  await Promise.race([leaves, ends]);
  // Its timetable, which goes on otherwise. Rejects when the runner has stopped by itself.
  runner.stop().catch(() => {});
  await letGo();
}

/** A runner with the lock that tells others that it lives. */
interface LockedRunner {
  readonly runner: Runner;
  letGo(): Promise<void>;
}

interface RunnerOptions {
  readonly pgPool: PatientPool;
  readonly locks: RunnerLocks;
  readonly metrics: Metrics | undefined;
}

async function beginRunner(
  services: Services,
  { pgPool, locks, metrics }: RunnerOptions,
): Promise<LockedRunner> {
  const jobs = Object.entries(JOBS);
  const taskList: TaskList = Object.fromEntries(
    jobs.map(([name, job]) => [name, toTask(services, name, job, metrics)]),
  );
  const events: WorkerEvents = new EventEmitter();
  let id = "";
  // Before it takes a job: under this id it locks them.
  events.once("pool:create", ({ workerPool }) => {
    ({ id } = workerPool);
    void locks.hold(id);
  });
  const runner = await run({
    pgPool,
    events,
    noHandleSignals: true,
    taskList,
    parsedCronItems: parseCronItems(cronItems()),
    logger: toLogger(services.log),
    preset: {
      worker: {
        concurrentJobs: JOBS_AT_ONCE,
        // At once, but through its batcher: without it a failure to mark a job is a rejection that nobody handles.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  });
  return { runner, letGo: () => locks.letGo(id) };
}

function toTask(services: Services, name: string, job: Job, metrics?: Metrics): Task {
  return async (payload, { job: { id, attempts, max_attempts, created_at: askedAt } }) => {
    // Waited for here: graphile-worker would look for a job of the future at its next poll only.
    if (job.isSpread) await setTimeout(Math.random() * services.settings.patience.jobSpreadMs);
    const isLast = attempts >= max_attempts;
    try {
      const attempt = { id, attempts, isLast, askedAt };
      const isDone = await runJob(services.systemRequest(), name, Object(payload), attempt);
      metrics?.jobs.inc({ job: name, outcome: isDone ? "done" : "failed" });
    } catch (error) {
      metrics?.jobs.inc({ job: name, outcome: "failed" });
      throw error;
    }
  };
}

/** graphile-worker's own troubles; that of a job has been logged by its task. */
function toLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const details = { err: meta?.error ?? meta?.fatalError };
    if (level === "error" && meta?.failure !== true) log.error(details, message);
    // Fewer connections than jobs are meant: POOL_SIZE.
    if (level === "warning" && !message.includes("maxPoolSize")) log.warn(details, message);
  });
}
