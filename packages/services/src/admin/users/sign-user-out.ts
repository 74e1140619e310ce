import { inTransaction, isId } from "@standings/database";
import { lockUser } from "../../auth/lock-user.ts";
import { requireProvenAdmin } from "../../auth/require-proven-admin.ts";
import { eraseSecondFactor } from "../../auth/second-factor/second-factor-state.ts";
import { sessionsOn } from "../../auth/session-store.ts";
import { ServiceError } from "../../errors.ts";
import { addJob } from "../../jobs/add-job.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import { recordChange } from "../record-change.ts";

/**
 * Turns off the second factor of a user who has lost the app and the recovery codes. Throws as `requireProvenAdmin`;
 * USER_NOT_FOUND, SECOND_FACTOR_IS_OFF, or OWN_SECOND_FACTOR: an admin's own takes a code.
 */
export async function resetSecondFactor(request: ServiceRequest, userId: string): Promise<void> {
  const { services, viewer, caller } = await requireProvenAdmin(request);
  if (!isId(userId)) throw new ServiceError("USER_NOT_FOUND");
  if (userId === viewer.userId) throw new ServiceError("OWN_SECOND_FACTOR");
  await inTransaction(services.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new ServiceError("USER_NOT_FOUND");
    if (!(await eraseSecondFactor(tx, userId))) throw new ServiceError("SECOND_FACTOR_IS_OFF");
    await recordChange(tx, viewer, {
      action: "second_factor_removed",
      subjectKind: "user",
      subjectId: userId,
    });
    const event = { event: "second_factor_reset", address: caller.address, userId } as const;
    await recordSecurityEvent(services, event, tx);
    await addJob(tx, "mail_second_factor", { email: user.email, what: "reset" });
  });
}

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
