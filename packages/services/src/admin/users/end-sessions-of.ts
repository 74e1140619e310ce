import { inTransaction, isId } from "@standings/database";
import { lockUser } from "../../auth/lock-user.ts";
import { sessionsOn } from "../../auth/session-store.ts";
import { ServiceError } from "../../errors.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { recordChange } from "../record-change.ts";

/** Ends all sessions of a user at once, with what would renew them; how many there were. For admins. Throws USER_NOT_FOUND. */
export async function endSessionsOf(request: ServiceRequest, userId: string): Promise<number> {
  const { services, viewer } = await requireAdmin(request);
  if (!isId(userId)) throw new ServiceError("USER_NOT_FOUND");
  return inTransaction(services.db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new ServiceError("USER_NOT_FOUND");
    const sessions = (await sessionsOn(tx).list(userId, viewer.token)).length;
    await sessionsOn(tx).endAllOf(userId);
    const subject = { subjectKind: "user", subjectId: userId } as const;
    await recordChange(tx, viewer, { action: "user_sessions_ended", ...subject, before: { sessions } });
    return sessions;
  });
}
