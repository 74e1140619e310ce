import { addLedgerEntry, inTransaction } from "@standings/database";
import { type AdminUser, mailboxOf, USER_ADDED_REASON, type UserRole } from "@standings/domain";
import { sql } from "kysely";
import { checkNewPassword, hashPassword } from "../../auth/passwords.ts";
import { endRegistrationsOf } from "../../auth/registrations.ts";
import { requireProvenAdmin } from "../../auth/require-proven-admin.ts";
import { ServiceError } from "../../errors.ts";
import type { ServiceRequest } from "../../request.ts";
import { recordChange } from "../record-change.ts";
import { toAdminUser, USER_COLUMNS } from "./to-admin-user.ts";

export interface NewUser {
  readonly name: string;
  /** Lower-case. */
  readonly email: string;
  readonly password: string;
  /** 0 or more. */
  readonly credits: number;
  readonly role: UserRole;
  readonly emailVerified: boolean;
}

/**
 * Adds an account with a password, credits and the trial of new accounts. Its mailbox counts as one that has had its
 * sign-up credits. Throws as `requireProvenAdmin` and `checkNewPassword`, or EMAIL_TAKEN.
 */
export async function addUser(request: ServiceRequest, user: NewUser): Promise<AdminUser> {
  const { services, viewer } = await requireProvenAdmin(request);
  const { name, email, password, credits, role, emailVerified } = user;
  await checkNewPassword(password, user);
  const passwordHash = await hashPassword(password);
  return inTransaction(services.db, async (tx) => {
    const added = await tx
      .insertInto("users")
      .values({
        name,
        email,
        role,
        password_hash: passwordHash,
        email_verified_at: emailVerified ? new Date() : null,
        trial_ends_at: new Date(Date.now() + services.settings.trialDays * 86_400_000),
        mailbox_hash: services.keyedHash("mailbox", mailboxOf(email)),
      })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) throw new ServiceError("EMAIL_TAKEN");
    await endRegistrationsOf(tx, email);
    const entry = {
      userId: added.id,
      delta: credits,
      reason: "adjustment",
      reference: `${added.id}/added`,
    } as const;
    await addLedgerEntry(tx, { ...entry, note: USER_ADDED_REASON });
    await recordChange(tx, viewer, {
      action: "user_added",
      subjectKind: "user",
      subjectId: added.id,
      after: { name, email, role, emailVerified, credits },
    });
    const row = tx.selectFrom("users").select(USER_COLUMNS).where(sql<boolean>`id = ${added.id}::uuid`);
    return toAdminUser(await row.executeTakeFirstOrThrow());
  });
}
