import {
  authenticate,
  type Caller,
  ServiceError,
  type ServiceRequest,
  type Services,
} from "@standings/services";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { weightOfRequest } from "./http/call-weights.ts";
import { followTokenCalls } from "./http/token-calls.ts";

/** The service request of an HTTP request: first argument of every verb. A session is read once per request. */
export type RequestOf = (request: FastifyRequest) => Promise<ServiceRequest>;

/** Options of the REST bridge's routes. */
export interface RouteOptions {
  readonly requestOf: RequestOf;
  /** The same for routes of signed-in users. Rejects with AUTHENTICATION_REQUIRED, whatever the body. */
  readonly userRequestOf: RequestOf;
}

const USER_AGENT_MAX = 300;
const ADDRESS_MAX = 64;

export function createRequestOf(server: FastifyInstance, services: Services): RouteOptions {
  const requests = new WeakMap<FastifyRequest, Promise<ServiceRequest>>();
  const authenticated: RequestOf = (request) => {
    const known = requests.get(request);
    if (known) return known;
    const made = authenticate(
      services.request(callerOf(request)),
      request.headers.authorization,
      weightOfRequest(request),
    );
    requests.set(request, made);
    return made;
  };
  const requestOf = followTokenCalls(server, services, authenticated);
  return {
    requestOf,
    async userRequestOf(request) {
      const made = await requestOf(request);
      if (!made.viewer) throw new ServiceError("AUTHENTICATION_REQUIRED");
      return made;
    },
  };
}

/** Address and browser of a request, for limits and for the owner's list of sessions. */
export function callerOf(request: FastifyRequest): Caller {
  const userAgent = request.headers["user-agent"]?.slice(0, USER_AGENT_MAX).replaceAll("\u0000", "");
  return { address: request.ip.slice(0, ADDRESS_MAX), userAgent: userAgent ?? null };
}
