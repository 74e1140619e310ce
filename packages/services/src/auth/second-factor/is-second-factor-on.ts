import type { Connection } from "@standings/database";

/** Whether signing in to an account takes a second factor. */
export async function isSecondFactorOn(db: Connection, userId: string): Promise<boolean> {
  const factor = await db
    .selectFrom("second_factors")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  return factor !== undefined;
}
