import { allowAnyone, type ServiceRequest, withViewer } from "../request.ts";
import { sessionsOn } from "./session-store.ts";

/**
 * The request with the viewer behind its `Authorization` header; a guest's for a malformed header or an ended
 * session.
 */
export async function authenticate(
  request: ServiceRequest,
  authorization: string | undefined,
): Promise<ServiceRequest> {
  const { services } = allowAnyone(request);
  const token = /^Bearer ([\w-]{16,128})$/i.exec(authorization ?? "")?.[1];
  if (!token) return withViewer(request, null);
  const session = await sessionsOn(services.db).validate(token);
  return withViewer(request, session && { userId: session.userId, token });
}
