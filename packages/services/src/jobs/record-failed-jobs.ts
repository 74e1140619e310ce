import { type Connection, findGivenUpJobs, removeGivenUpJob } from "@standings/database";
import { sql } from "kysely";
import { z } from "zod";
import type { ServiceContext } from "../context.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import type { JobAttempt } from "./add-job.ts";

interface FailedJob extends Omit<JobAttempt, "isLast"> {
  readonly name: string;
  readonly payload: unknown;
  readonly reason: "refused" | "given_up";
  readonly error: string;
}

const ERROR_MAX = 500;

/** Days the operator has to look at a failed job. */
const KEPT_DAYS = 90;

/** What a job was about: the parts of payloads that are no secret. The first that a payload has names it. */
const SUBJECTS = [
  "email",
  "submissionId",
  "subscriptionId",
  "userId",
  "deliveryId",
  "brandId",
  "visitId",
  "proofId",
  "domain",
] as const;

const parts = z.record(z.string(), z.unknown()).catch({});

function subjectOf(payload: unknown): string {
  const given = parts.parse(payload);
  return SUBJECTS.map((part) => given[part]).find((part) => typeof part === "string") ?? "";
}

/** Tells the operator of a job that is not tried again: a row that admins read, and an error in the log; once. */
export async function recordFailedJob(
  { db, log }: Pick<ServiceContext, "db" | "log">,
  { id, name, payload, reason, error, attempts, askedAt }: FailedJob,
): Promise<void> {
  const recorded = await db
    .insertInto("failed_jobs")
    .values({
      job_id: id,
      job: name,
      subject: subjectOf(payload),
      reason,
      error: error.slice(0, ERROR_MAX),
      attempts,
      asked_at: askedAt,
    })
    .onConflict((conflict) => conflict.column("job_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (recorded) log.error({ failedJob: recorded.id, job: name, reason, attempts, error }, "job given up");
}

interface FailedTick extends Omit<FailedJob, "error" | "payload" | "reason"> {
  readonly error: unknown;
}

/** The same of a scheduled job, which may fail each minute: once a day. */
export async function recordFailedTick(
  services: Pick<ServiceContext, "db" | "log">,
  { error, ...tick }: FailedTick,
): Promise<void> {
  const told = await services.db
    .selectFrom("failed_jobs")
    .select("id")
    .where("job", "=", tick.name)
    .where("failed_at", ">", sql<Date>`now() - interval '1 day'`)
    .limit(1)
    .executeTakeFirst();
  if (told) return;
  const failed = { ...tick, payload: {}, reason: "given_up", error: wordsOf(error) } as const;
  await recordFailedJob(services, failed);
}

/** Of many failures each. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof AggregateError
    ? [error.message, ...error.errors.map(wordsOf)].join(": ")
    : error.message;
}

/**
 * Job: tells the operator of jobs whose attempts all failed. It finds them in the queue, so that none is missed
 * whose process died in its last attempt. A scheduled one leaves the queue then: its next time takes its place, under its id.
 */
export async function recordFailedJobs(request: ServiceRequest): Promise<void> {
  const services = requireSystem(request);
  for (const { addedAt: askedAt, isScheduled, ...job } of await findGivenUpJobs(services.db)) {
    const failed = { ...job, askedAt, error: job.error ?? "its process died or lost the database" };
    if (isScheduled) {
      await recordFailedTick(services, failed);
      await removeGivenUpJob(services.db, job.id);
    } else await recordFailedJob(services, { ...failed, reason: "given_up" });
  }
}

/** Removes what the operator was told long ago. */
export async function removeOldFailures(db: Connection): Promise<void> {
  const old = sql<Date>`now() - make_interval(days => ${KEPT_DAYS}::integer)`;
  await db.deleteFrom("failed_jobs").where("failed_at", "<", old).execute();
}
