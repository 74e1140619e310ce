import { inTransaction, newId } from "@standings/database";
import { WEBHOOKS_MAX, type Webhook, type WebhookEvent } from "@standings/domain";
import { newWebhookSecret } from "@standings/integrations";
import { lockUser } from "../auth/lock-user.ts";
import { ServiceError } from "../errors.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import { hasApiAccess } from "../tokens/read-tokens.ts";
import { readWebhook, readWebhooks } from "./read-webhooks.ts";

export interface WebhookWishes {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly lowCredits: number;
}

export interface CreatedWebhook {
  /** Told this once: `whsec_…`, which signs its messages. */
  readonly secret: string;
  readonly webhook: Webhook;
}

/** Adds a webhook of the viewer. Throws API_ACCESS_OFF, INVALID_WEBHOOK_URL or TOO_MANY_WEBHOOKS. */
export async function createWebhook(
  request: ServiceRequest,
  { url, events, lowCredits }: WebhookWishes,
): Promise<CreatedWebhook> {
  const { services, viewer } = requireUser(request);
  const { userId } = viewer;
  if (!services.webhookSender.accepts(url)) throw new ServiceError("INVALID_WEBHOOK_URL");
  const secret = newWebhookSecret();
  const id = newId();
  await inTransaction(services.db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new ServiceError("AUTHENTICATION_REQUIRED");
    if (!(await hasApiAccess(tx, services, userId))) throw new ServiceError("API_ACCESS_OFF");
    if ((await readWebhooks(tx, userId)).length >= WEBHOOKS_MAX) throw new ServiceError("TOO_MANY_WEBHOOKS");
    await tx
      .insertInto("webhooks")
      .values({
        id,
        user_id: userId,
        url: new URL(url).href,
        events: [...events],
        low_credits: lowCredits,
        secret: services.sealer.seal(Buffer.from(secret), id),
      })
      .execute();
  });
  return { secret, webhook: await readWebhook(services.db, userId, id) };
}
