import { sql } from "kysely";
import { requireSystem, type ServiceRequest } from "../request.ts";

/** Removes answers about logos that have been out of date for 30 days: nobody asks for them. */
export async function removeOldLogos(request: ServiceRequest): Promise<void> {
  const { db } = requireSystem(request);
  await sql`delete from logos where expires_at < now() - interval '30 days'`.execute(db);
}
