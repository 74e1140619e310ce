import { sql } from "kysely";
import { requireSystem, type ServiceRequest } from "../request.ts";

/** Removes cached logos that expired 30 days ago and were not asked for since. */
export async function removeOldLogos(request: ServiceRequest): Promise<void> {
  const { db } = requireSystem(request);
  await sql`delete from logos where expires_at < now() - interval '30 days'`.execute(db);
}
