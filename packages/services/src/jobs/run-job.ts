import { createHash } from "node:crypto";
import { insertJob } from "@standings/database";
import { MailRefusedError } from "@standings/integrations";
import { isDatabaseAway } from "../errors.ts";
import { AddressWaitsError } from "../mail/deliver-mail.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { type JobAttempt, mailsQueue } from "./add-job.ts";
import { JOBS } from "./job-catalogue.ts";
import { recordFailedJob, recordFailedTick } from "./record-failed-jobs.ts";

/**
 * Does a job of the catalogue once. Throws when it has to be tried again. A mail to an address that was refused
 * lately is put off until it may be sent; one that is refused now is recorded for the operator and not tried again. False when
 * a scheduled job failed for good: its next time does the same work.
 */
export async function runJob(
  request: ServiceRequest,
  name: string,
  payload: object,
  attempt: JobAttempt,
): Promise<boolean> {
  const services = requireSystem(request);
  const job = JOBS[name];
  try {
    await job?.run(request, payload, attempt);
  } catch (error) {
    if (error instanceof AddressWaitsError) {
      // One of each mail waits for an address. A key has few letters, a payload may have many.
      const key = `${name} ${createHash("sha256").update(JSON.stringify(payload)).digest("base64url")}`;
      await insertJob(services.db, name, payload, {
        key,
        queue: mailsQueue(name, payload),
        runAt: error.until,
      });
    } else if (error instanceof MailRefusedError) {
      const failed = { ...attempt, name, payload, reason: "refused", error: error.message } as const;
      await recordFailedJob(services, failed);
    } else {
      services.log.error({ err: error, job: name, attempt: attempt.attempts }, "job failed");
      if (!attempt.isLast || !job?.cron) throw error;
      if (!isDatabaseAway(error)) await recordFailedTick(services, { ...attempt, name, error });
      return false;
    }
  }
  return true;
}
