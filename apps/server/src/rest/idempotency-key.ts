import { clientRunIdSchema } from "@standings/api";
import type { FastifyRequest } from "fastify";

/** The `Idempotency-Key` header: 1 to 100 characters. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  return key === undefined ? undefined : clientRunIdSchema.parse(key);
}
