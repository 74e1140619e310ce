import type { Connection } from "@standings/database";
import { sql } from "kysely";

/** Queues the messages that wait of one webhook, or of all of a user's, that is not paused. */
export async function queueWaiting(
  connection: Connection,
  of: { readonly id: string } | { readonly user_id: string },
): Promise<void> {
  const [[column = "", value] = []] = Object.entries(of);
  await sql`
    select queue_delivery(delivery.id) from webhook_deliveries delivery join webhooks on webhooks.id = webhook_id
    where ${sql.ref(`webhooks.${column}`)} = ${value} and paused_at is null and status = 'waiting'
  `.execute(connection);
}

/** Queues an attempt at a message, in place of one that waits; at once without `at`. */
export async function queueDelivery(connection: Connection, id: string, at?: Date): Promise<void> {
  await sql`select queue_delivery(${id}::uuid, ${at ?? null}::timestamptz)`.execute(connection);
}
