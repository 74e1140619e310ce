import type { JobPayload } from "../jobs/job-payloads.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";

/**
 * Job: ends a subscription at the payment provider at once; one that has ended already stays as it is. What was paid for
 * and not used of one that another plan replaced is credited to the next invoices.
 */
export async function endSubscription(
  request: ServiceRequest,
  { subscriptionId, isReplaced }: JobPayload<"end_subscription">,
): Promise<void> {
  const { payments } = requireSystem(request);
  await payments.endSubscription(subscriptionId, { isCredited: isReplaced === true });
}
