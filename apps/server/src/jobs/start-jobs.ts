import { setTimeout } from "node:timers/promises";
import { createPool } from "@standings/database";
import { JOBS, type Job, type Log, runJob, type Services } from "@standings/services";
import { Logger, parseCronItems, run, type Task, type TaskList } from "graphile-worker";

export interface RunningJobs {
  /** Waits for the jobs under way. */
  stop(): Promise<void>;
}

/** Jobs at once. Most of them wait: for a mail server, or for their spread. */
const CONCURRENCY = 8;

/**
 * Runs the jobs on graphile-worker, which keeps them in Postgres and is woken when one is added: of any number of
 * processes one does each.
 */
export async function startJobs(services: Services, url: string): Promise<RunningJobs> {
  const { log } = services;
  const pgPool = createPool({
    url,
    poolSize: CONCURRENCY + 2,
    onPoolError: (error) => log.warn({ err: error }, "the jobs' database connection was lost"),
  });
  const jobs = Object.entries(JOBS);
  const taskList: TaskList = Object.fromEntries(
    jobs.map(([name, job]) => [name, toTask(services, name, job)]),
  );
  const crontab = jobs.flatMap(([task, { cron }]) => (cron === null ? [] : { task, match: cron }));
  const runner = await run({
    pgPool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    taskList,
    parsedCronItems: parseCronItems(crontab),
    logger: toLogger(log),
  });
  return {
    async stop() {
      await runner.stop();
      await pgPool.end();
    },
  };
}

function toTask(services: Services, name: string, job: Job): Task {
  return async (payload, { job: { id, attempts, created_at: askedAt } }) => {
    // Waited for here: graphile-worker would look for a job of the future at its next poll only.
    if (job.spreadMs > 0) await setTimeout(Math.random() * job.spreadMs);
    await runJob(services.systemRequest(), name, Object(payload), { id, attempts, askedAt });
  };
}

/** graphile-worker's own troubles; that of a job has been logged by its task. */
function toLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === "error" && meta?.failure !== true) log.error({}, message);
    if (level === "warning") log.warn({}, message);
  });
}
