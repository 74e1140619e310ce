import type { Connection } from "@standings/database";
import { sql } from "kysely";

/** Forgets answers about logos that nobody has asked for again; run now and then. */
export async function forgetLogos(db: Connection): Promise<void> {
  await sql`delete from logos where expires_at < now() - interval '30 days'`.execute(db);
}
