import type { Caller } from "@standings/services";
import type { FastifyRequest } from "fastify";

const USER_AGENT_MAX = 300;
const ADDRESS_MAX = 64;

/** Where a request comes from, for limits and for the owner's list of sessions. */
export function callerOf(request: FastifyRequest): Caller {
  const userAgent = request.headers["user-agent"]?.slice(0, USER_AGENT_MAX).replaceAll("\u0000", "");
  return { address: request.ip.slice(0, ADDRESS_MAX), userAgent: userAgent ?? null };
}
