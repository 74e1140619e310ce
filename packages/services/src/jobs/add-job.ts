import { type Connection, insertJob, type JobOptions } from "@standings/database";
import type { JobName, JobPayload } from "./job-payloads.ts";

/**
 * Adds a job, in the transaction of what it follows: both are durable, or neither is. A job of the catalogue may
 * run more than once, and is tried again for about a day.
 */
export function addJob<Name extends JobName>(
  connection: Connection,
  name: Name,
  payload: JobPayload<Name>,
  options?: JobOptions,
): Promise<void> {
  return insertJob(connection, name, payload, options);
}

/** A job of the catalogue for a statement that adds it. */
export function queuedJob<Name extends JobName>(name: Name, payload: JobPayload<Name>) {
  return { name, payload };
}
