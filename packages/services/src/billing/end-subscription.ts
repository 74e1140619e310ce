import type { JobPayload } from "../jobs/job-payloads.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";

/** Job: ends a subscription at the payment provider at once; one that has ended already stays as it is. */
export async function endSubscription(
  request: ServiceRequest,
  { subscriptionId }: JobPayload<"end_subscription">,
): Promise<void> {
  const { payments } = requireSystem(request);
  await payments.endSubscription(subscriptionId);
}
