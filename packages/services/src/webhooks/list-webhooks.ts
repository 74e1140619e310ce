import { WEBHOOK_DELIVERIES, type Webhook, type WebhookDelivery } from "@standings/domain";
import { requireUser, type ServiceRequest } from "../request.ts";
import { hasApiAccess } from "../tokens/read-tokens.ts";
import { readWebhook, readWebhooks } from "./read-webhooks.ts";

export interface Webhooks {
  /** The account may add webhooks. */
  readonly hasAccess: boolean;
  readonly webhooks: readonly Webhook[];
}

/** The viewer's webhooks. */
export async function listWebhooks(request: ServiceRequest): Promise<Webhooks> {
  const { services, viewer } = requireUser(request);
  const { userId } = viewer;
  return {
    hasAccess: await hasApiAccess(services.db, services, userId),
    webhooks: await readWebhooks(services.db, userId),
  };
}

/** The newest messages to a webhook of the viewer. Throws WEBHOOK_NOT_FOUND. */
export async function listDeliveries(
  request: ServiceRequest,
  { id }: { readonly id: string },
): Promise<{ readonly deliveries: readonly WebhookDelivery[] }> {
  const { services, viewer } = requireUser(request);
  await readWebhook(services.db, viewer.userId, id);
  const rows = await services.db
    .selectFrom("webhook_deliveries")
    .select(["id", "event", "status", "attempts", "created_at", "last_attempt_at", "next_attempt_at"])
    .select(["response_status", "error"])
    .where("webhook_id", "=", id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(WEBHOOK_DELIVERIES)
    .execute();
  return {
    deliveries: rows.map(({ id: deliveryId, event, status, attempts, error, ...row }) => ({
      id: deliveryId,
      event,
      status,
      attempts,
      error,
      createdAt: row.created_at.toISOString(),
      lastAttemptAt: row.last_attempt_at?.toISOString() ?? null,
      nextAttemptAt: status === "waiting" ? row.next_attempt_at.toISOString() : null,
      responseStatus: row.response_status,
    })),
  };
}
