import type { Connection } from "@standings/database";
import { API_USE_DAYS, type ApiToken } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";

/** The first of the days that the use of tokens is told for (UTC). */
export const FIRST_USE_DAY = sql<string>`((now() at time zone 'utc')::date - ${API_USE_DAYS - 1}::integer)`;

/** A user's tokens that were not revoked, the newest first; or one of them. */
export async function readTokens(db: Connection, userId: string, id?: string): Promise<ApiToken[]> {
  let tokens = db
    .selectFrom("api_tokens")
    .leftJoin("api_token_days", (join) =>
      join.onRef("token_id", "=", "api_tokens.id").on(sql<boolean>`day >= ${FIRST_USE_DAY}`),
    )
    .select([
      "api_tokens.id",
      "name",
      "hint",
      "scopes",
      "daily_credits",
      "created_at",
      "expires_at",
      "last_used_at",
    ])
    .select([
      sql<number>`coalesce(sum(calls), 0)::integer`.as("calls"),
      sql<number>`coalesce(sum(api_token_days.credits) filter (where day = (now() at time zone 'utc')::date), 0)
        ::integer`.as("spent_today"),
    ])
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .groupBy("api_tokens.id")
    .orderBy("created_at", "desc")
    .orderBy("api_tokens.id", "desc");
  if (id !== undefined) tokens = tokens.where("api_tokens.id", "=", id);
  const rows = await tokens.execute();
  return rows.map(({ id, name, hint, scopes, calls, ...row }) => ({
    id,
    name,
    hint,
    scopes,
    calls,
    dailyCredits: row.daily_credits,
    spentToday: row.spent_today,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}

/** Whether an account may call from outside and be told of events: an admin has switched it on, or models are the sandbox's. */
export async function hasApiAccess(
  db: Connection,
  { settings }: Pick<ServiceContext, "settings">,
  userId: string,
): Promise<boolean> {
  if (settings.modelsAreSandbox) return true;
  const user = await db.selectFrom("users").select("api_access").where("id", "=", userId).executeTakeFirst();
  return user?.api_access ?? false;
}
