import { removeFailedJobs } from "@standings/database";
import { CONTACT_KEPT_YEARS, SECURITY_LOG_DAYS } from "@standings/domain";
import { sql } from "kysely";
import { removeOldReadings } from "../analyses/read-site-once.ts";
import { removeFiguresBefore } from "../brands/names/figures-before.ts";
import { removeOldFailures } from "../jobs/record-failed-jobs.ts";
import { removeOldAttempts } from "../limits/rate-limit.ts";
import { removeOldRefusals } from "../mail/deliver-mail.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { removeOldSecurityEvents } from "../security/record-security-event.ts";
import { removeOldDeliveries } from "../webhooks/deliver-webhook.ts";
import { removeOldDevices } from "./known-devices.ts";
import { sessionsOn } from "./session-store.ts";

/**
 * Removes what is over: sessions, refresh tokens, reset links, registrations, devices, counted attempts, old security
 * events, refused addresses, jobs given up, old readings of sites, figures by names of before, and old messages.
 */
export async function removeExpired(request: ServiceRequest): Promise<void> {
  const services = requireSystem(request);
  const { db, now } = services;
  await sessionsOn(db).removeExpired();
  await db.deleteFrom("sign_in_challenges").where("expires_at", "<", now()).execute();
  await db.deleteFrom("password_resets").where("expires_at", "<", now()).execute();
  await db.deleteFrom("registrations").where("expires_at", "<", sql<Date>`now()`).execute();
  await removeOldDevices(db);
  await removeOldAttempts(services);
  await removeOldSecurityEvents(db, SECURITY_LOG_DAYS);
  await removeFailedJobs(db);
  await removeOldFailures(db);
  await removeOldRefusals(db);
  await removeOldReadings(services);
  await removeOldDeliveries(db);
  await removeFiguresBefore(db);
  await db
    .deleteFrom("contact_submissions")
    .where("created_at", "<", sql<Date>`now() - make_interval(years => ${CONTACT_KEPT_YEARS})`)
    .execute();
}
