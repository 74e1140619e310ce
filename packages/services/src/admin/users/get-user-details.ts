import { isId } from "@standings/database";
import { type AdminUserDetails, CURRENCY } from "@standings/domain";
import { sessionsOn } from "../../auth/session-store.ts";
import { ServiceError } from "../../errors.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { toAdminUser, USER_COLUMNS } from "./to-admin-user.ts";

/** A user with sessions, searches and purchases. For admins. Throws USER_NOT_FOUND. */
export async function getUserDetails(request: ServiceRequest, id: string): Promise<AdminUserDetails> {
  const { services, viewer } = await requireAdmin(request);
  const { db } = services;
  if (!isId(id)) throw new ServiceError("USER_NOT_FOUND");
  const user = await db
    .selectFrom("users")
    .leftJoin("second_factors", "second_factors.user_id", "users.id")
    .select([
      ...USER_COLUMNS.map((column) => `users.${column}` as const),
      "plan_subscription_id",
      "confirmed_at",
    ])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!user) throw new ServiceError("USER_NOT_FOUND");
  const [sessions, searches, purchases] = await Promise.all([
    sessionsOn(db).list(id, viewer.token),
    db
      .selectFrom("search_counts")
      .select((eb) => eb.fn.sum<string | null>("count").as("count"))
      .where("user_id", "=", id)
      .executeTakeFirst(),
    db
      .selectFrom("payments")
      .select((eb) => [
        eb.fn.countAll<string>().as("count"),
        eb.fn.sum<string | null>(eb("amount", "-", eb.ref("amount_refunded"))).as("amount"),
      ])
      .where("user_id", "=", id)
      .where("credits_granted", ">", 0)
      .executeTakeFirst(),
  ]);
  return {
    ...toAdminUser(user),
    sessions: sessions
      .sort((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime())
      .map(({ publicId, userAgent, createdAt, lastUsedAt }) => ({
        id: publicId,
        userAgent,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      })),
    searches: Number(searches?.count ?? 0),
    purchases: {
      count: Number(purchases?.count ?? 0),
      amount: Number(purchases?.amount ?? 0),
      currency: CURRENCY,
    },
    secondFactorSince: user.confirmed_at?.toISOString() ?? null,
    hasSubscription: user.plan_subscription_id !== null,
  };
}
