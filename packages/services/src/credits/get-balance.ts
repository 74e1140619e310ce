import type { Connection } from "@standings/database";

/** Credits a user holds right now. */
export async function getBalance(db: Connection, userId: string): Promise<number> {
  const user = await db
    .selectFrom("users")
    .select("credits")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return user.credits;
}
