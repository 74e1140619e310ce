import type { FastifyRequest } from "fastify";

/** The sandbox's address as a request reached it, without a slash at the end. */
export function baseOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
