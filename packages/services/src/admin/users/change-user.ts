import { addLedgerEntry, inTransaction, isId, newId, type Tables } from "@standings/database";
import {
  type AdminUser,
  CHANGE_REASON,
  changedFields,
  type SubscriptionStatus,
  type UserRole,
} from "@standings/domain";
import { sql, type Transaction } from "kysely";
import { requireProvenAdmin } from "../../auth/require-proven-admin.ts";
import { isTaken, ServiceError } from "../../errors.ts";
import { addJob } from "../../jobs/add-job.ts";
import { requireAdmin, type ServiceRequest, type Viewer } from "../../request.ts";
import { queueWaiting } from "../../webhooks/queue-delivery.ts";
import { recordChange } from "../record-change.ts";
import { keepAnAdmin } from "./keep-an-admin.ts";
import { toAdminUser, USER_COLUMNS } from "./to-admin-user.ts";

/** What an admin changes of a user; what is left out stays. */
export interface UserChanges {
  readonly id: string;
  readonly name?: string | undefined;
  /** Lower-case. */
  readonly email?: string | undefined;
  readonly role?: UserRole | undefined;
  readonly emailVerified?: boolean | undefined;
  readonly plan?: SubscriptionStatus | undefined;
  readonly apiAccess?: boolean | undefined;
  /** The balance it should be, 0 or more. */
  readonly credits?: number | undefined;
  /** The balance that the admin saw. */
  readonly creditsBefore?: number | undefined;
  /** Of the change of credits; it is kept in the ledger. */
  readonly reason?: string | undefined;
}

/**
 * Changes a user. A changed balance is one ledger entry of the difference, with the reason. Throws as `requireAdmin`,
 * for a role, credits, an address or a plan as `requireProvenAdmin`; USER_NOT_FOUND, EMAIL_TAKEN, LAST_ADMIN, PLAN_IS_PAID,
 * BALANCE_CHANGED or INVALID_ADJUSTMENT.
 */
export async function changeUser(request: ServiceRequest, changes: UserChanges): Promise<AdminUser> {
  const { services, viewer } = await requireAdmin(request);
  const { id, role, credits } = changes;
  if (!isId(id)) throw new ServiceError("USER_NOT_FOUND");
  const known = await services.db
    .selectFrom("users")
    .select(["role", "credits", "email", "email_verified_at", "subscription_status as plan"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!known) throw new ServiceError("USER_NOT_FOUND");
  const touchesRole = role !== undefined && role !== known.role;
  const touchesCredits = credits !== undefined && credits !== (changes.creditsBefore ?? known.credits);
  // Who sets an address can have its password reset, and a plan is worth more than credits.
  const touchesAccess = differs(changes.email, known.email) || differs(changes.plan, known.plan);
  if (touchesRole || touchesCredits || touchesAccess) await requireProvenAdmin(request);
  const endsSignIn = changes.emailVerified === false && known.email_verified_at !== null;
  return inTransaction(services.db, async (tx) => {
    if ((touchesRole && role === "user") || endsSignIn) await keepAnAdmin(tx, id);
    const before = await lockWhole(tx, id);
    // Somebody else changed it meanwhile, and no proof was asked for.
    const settled = {
      ...changes,
      role: touchesRole ? role : undefined,
      email: touchesAccess ? changes.email : undefined,
      plan: touchesAccess ? changes.plan : undefined,
      emailVerified: endsSignIn || changes.emailVerified ? changes.emailVerified : undefined,
    };
    await changeFields(tx, viewer, before, settled);
    if (touchesCredits) await setBalance(tx, viewer, before, { ...changes, credits });
    return toAdminUser(await lockWhole(tx, id));
  });
}

function differs<Value>(wanted: Value | undefined, known: Value): boolean {
  return wanted !== undefined && wanted !== known;
}

async function lockWhole(tx: Transaction<Tables>, id: string) {
  const user = await tx
    .selectFrom("users")
    .select([...USER_COLUMNS, "plan_subscription_id"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw new ServiceError("USER_NOT_FOUND");
  return user;
}

type Locked = Awaited<ReturnType<typeof lockWhole>>;

async function changeFields(
  tx: Transaction<Tables>,
  admin: Viewer,
  before: Locked,
  changes: UserChanges,
): Promise<void> {
  const { id, name, email, role, emailVerified, plan, apiAccess } = fieldsOf(before);
  const wanted = {
    name: changes.name ?? name,
    email: changes.email ?? email,
    role: changes.role ?? role,
    emailVerified: changes.emailVerified ?? emailVerified,
    plan: changes.plan ?? plan,
    apiAccess: changes.apiAccess ?? apiAccess,
  };
  const changed = changedFields({ name, email, role, emailVerified, plan, apiAccess }, wanted);
  if (Object.keys(changed.after).length === 0) return;
  if (wanted.plan !== plan && before.plan_subscription_id !== null) throw new ServiceError("PLAN_IS_PAID");
  const update = tx
    .updateTable("users")
    .set({
      name: wanted.name,
      email: wanted.email,
      role: wanted.role,
      subscription_status: wanted.plan,
      api_access: wanted.apiAccess,
      email_verified_at: wanted.emailVerified ? sql<Date>`coalesce(email_verified_at, now())` : null,
    })
    .where("id", "=", id);
  try {
    await update.execute();
  } catch (error) {
    if (isTaken(error, "users_email_key")) throw new ServiceError("EMAIL_TAKEN");
    throw error;
  }
  if (wanted.email !== email) {
    // A link that was mailed to the address of before opens nothing any more.
    await tx.deleteFrom("password_resets").where("user_id", "=", id).execute();
    for (const owner of [email, wanted.email])
      await addJob(tx, "mail_account_notice", { email: owner, what: "address_changed" });
    await addJob(tx, "move_customer", { userId: id });
  }
  if (wanted.apiAccess && !apiAccess) await queueWaiting(tx, { user_id: id });
  await recordChange(tx, admin, { action: "user_changed", subjectKind: "user", subjectId: id, ...changed });
}

function fieldsOf(row: Locked) {
  const { id, name, email, role, emailVerified, plan, apiAccess } = toAdminUser(row);
  return { id, name, email, role, emailVerified, plan, apiAccess };
}

interface Balance {
  /** The owner's new address, where it changes with it. */
  readonly email?: string | undefined;
  readonly credits: number;
  readonly creditsBefore?: number | undefined;
  readonly reason?: string | undefined;
}

async function setBalance(
  tx: Transaction<Tables>,
  admin: Viewer,
  { id, email, credits: before }: Locked,
  { email: owner = email, credits, creditsBefore = before, reason = CHANGE_REASON }: Balance,
): Promise<void> {
  if (creditsBefore !== before) {
    const message = `The balance is ${before} by now, not ${creditsBefore}. Please look again.`;
    throw new ServiceError("BALANCE_CHANGED", { message, fields: { currentCredits: before } });
  }
  if (credits === before) return;
  const entry = {
    userId: id,
    delta: credits - before,
    reason: "adjustment",
    reference: `${id}/${newId()}`,
  } as const;
  const balance = await addLedgerEntry(tx, { ...entry, note: reason });
  if (balance === null) throw new ServiceError("INVALID_ADJUSTMENT");
  await recordChange(tx, admin, {
    action: "user_credits_set",
    subjectKind: "user",
    subjectId: id,
    before: { credits: before },
    after: { credits: balance },
    reason,
  });
  // Who changes their own balance knows of it.
  if (id === admin.userId) return;
  await addJob(tx, "mail_credits_changed", { email: owner, delta: entry.delta, credits: balance, reason });
}
