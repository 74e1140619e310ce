import { inTransaction, isId } from "@standings/database";
import { hashToken } from "@standings/integrations";
import type { ServiceContext, Viewer } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { endSessions } from "./end-sessions.ts";

/** Ends one of the viewer's sessions by its id in the list. Throws NOT_FOUND, also for somebody else's. */
export async function endSession({ db }: ServiceContext, viewer: Viewer, id: string): Promise<void> {
  if (!isId(id)) throw new ServiceError("NOT_FOUND");
  await inTransaction(db, async (tx) => {
    const ended = await tx
      .deleteFrom("sessions")
      .where("public_id", "=", id)
      .where("user_id", "=", viewer.userId)
      .returning("id")
      .executeTakeFirst();
    if (!ended) throw new ServiceError("NOT_FOUND");
    await tx.deleteFrom("refresh_tokens").where("session_id", "=", ended.id).execute();
  });
}

/** Signs the viewer out everywhere but here. */
export async function endOtherSessions({ db }: ServiceContext, viewer: Viewer): Promise<void> {
  await inTransaction(db, (tx) =>
    endSessions(tx, { userId: viewer.userId, except: hashToken(viewer.token) }),
  );
}
