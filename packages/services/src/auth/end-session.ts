import { inTransaction } from "@standings/database";
import { ServiceError } from "../errors.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import { sessionsOn } from "./session-store.ts";

/** Ends one of the viewer's sessions by its id in the list. Throws NOT_FOUND, also for a session of another user. */
export async function endSession(request: ServiceRequest, id: string): Promise<void> {
  const { services, viewer } = requireUser(request);
  const hasEnded = await sessionsOn(services.db).endByPublicId(viewer.userId, id);
  if (!hasEnded) throw new ServiceError("NOT_FOUND");
}

/** Signs the viewer out everywhere but here. */
export async function endOtherSessions(request: ServiceRequest): Promise<void> {
  const { services, viewer } = requireUser(request);
  await inTransaction(services.db, (tx) => sessionsOn(tx).endOthersOf(viewer.userId, viewer.token));
}
