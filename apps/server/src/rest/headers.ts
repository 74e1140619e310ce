import { randomUUID } from "node:crypto";
import { clientRunIdSchema, lastEventIdSchema } from "@standings/api";
import type { ExportedFile } from "@standings/services";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The `Idempotency-Key` header: 1 to 100 characters. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  return key === undefined ? undefined : clientRunIdSchema.parse(key);
}

/** The name of a start: the body's, else the header's; one that is made up is never sent again. */
export function clientRunIdOf(request: FastifyRequest, named: string | null | undefined): string {
  return named ?? idempotencyKey(request) ?? randomUUID();
}

/** The event after which a stream goes on: 0 without `Last-Event-ID`. Throws for what is no number. */
export function seenEvent({ headers }: FastifyRequest): number {
  return lastEventIdSchema.parse(headers["last-event-id"]?.toString());
}

/** Whether a body names a run to follow. Null is how some clients say that they have none. */
export function isResuming(body: unknown, field: string): boolean {
  if (typeof body !== "object" || body === null) return false;
  const named: unknown = Object.getOwnPropertyDescriptor(body, field)?.value;
  return named !== null && named !== undefined;
}

/** A file to be saved under its name. */
export function sendFile(reply: FastifyReply, { bytes, fileName }: ExportedFile, type: string) {
  return reply
    .header("content-type", type)
    .header("content-disposition", `attachment; filename="${fileName}"`)
    .send(Buffer.from(bytes));
}
