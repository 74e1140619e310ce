import { inTransaction, isId } from "@standings/database";
import type { Webhook, WebhookEvent } from "@standings/domain";
import { newWebhookSecret } from "@standings/integrations";
import { ServiceError } from "../errors.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import type { CreatedWebhook } from "./create-webhook.ts";
import { queueWaiting } from "./queue-delivery.ts";
import { readWebhook } from "./read-webhooks.ts";

export interface WebhookChanges {
  readonly id: string;
  readonly events?: readonly WebhookEvent[] | undefined;
  readonly lowCredits?: number | undefined;
  /** What comes while it is paused is not told; what waited goes on when it is on again. */
  readonly isPaused?: boolean | undefined;
}

/** Changes a webhook of the viewer; what is left out stays. Throws WEBHOOK_NOT_FOUND. */
export async function changeWebhook(
  request: ServiceRequest,
  { id, events, lowCredits, isPaused }: WebhookChanges,
): Promise<Webhook> {
  const { services, viewer } = requireUser(request);
  const { userId } = viewer;
  return inTransaction(services.db, async (tx) => {
    const { pausedAt } = await readWebhook(tx, userId, id);
    const wasPaused = pausedAt !== null;
    await tx
      .updateTable("webhooks")
      .set({
        id,
        ...(events && { events: [...events] }),
        ...(lowCredits !== undefined && { low_credits: lowCredits }),
        ...(isPaused !== undefined && isPaused !== wasPaused && { paused_at: isPaused ? new Date() : null }),
      })
      .where("id", "=", id)
      .execute();
    if (wasPaused && isPaused === false) await queueWaiting(tx, { id });
    return readWebhook(tx, userId, id);
  });
}

/** Replaces the secret of a webhook at once: the old one signs nothing more. Throws WEBHOOK_NOT_FOUND. */
export async function renewWebhookSecret(
  request: ServiceRequest,
  { id }: { readonly id: string },
): Promise<CreatedWebhook> {
  const { services, viewer } = requireUser(request);
  const webhook = await readWebhook(services.db, viewer.userId, id);
  const secret = newWebhookSecret();
  const sealed = services.sealer.seal(Buffer.from(secret), id);
  await services.db.updateTable("webhooks").set({ secret: sealed }).where("id", "=", id).execute();
  return { secret, webhook };
}

/** Removes a webhook of the viewer with its deliveries. Throws WEBHOOK_NOT_FOUND. */
export async function removeWebhook(request: ServiceRequest, { id }: { readonly id: string }): Promise<void> {
  const { services, viewer } = requireUser(request);
  if (!isId(id)) throw new ServiceError("WEBHOOK_NOT_FOUND");
  const removed = await services.db
    .deleteFrom("webhooks")
    .where("id", "=", id)
    .where("user_id", "=", viewer.userId)
    .returning("id")
    .executeTakeFirst();
  if (!removed) throw new ServiceError("WEBHOOK_NOT_FOUND");
}
