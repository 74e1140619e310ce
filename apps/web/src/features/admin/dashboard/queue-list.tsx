import { QUEUE_COUNT_MAX, type QueuedWork, type QueueHealth } from "@standings/domain";
import { formatNumber } from "../../../lib/format.ts";
import { formatAge, formatUtcNear } from "../utc.ts";
import { LineList } from "./line-list.tsx";

interface QueueListProps {
  readonly queues: QueueHealth;
  /** When they were read, milliseconds since 1970. */
  readonly readAt: number;
}

/** Work that is under way or waits, and what failed today. */
export function QueueList({ queues, readAt }: QueueListProps) {
  const { paymentsToReconcile: payments, failedToday } = queues;
  const work = (name: string, { count, oldest }: QueuedWork) => ({
    name,
    value: count > QUEUE_COUNT_MAX ? `more than ${formatNumber(QUEUE_COUNT_MAX)}` : formatNumber(count),
    note: oldest && `oldest ${formatAge(oldest, readAt)}`,
  });
  const failed = failedToday.reduce((sum, { count }) => sum + count, 0);
  return (
    <LineList
      lines={[
        work("Runs in progress", queues.runsInProgress),
        work("Runs waiting", queues.runsWaiting),
        work("E-mails waiting", queues.mailsWaiting),
        work("Other jobs waiting", queues.otherJobsWaiting),
        {
          ...work("Payments to reconcile", payments),
          note: payments.lastEvent
            ? `last event ${formatUtcNear(payments.lastEvent, readAt)}`
            : "no payment yet",
        },
        {
          name: "Jobs failed today",
          value: formatNumber(failed),
          note: failedToday.map(({ job, count }) => `${job.replaceAll("_", " ")} ${count}`).join(", "),
        },
      ]}
    />
  );
}
