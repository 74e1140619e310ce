import type { Connection } from "@standings/database";

/** Ends every API token of a user, as a new password by mail ends every session. Gives how many there were. */
export async function revokeTokensOf(tx: Connection, userId: string): Promise<number> {
  const revoked = await tx
    .updateTable("api_tokens")
    .set({ revoked_at: new Date() })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .returning("id")
    .execute();
  return revoked.length;
}
