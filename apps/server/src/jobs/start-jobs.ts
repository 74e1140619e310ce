import { createPool } from "@standings/database";
import type { ServiceContext } from "@standings/services";
import type { TaskList } from "graphile-worker";
import { JOBS, type Job } from "./jobs.ts";

export interface RunningJobs {
  /** Waits for the jobs under way. */
  stop(): Promise<void>;
}

const CONCURRENCY = 2;

/**
 * Runs the jobs at their times on graphile-worker, which keeps them in Postgres: of any number of processes one
 * does each. Loaded here, since a server answers before its first job is due.
 */
export async function startJobs(services: ServiceContext, url: string): Promise<RunningJobs> {
  const { Logger, parseCronItems, run } = await import("graphile-worker");
  const jobs: [string, Job][] = Object.entries(JOBS);
  const { log } = services;
  const pgPool = createPool({
    url,
    poolSize: CONCURRENCY + 2,
    onPoolError: (error) => log.warn({ err: error }, "the jobs' database connection was lost"),
  });
  const runner = await run({
    pgPool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    taskList: Object.fromEntries(jobs.map(([name, job]) => [name, () => job.run(services)])) as TaskList,
    parsedCronItems: parseCronItems(jobs.map(([task, { cron }]) => ({ task, match: cron }))),
    logger: new Logger(() => (level, message) => {
      if (level === "error") log.error({}, message);
      if (level === "warning") log.warn({}, message);
    }),
  });
  return {
    async stop() {
      await runner.stop();
      await pgPool.end();
    },
  };
}
