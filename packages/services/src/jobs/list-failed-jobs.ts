import { requireAdmin, type ServiceRequest } from "../request.ts";

export interface FailedJobFilter {
  /** `next` of the page before; none for the first page. */
  readonly before?: string | undefined;
  /** 1 to 100. */
  readonly limit: number;
}

export interface FailedJobView {
  readonly id: string;
  readonly job: string;
  /** E-mail address, domain, or the id of a message, a subscription, a user, a brand, …; empty where nothing names it. */
  readonly subject: string;
  readonly reason: "refused" | "given_up";
  readonly error: string;
  readonly attempts: number;
  /** ISO 8601, as `failedAt`. */
  readonly askedAt: string;
  readonly failedAt: string;
}

export interface FailedJobPage {
  readonly jobs: FailedJobView[];
  /** Leads to older ones; null on the last page. */
  readonly next: string | null;
}

/** Jobs that are not tried again, undelivered mails among them, the newest first. Throws as `requireAdmin`. */
export async function listFailedJobs(
  request: ServiceRequest,
  { before, limit }: FailedJobFilter,
): Promise<FailedJobPage> {
  const { services } = await requireAdmin(request);
  let query = services.db.selectFrom("failed_jobs").selectAll();
  if (before !== undefined) query = query.where("id", "<", before);
  const rows = await query
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const jobs = rows.slice(0, limit).map(({ id, job, subject, reason, error, attempts, ...at }) => ({
    id,
    job,
    subject,
    reason,
    error,
    attempts,
    askedAt: at.asked_at.toISOString(),
    failedAt: at.failed_at.toISOString(),
  }));
  return { jobs, next: rows.length > limit ? (jobs.at(-1)?.id ?? null) : null };
}
