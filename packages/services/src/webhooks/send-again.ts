import { inTransaction, isId } from "@standings/database";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { countUse } from "../limits/rate-limit.ts";
import { requireUser, type ServiceRequest, type Viewer } from "../request.ts";
import { hasApiAccess } from "../tokens/read-tokens.ts";
import { queueDelivery } from "./queue-delivery.ts";

/**
 * Sends a message of the viewer again, with the same id and text. Throws DELIVERY_NOT_FOUND, API_ACCESS_OFF, WEBHOOK_PAUSED
 * or TOO_MANY_REQUESTS.
 */
export async function resendDelivery(
  request: ServiceRequest,
  { deliveryId }: { readonly deliveryId: string },
): Promise<void> {
  const { services, viewer } = requireUser(request);
  if (!isId(deliveryId)) throw new ServiceError("DELIVERY_NOT_FOUND");
  await allowSending(services, viewer);
  await inTransaction(services.db, async (tx) => {
    const found = await tx
      .selectFrom("webhook_deliveries")
      .innerJoin("webhooks", "webhooks.id", "webhook_id")
      .select("paused_at")
      .where("webhook_deliveries.id", "=", deliveryId)
      .where("user_id", "=", viewer.userId)
      .executeTakeFirst();
    if (!found) throw new ServiceError("DELIVERY_NOT_FOUND");
    if (found.paused_at !== null) throw new ServiceError("WEBHOOK_PAUSED");
    await tx
      .updateTable("webhook_deliveries")
      .set({ status: "waiting", tries: 0, next_attempt_at: new Date() })
      .where("id", "=", deliveryId)
      .execute();
    await queueDelivery(tx, deliveryId);
  });
}

/** Sends a test to a webhook of the viewer. Throws WEBHOOK_NOT_FOUND, API_ACCESS_OFF, WEBHOOK_PAUSED or TOO_MANY_REQUESTS. */
export async function sendTest(request: ServiceRequest, { id }: { readonly id: string }): Promise<void> {
  const { services, viewer } = requireUser(request);
  if (!isId(id)) throw new ServiceError("WEBHOOK_NOT_FOUND");
  await allowSending(services, viewer);
  await inTransaction(services.db, async (tx) => {
    const webhook = await tx
      .selectFrom("webhooks")
      .select("paused_at")
      .where("id", "=", id)
      .where("user_id", "=", viewer.userId)
      // It is not removed before the message is stored.
      .forKeyShare()
      .executeTakeFirst();
    if (!webhook) throw new ServiceError("WEBHOOK_NOT_FOUND");
    if (webhook.paused_at !== null) throw new ServiceError("WEBHOOK_PAUSED");
    const { id: deliveryId } = await tx
      .insertInto("webhook_deliveries")
      .values({ webhook_id: id, event: "webhook.test", subject: "{}" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await queueDelivery(tx, deliveryId);
  });
}

/** Throws API_ACCESS_OFF or TOO_MANY_REQUESTS. */
async function allowSending(services: ServiceContext, viewer: Viewer): Promise<void> {
  if (!(await hasApiAccess(services.db, services, viewer.userId))) throw new ServiceError("API_ACCESS_OFF");
  await countUse(services, "webhook_send", viewer);
}
