import { inTransaction } from "@standings/database";
import { requireUser, type ServiceRequest } from "../request.ts";
import { lockUser } from "./lock-user.ts";
import { sessionsOn } from "./session-store.ts";

/** Ends the viewer's session on the server, also one that a renewal under way would put in its place. */
export async function logout(request: ServiceRequest): Promise<void> {
  const { services, viewer } = requireUser(request);
  await inTransaction(services.db, async (tx) => {
    await lockUser(tx, viewer.userId);
    await sessionsOn(tx).end(viewer.token);
  });
}
