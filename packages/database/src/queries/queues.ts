import { QUEUE_COUNT_MAX, type QueuedWork, type QueueHealth } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../database.ts";

interface Row extends Record<"runs" | "waiting" | "mails" | "jobs" | "payments", QueuedWork> {
  readonly last_event: string | null;
  readonly failed: QueueHealth["failedToday"];
}

/** What is under way, waits or has failed since midnight (UTC). Each queue is counted up to a bound. */
export async function readQueues(db: Connection): Promise<QueueHealth> {
  const { rows } = await sql<Row>`
    select ${workOf(sql`runs where status = 'running' and lease_until >= now()`)} as runs,
      ${workOf(sql`runs where status = 'running' and (lease_until is null or lease_until < now())`)} as waiting,
      ${workOf(waitingJobs(sql`in`))} as mails,
      ${workOf(waitingJobs(sql`not in`))} as jobs,
      ${workOf(sql`payments where status in ('open', 'pending') and checkout_id is not null
        and created_at < now() - interval '2 minutes'`)} as payments,
      (select ${iso(sql`updated_at`)} from payments order by updated_at desc limit 1) as last_event,
      (select coalesce(json_agg(failed order by failed.count desc, failed.job), '[]') from (
        select job, count(*)::integer as count from failed_jobs
        where failed_at >= date_trunc('day', now() at time zone 'utc') at time zone 'utc' group by job
      ) as failed) as failed
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a select without from has one row");
  return {
    runsInProgress: row.runs,
    runsWaiting: row.waiting,
    mailsWaiting: row.mails,
    otherJobsWaiting: row.jobs,
    paymentsToReconcile: { ...row.payments, lastEvent: row.last_event },
    failedToday: row.failed,
  };
}

/** Jobs that are due and not given up, mails or others. */
function waitingJobs(isMail: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`graphile_worker._private_jobs where attempts < max_attempts and run_at <= now() and task_id ${isMail} (
    select id from graphile_worker._private_tasks where identifier like 'mail\\_%')`;
}

function workOf(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select json_build_object('count', count(*), 'oldest', ${iso(sql`min(created_at)`)}) from (
    select created_at from ${rows} order by created_at limit ${QUEUE_COUNT_MAX + 1}) as work)`;
}

function iso(time: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
