import {
  authenticate,
  openServices,
  type ServiceContext,
  ServiceError,
  type Viewer,
} from "@standings/services";
import type { FastifyRequest } from "fastify";
import { callerOf } from "./request-of.ts";

/** The signed-in user behind a request. Throws AUTHENTICATION_REQUIRED. */
export async function requireViewer(services: ServiceContext, request: FastifyRequest): Promise<Viewer> {
  const guest = openServices(services).request(callerOf(request));
  const { viewer } = await authenticate(guest, request.headers.authorization);
  if (!viewer) throw new ServiceError("AUTHENTICATION_REQUIRED");
  return viewer;
}
