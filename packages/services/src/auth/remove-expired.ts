import { removeFailedJobs } from "@standings/database";
import { SECURITY_LOG_DAYS } from "@standings/domain";
import { sql } from "kysely";
import { removeOldAttempts } from "../limits/rate-limit.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { removeOldSecurityEvents } from "../security/record-security-event.ts";
import { sessionsOn } from "./session-store.ts";

/** Days in which a registration can ask for another code; its code and link end much earlier. */
const REGISTRATION_DAYS = 30;

/** Removes sessions, refresh tokens, reset links, registrations and counted attempts that are over, and jobs given up. */
export async function removeExpired(request: ServiceRequest): Promise<void> {
  const { db } = requireSystem(request);
  await sessionsOn(db).removeExpired();
  await db.deleteFrom("password_resets").where("expires_at", "<", sql<Date>`now()`).execute();
  await db
    .deleteFrom("email_verifications")
    .where("created_at", "<", sql<Date>`now() - make_interval(days => ${REGISTRATION_DAYS}::integer)`)
    .execute();
  await removeOldAttempts(db);
  await removeOldSecurityEvents(db, SECURITY_LOG_DAYS);
  await removeFailedJobs(db);
}
