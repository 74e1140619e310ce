import { requireUser, type ServiceRequest } from "../request.ts";
import { sessionsOn } from "./session-store.ts";

/** Ends the viewer's session on the server, with the refresh token that belongs to it. */
export async function logout(request: ServiceRequest): Promise<void> {
  const { services, viewer } = requireUser(request);
  await sessionsOn(services.db).end(viewer.token);
}
