import type { Tables } from "@standings/database";
import { FACTOR_SETUP_MINUTES } from "@standings/domain";
import { sql, type Transaction } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { ServiceError } from "../../errors.ts";
import { addJob } from "../../jobs/add-job.ts";
import { requireUser, type ServiceRequest } from "../../request.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import { sessionsOn } from "../session-store.ts";
import { proveByCode } from "./prove-by-code.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import { logFactorChange } from "./second-factor-state.ts";

/**
 * Turns the second factor on with the first code of the app, and gives the recovery codes, which nobody can read again.
 * The viewer's other sessions end: no session of the account is left that was opened without. Throws SETUP_EXPIRED,
 * SECOND_FACTOR_IS_ON, and as `proveByCode`.
 */
export async function confirmSecondFactor(
  request: ServiceRequest,
  { code }: { readonly code: string },
): Promise<{ readonly recoveryCodes: readonly string[] }> {
  const { services, viewer, caller } = requireUser(request);
  const { userId } = viewer;
  await checkIsBegun(services, userId);
  const entered = { services, caller, userId, entered: code, isFirst: true, knownBy: viewer.token };
  return proveByCode(entered, async (tx, { email }) => {
    await turnOn(tx, userId);
    await sessionsOn(tx).endOthersOf(userId, viewer.token);
    await markSessions(tx, userId);
    const recoveryCodes = await replaceRecoveryCodes(tx, services, userId);
    await logFactorChange(tx, viewer, "second_factor_set");
    const event = { event: "second_factor_on", address: caller.address, userId } as const;
    await recordSecurityEvent(services, event, tx);
    await addJob(tx, "mail_second_factor", { email, what: "on" });
    return { recoveryCodes };
  });
}

async function checkIsBegun({ db, now }: ServiceContext, userId: string): Promise<void> {
  const from = new Date(now().getTime() - FACTOR_SETUP_MINUTES * 60_000);
  const factor = await db
    .selectFrom("second_factors")
    .select("confirmed_at")
    .select(sql<boolean>`created_at > ${from}::timestamptz`.as("is_fresh"))
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (factor?.confirmed_at) throw new ServiceError("SECOND_FACTOR_IS_ON");
  if (!factor?.is_fresh) throw new ServiceError("SETUP_EXPIRED");
}

async function turnOn(tx: Transaction<Tables>, userId: string): Promise<void> {
  await tx
    .updateTable("second_factors")
    .set({ confirmed_at: sql<Date>`now()` })
    .where("user_id", "=", userId)
    .execute();
}

/** This sign-in has just shown its code: what is left of the user's sessions and refresh tokens is its own. */
async function markSessions(tx: Transaction<Tables>, userId: string): Promise<void> {
  const checked = { second_factor_at: sql<Date>`now()` };
  await tx.updateTable("sessions").set(checked).where("user_id", "=", userId).execute();
  await tx.updateTable("refresh_tokens").set(checked).where("user_id", "=", userId).execute();
}
