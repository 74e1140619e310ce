import type { Connection } from "@standings/database";
import { endChallengesOf } from "./challenges.ts";

/** Removes a user's second factor with its recovery codes; sessions go on as ones without. False: there was none on. */
export async function eraseSecondFactor(tx: Connection, userId: string): Promise<boolean> {
  const erased = await tx
    .deleteFrom("second_factors")
    .where("user_id", "=", userId)
    .returning("confirmed_at")
    .executeTakeFirst();
  await endChallengesOf(tx, userId);
  const without = { second_factor_at: null };
  await tx.updateTable("sessions").set(without).where("user_id", "=", userId).execute();
  await tx.updateTable("refresh_tokens").set(without).where("user_id", "=", userId).execute();
  return erased !== undefined && erased.confirmed_at !== null;
}
