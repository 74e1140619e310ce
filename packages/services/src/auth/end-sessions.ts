import type { Connection } from "@standings/database";

export interface EndedSessions {
  readonly userId: string;
  /** Hash of the session that stays. */
  readonly except?: string;
}

/** Ends a user's sessions on the server, with the refresh tokens that belong to them. */
export async function endSessions(tx: Connection, { userId, except = "" }: EndedSessions): Promise<void> {
  await tx.deleteFrom("sessions").where("user_id", "=", userId).where("id", "<>", except).execute();
  await tx
    .deleteFrom("refresh_tokens")
    .where("user_id", "=", userId)
    .where("session_id", "<>", except)
    .execute();
}
