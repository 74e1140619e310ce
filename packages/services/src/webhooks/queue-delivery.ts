import type { Connection } from "@standings/database";
import { sql } from "kysely";

/** Queues an attempt at a message, in place of one that waits; at once without `at`. */
export async function queueDelivery(connection: Connection, id: string, at?: Date): Promise<void> {
  await sql`select queue_delivery(${id}::uuid, ${at ?? null}::timestamptz)`.execute(connection);
}
