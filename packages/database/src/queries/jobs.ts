import { sql } from "kysely";
import type { Connection } from "../database.ts";
import { RUNNER_LOCKS } from "../runner-locks.ts";

export interface JobOptions {
  /** One job of a key waits at a time: a later one replaces it. */
  readonly key?: string;
  /** Jobs of a queue run one after the other, so that long ones keep no other job waiting. */
  readonly queue?: string;
  /** Not before then; at once when left out. */
  readonly runAt?: Date;
}

/** Attempts before a job is given up: graphile-worker's waits between them add up to 22 hours. */
const MAX_ATTEMPTS = 13;

/** Adds a job, which is durable once `connection` has committed; a runner of any process is woken then. */
export async function insertJob(
  connection: Connection,
  name: string,
  payload: object,
  { key, queue, runAt }: JobOptions = {},
): Promise<void> {
  await sql`
    select graphile_worker.add_job(${name}::text, payload := ${JSON.stringify(payload)}::json,
      max_attempts := ${MAX_ATTEMPTS}::integer, job_key := ${key ?? null}::text,
      queue_name := ${queue ?? null}::text, run_at := ${runAt ?? null}::timestamptz)
  `.execute(connection);
}

/** Whether a job of a key waits or runs; not one that was given up. */
export async function hasJob(connection: Connection, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from graphile_worker.jobs where key = ${key} and attempts < max_attempts
  `.execute(connection);
  return rows.length > 0;
}

/** A job whose attempts all failed. */
export interface GivenUpJob {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  /** The last error; null when its process died. */
  readonly error: string | null;
  readonly attempts: number;
  readonly addedAt: Date;
  /** Of the timetable. */
  readonly isScheduled: boolean;
}

/** Jobs that were given up and are not among the failed ones yet, the oldest first. */
export async function findGivenUpJobs(connection: Connection): Promise<GivenUpJob[]> {
  const { rows } = await sql<GivenUpJob>`
    select jobs.id, tasks.identifier as name, jobs.payload, jobs.last_error as error, jobs.attempts,
      jobs.created_at as "addedAt", jobs.payload->'_cron' is not null as "isScheduled"
    from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where jobs.attempts >= jobs.max_attempts and jobs.locked_at is null
      -- Another attempt has taken the key of a message's job, which only died before it said so.
      and (tasks.identifier <> 'deliver_webhook' or jobs.key is not null)
      and not exists (select from failed_jobs where job_id = jobs.id)
    order by jobs.id limit 1000
  `.execute(connection);
  return rows;
}

/** Removes a job, unless it has been added again meanwhile. */
export async function removeGivenUpJob(connection: Connection, id: string): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where id = ${id}::bigint and attempts >= max_attempts and locked_at is null
    ))
  `.execute(connection);
}

/** Removes jobs that were given up more than a week ago, and returns how many. */
export async function removeFailedJobs(connection: Connection): Promise<number> {
  const { rows } = await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '7 days'
    ))
  `.execute(connection);
  return rows.length;
}

/**
 * Frees jobs whose process died while it worked on them, which `RunnerLocks` tell; graphile-worker alone waits four hours. A job of
 * a process that lost its connection for a moment may be done twice, which every job allows.
 */
export async function releaseDeadJobs(connection: Connection): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs where locked_by is not null and not exists (
        select from pg_locks where locktype = 'advisory' and granted
          and database = (select oid from pg_database where datname = current_database())
          and classid = ${sql.lit(RUNNER_LOCKS)} and objid::bigint = hashtext(locked_by)::bigint & 4294967295)
    ))
  `.execute(connection);
}
