import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../database.ts";

export interface JobOptions {
  /** One job of a key waits at a time: a later one replaces it. */
  readonly key?: string;
}

/** Attempts before a job is given up: graphile-worker's waits between them add up to 22 hours. */
const MAX_ATTEMPTS = 13;

/** Adds a job, which is durable once `connection` has committed; a runner of any process is woken then. */
export async function insertJob(
  connection: Connection,
  name: string,
  payload: object,
  options: JobOptions = {},
): Promise<void> {
  await sql`select ${jobAdded(name, payload, options)}`.execute(connection);
}

/** Adds a job where it stands in a statement. */
export function jobAdded(name: string, payload: object, { key }: JobOptions = {}): RawBuilder<unknown> {
  return sql`graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json,
    max_attempts := ${MAX_ATTEMPTS}::integer, job_key := ${key ?? null}::text)`;
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
 * Frees jobs whose process died while it worked on them; graphile-worker alone waits four hours. A job that
 * works longer than `minutes` is done twice, which every job allows.
 */
export async function releaseDeadJobs(connection: Connection, minutes: number): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs where locked_at < now() - make_interval(mins => ${minutes}::integer)
    ))
  `.execute(connection);
}
