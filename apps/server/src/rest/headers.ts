import { createHash, randomUUID } from "node:crypto";
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

/** Id of what a request begins in a place: the same for one that is sent again with its key. */
export function startIdOf(request: FastifyRequest, place: string): string {
  const key = idempotencyKey(request);
  return key === undefined ? randomUUID() : toUuid(`${place}/${key}`);
}

/** A UUID that a text always gives (RFC 9562, version 8). */
function toUuid(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
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
