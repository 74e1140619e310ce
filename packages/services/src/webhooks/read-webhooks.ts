import { type Connection, isId } from "@standings/database";
import type { Webhook } from "@standings/domain";
import { ServiceError } from "../errors.ts";

/** A user's webhooks, the oldest first; or one of them. */
export async function readWebhooks(db: Connection, userId: string, id?: string): Promise<Webhook[]> {
  let webhooks = db
    .selectFrom("webhooks")
    .select(["id", "url", "events", "low_credits", "created_at", "paused_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id");
  if (id !== undefined) webhooks = webhooks.where("id", "=", id);
  const rows = await webhooks.execute();
  return rows.map(({ low_credits: lowCredits, created_at, paused_at, ...row }) => ({
    ...row,
    lowCredits,
    createdAt: created_at.toISOString(),
    pausedAt: paused_at?.toISOString() ?? null,
  }));
}

/** One of a user's webhooks. Throws WEBHOOK_NOT_FOUND. */
export async function readWebhook(db: Connection, userId: string, id: string): Promise<Webhook> {
  const [webhook] = isId(id) ? await readWebhooks(db, userId, id) : [];
  if (!webhook) throw new ServiceError("WEBHOOK_NOT_FOUND");
  return webhook;
}
