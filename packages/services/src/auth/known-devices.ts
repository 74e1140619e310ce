import type { Connection } from "@standings/database";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";

/** Days without a sign-in after which a device is forgotten. */
const DEVICE_DAYS = 180;

/**
 * Remembers that somebody signed in to an account on a device, and whether they passed its second factor. `deviceToken` is
 * random and stays on the device.
 */
export async function rememberDevice(
  tx: Connection,
  { keyedHash }: ServiceContext,
  userId: string,
  deviceToken: string | undefined,
  hasPassedFactor = false,
): Promise<void> {
  if (deviceToken === undefined) return;
  const passed = hasPassedFactor ? { second_factor_at: sql<Date>`now()` } : {};
  await tx
    .insertInto("known_devices")
    .values({ user_id: userId, device_hash: keyedHash("device", deviceToken), ...passed })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "device_hash"]).doUpdateSet({ last_used_at: sql<Date>`now()`, ...passed }),
    )
    .execute();
}

/** Whether somebody passed the second factor of an account on the device. A mailed link or a password alone is not enough. */
export async function hasPassedFactorOn(
  { db, keyedHash }: ServiceContext,
  userId: string,
  deviceToken: string,
): Promise<boolean> {
  const device = await db
    .selectFrom("known_devices")
    .select("device_hash")
    .where("user_id", "=", userId)
    .where("device_hash", "=", keyedHash("device", deviceToken))
    .where("second_factor_at", "is not", null)
    .executeTakeFirst();
  return device !== undefined;
}

/** Whether somebody signed in to the account of this address on the device; false for an address without one. */
export async function isKnownDevice(
  { db, keyedHash }: ServiceContext,
  email: string,
  deviceToken: string | undefined,
): Promise<boolean> {
  const device = await db
    .selectFrom("known_devices")
    .innerJoin("users", "users.id", "known_devices.user_id")
    .select("device_hash")
    .where("users.email", "=", email)
    .where("device_hash", "=", keyedHash("device", deviceToken ?? ""))
    .executeTakeFirst();
  return device !== undefined;
}

/** Removes devices that nobody signed in on for long. */
export async function removeOldDevices(db: Connection): Promise<void> {
  await sql`delete from known_devices where last_used_at < now() - make_interval(days => ${DEVICE_DAYS}::integer)`.execute(
    db,
  );
}
