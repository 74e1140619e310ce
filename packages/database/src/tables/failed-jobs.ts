import type { Generated } from "kysely";

/** Jobs that are not tried again, for the operator; a job stands here once. */
export interface FailedJobsTable {
  id: Generated<string>;
  /** Of graphile-worker. */
  job_id: string;
  job: string;
  /** What it was about: an e-mail address, a domain, or the id of a message, a subscription, a user, a brand, … */
  subject: string;
  /** `refused`: the mail server refused the address. `given_up`: every attempt failed. */
  reason: "refused" | "given_up";
  /** The last error, or the mail server's reply. */
  error: string;
  attempts: number;
  asked_at: Date;
  failed_at: Generated<Date>;
}

/** Addresses that a mail server refused; a mail that it takes removes the row. */
export interface RefusedAddressesTable {
  /** Keyed hash of the address. */
  email_hash: string;
  /** In a row. */
  refusals: number;
  refused_at: Date;
  /** Until then nothing is sent to it. */
  waits_until: Date;
}
