import { authenticate, type ServiceContext, ServiceError, type Viewer } from "@standings/services";
import type { FastifyRequest } from "fastify";

/** The signed-in user behind a request. Throws AUTHENTICATION_REQUIRED. */
export async function requireViewer(services: ServiceContext, request: FastifyRequest): Promise<Viewer> {
  const viewer = await authenticate(services, request.headers.authorization);
  if (!viewer) throw new ServiceError("AUTHENTICATION_REQUIRED");
  return viewer;
}
