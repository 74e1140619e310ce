import type { Connection, Tables } from "@standings/database";
import type { SubscriptionStatus } from "@standings/domain";
import type { Selectable } from "kysely";
import { ServiceError } from "../errors.ts";

/** A user as the user sees it (spec part 1 §3). */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly credits: number;
  readonly subscription_status: SubscriptionStatus;
  /** ISO 8601, or null when there is no trial. */
  readonly trial_ends_at: string | null;
  readonly role: "user" | "admin";
  readonly emailVerified: boolean;
  readonly authProvider: string;
  /** False for an account that only an identity provider opens. */
  readonly hasPassword: boolean;
  /** Whether new searches are private unless said otherwise. */
  readonly privateByDefault: boolean;
}

export function toUser(row: Selectable<Tables["users"]>): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    credits: row.credits,
    subscription_status: row.subscription_status,
    trial_ends_at: row.trial_ends_at?.toISOString() ?? null,
    role: row.role,
    emailVerified: row.email_verified_at !== null,
    authProvider: row.auth_provider,
    hasPassword: row.password_hash !== null,
    privateByDefault: row.private_by_default,
  };
}

/** Throws AUTHENTICATION_REQUIRED when the account is gone. */
export async function getUser(db: Connection, userId: string): Promise<User> {
  const row = await db.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirst();
  if (!row) throw new ServiceError("AUTHENTICATION_REQUIRED");
  return toUser(row);
}
