import { addLedgerEntry, inTransaction, isId } from "@standings/database";
import { ServiceError } from "../errors.ts";
import { requireAdmin, type ServiceRequest } from "../request.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";

export interface Adjustment {
  readonly userId: string;
  /** The balance it should be, 0 or more. */
  readonly credits: number;
  /** Unique per user and adjustment; repeated, nothing happens again. */
  readonly reference: string;
}

/**
 * An admin sets a user's balance; the ledger gets the difference, with the admin as its note. Returns the
 * balance. For admins. Throws FORBIDDEN, USER_NOT_FOUND or INVALID_ADJUSTMENT.
 */
export async function adjustCredits(
  request: ServiceRequest,
  { userId, credits, reference }: Adjustment,
): Promise<number> {
  const { services, viewer: admin, caller } = await requireAdmin(request);
  if (!isId(userId)) throw new ServiceError("USER_NOT_FOUND");
  return inTransaction(services.db, async (tx) => {
    const user = await tx
      .selectFrom("users")
      .select("credits")
      .where("id", "=", userId)
      .forUpdate()
      .executeTakeFirst();
    if (!user) throw new ServiceError("USER_NOT_FOUND");
    const earlier = await tx
      .selectFrom("ledger_entries")
      .select("balance")
      .where("reason", "=", "adjustment")
      .where("reference", "=", `${userId}/${reference}`)
      .executeTakeFirst();
    if (earlier) return earlier.balance;
    const delta = credits - user.credits;
    if (delta === 0) return credits;
    const entry = {
      userId,
      delta,
      reason: "adjustment",
      reference: `${userId}/${reference}`,
      note: admin.userId,
    } as const;
    const balance = await addLedgerEntry(tx, entry);
    if (balance === null) throw new ServiceError("INVALID_ADJUSTMENT");
    const details = { action: "adjust_credits", admin: admin.userId, from: user.credits, to: balance };
    await recordSecurityEvent(services, { event: "admin_wrote", ...caller, userId, details }, tx);
    return balance;
  });
}
