import type { Tables } from "@standings/database";
import type { AdminUser } from "@standings/domain";
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
