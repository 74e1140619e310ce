import { inTransaction } from "@standings/database";
import { ServiceError } from "../errors.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { confirmIdentity } from "./confirm-identity.ts";
import { lockUser } from "./lock-user.ts";
import { sessionsOn } from "./session-store.ts";

export interface SessionEnd {
  /** Of the session in the viewer's list. */
  readonly id: string;
  readonly password?: string | undefined;
}

/**
 * Ends one of the viewer's sessions. Throws NOT_FOUND, also for a session of another user, and as
 * `confirmIdentity`.
 */
export async function endSession(request: ServiceRequest, { id, password }: SessionEnd): Promise<void> {
  const guarded = requireUser(request);
  const { services, viewer, caller } = guarded;
  const proof = await confirmIdentity(guarded, password);
  await inTransaction(services.db, async (tx) => {
    const { id: userId } = await proof.lock(tx);
    const hasEnded = await sessionsOn(tx).endByPublicId(viewer.userId, id);
    if (!hasEnded) throw new ServiceError("NOT_FOUND");
    const details = { which: "one" };
    await recordSecurityEvent(services, { event: "sessions_ended", ...caller, userId, details }, tx);
  });
}

/** Signs the viewer out everywhere but here. Throws as `confirmIdentity`. */
export async function endOtherSessions(
  request: ServiceRequest,
  { password }: Pick<SessionEnd, "password"> = {},
): Promise<void> {
  const guarded = requireUser(request);
  const { services, viewer, caller } = guarded;
  const proof = await confirmIdentity(guarded, password);
  await inTransaction(services.db, async (tx) => {
    const { id: userId } = await proof.lock(tx);
    await sessionsOn(tx).endOthersOf(userId, viewer.token);
    const details = { which: "others" };
    await recordSecurityEvent(services, { event: "sessions_ended", ...caller, userId, details }, tx);
  });
}

/** Ends the viewer's session on the server, also one that a renewal under way would put in its place. */
export async function logout(request: ServiceRequest): Promise<void> {
  const { services, viewer } = requireUser(request);
  await inTransaction(services.db, async (tx) => {
    await lockUser(tx, viewer.userId);
    await sessionsOn(tx).end(viewer.token);
  });
}
