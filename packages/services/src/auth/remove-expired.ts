import { type Connection, removeFailedJobs } from "@standings/database";
import { SECURITY_LOG_DAYS } from "@standings/domain";
import { sql } from "kysely";
import { removeOldReadings } from "../analyses/read-site-once.ts";
import { removeOldFailures } from "../jobs/record-failed-jobs.ts";
import { removeOldAttempts } from "../limits/rate-limit.ts";
import { removeOldRefusals } from "../mail/deliver-mail.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { removeOldSecurityEvents } from "../security/record-security-event.ts";
import { removeOldDeliveries } from "../webhooks/deliver-webhook.ts";
import { removeOldDevices } from "./known-devices.ts";
import { sessionsOn } from "./session-store.ts";

/** Days after which what the release before 0011 stored of registrations is over. */
const OLD_REGISTRATION_DAYS = 30;

/**
 * Removes what is over: sessions, refresh tokens, reset links, registrations, devices, counted attempts, users who
 * never proved their address, old security events, refused addresses, jobs given up, and old readings of sites.
 */
export async function removeExpired(request: ServiceRequest): Promise<void> {
  const services = requireSystem(request);
  const { db, now } = services;
  await sessionsOn(db).removeExpired();
  await db.deleteFrom("sign_in_challenges").where("expires_at", "<", now()).execute();
  await db.deleteFrom("password_resets").where("expires_at", "<", now()).execute();
  await db.deleteFrom("registrations").where("expires_at", "<", sql<Date>`now()`).execute();
  await removeNeverVerified(db);
  await removeOldDevices(db);
  await removeOldAttempts(services);
  await removeOldSecurityEvents(db, SECURITY_LOG_DAYS);
  await removeFailedJobs(db);
  await removeOldFailures(db);
  await removeOldRefusals(db);
  await removeOldReadings(services);
  await removeOldDeliveries(db);
}

/**
 * Only the release before 0011 stored users before they proved their address; their old codes go with them. An account
 * that an admin added, or whose address an admin says is not verified, has a mailbox.
 */
async function removeNeverVerified(db: Connection): Promise<void> {
  await db
    .deleteFrom("users")
    .where("email_verified_at", "is", null)
    .where("mailbox_hash", "is", null)
    .where("deleted_at", "is", null)
    .where("created_at", "<", sql<Date>`now() - make_interval(days => ${OLD_REGISTRATION_DAYS}::integer)`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("ledger_entries").select("id").whereRef("user_id", "=", "users.id"))),
    )
    .execute();
}
