import type { FastifyRequest } from "fastify";
import { z } from "zod";

const params = z.object({ id: z.string() });

/** The `:id` of a path. */
export function idOf(request: FastifyRequest): string {
  return params.parse(request.params).id;
}
