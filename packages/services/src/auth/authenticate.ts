import { API_TOKEN_PREFIX } from "@standings/domain";
import { allowAnyone, type ServiceRequest, withViewer } from "../request.ts";
import { authenticateToken } from "../tokens/authenticate-token.ts";
import { sessionsOn } from "./session-store.ts";

const API_TOKEN = new RegExp(`^Bearer (${API_TOKEN_PREFIX}\\S{0,200})$`, "i");

/**
 * The request with the viewer behind its `Authorization` header; a guest's for a malformed header or an ended
 * session. Whoever calls with an API token that is none is told so. A heavy request counts as
 * several `calls` of its API token. Throws as `authenticateToken`.
 */
export async function authenticate(
  request: ServiceRequest,
  authorization: string | undefined,
  calls = 1,
): Promise<ServiceRequest> {
  const { services } = allowAnyone(request);
  const apiToken = API_TOKEN.exec(authorization ?? "")?.[1];
  if (apiToken) return withViewer(request, await authenticateToken(services, apiToken, calls));
  const token = /^Bearer ([\w-]{16,128})$/i.exec(authorization ?? "")?.[1];
  if (!token) return withViewer(request, null);
  const session = await sessionsOn(services.db).validate(token);
  return withViewer(request, session && { userId: session.userId, token });
}
