import type { Tables } from "@standings/database";
import type { AdminUser, UserReference } from "@standings/domain";
import type { Selectable } from "kysely";

export const USER_COLUMNS = [
  "id",
  "name",
  "email",
  "role",
  "credits",
  "auth_provider",
  "email_verified_at",
  "subscription_status",
  "trial_ends_at",
  "api_access",
  "created_at",
] as const;

export type UserRow = Pick<Selectable<Tables["users"]>, (typeof USER_COLUMNS)[number]>;

export function toAdminUser(row: UserRow): AdminUser {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    credits: row.credits,
    authProvider: row.auth_provider,
    emailVerified: row.email_verified_at !== null,
    plan: row.subscription_status,
    trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
    apiAccess: row.api_access,
    createdAt: row.created_at.toISOString(),
  };
}

/** Columns of the user that a row belongs to, over a left join that passes over deleted accounts. */
export const OWNER_COLUMNS = [
  "users.id as owner_id",
  "users.name as owner_name",
  "users.email as owner_email",
] as const;

interface Owner {
  readonly owner_id: string | null;
  readonly owner_name: string | null;
  readonly owner_email: string | null;
}

/** Null for a deleted account. */
export function toUserReference({ owner_id, owner_name, owner_email }: Owner): UserReference | null {
  if (owner_id === null) return null;
  return { id: owner_id, name: owner_name ?? "", email: owner_email ?? "" };
}
