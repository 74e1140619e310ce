import { requireScope, type ServiceRequest } from "../request.ts";
import { readUser, type User } from "./user-view.ts";

/** The signed-in user. Throws AUTHENTICATION_REQUIRED, also when the account is gone. */
export function getViewer(request: ServiceRequest): Promise<User> {
  const { services, viewer } = requireScope(request, "read");
  return readUser(services.db, viewer.userId);
}
