import { inputMessage } from "@standings/api";
import { ERRORS, REQUEST_FAULTS } from "@standings/domain";
import { isDatabaseAway, type ServiceError, toServiceError } from "@standings/services";
import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { ZodError } from "zod";

/** The one place that turns a failure into `{ "error": … }` and a status (decisions "Errors"). */
export function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, message, retryAfter, fields } = describe(error);
  if (isDatabaseAway(error)) request.log.warn({ err: error }, "request without a database");
  if (status === 500) request.log.error({ err: error, requestId: request.id }, "request failed");
  const body = status === 500 ? { error: message, requestId: request.id } : { error: message, ...fields };
  if (retryAfter) reply.header("retry-after", retryAfter);
  void reply.status(status).send(body);
}

export function notFoundHandler(_request: FastifyRequest, reply: FastifyReply): void {
  void reply.status(ERRORS.NOT_FOUND.status).send({ error: ERRORS.NOT_FOUND.message });
}

interface Described {
  readonly status: number;
  readonly message: string;
  /** Seconds. */
  readonly retryAfter?: number | null;
  readonly fields?: ServiceError["fields"];
}

function describe(error: FastifyError): Described {
  const expected = toServiceError(error);
  if (expected) return expected;
  // An odd spelling of a file's address, "//" within it for one.
  if (error.code === "FST_STATIC_FORBIDDEN_PATH") return ERRORS.NOT_FOUND;
  if (error instanceof ZodError) return { status: 400, message: inputMessage(error) };
  // tRPC throws before its own error handling when it cannot read a request, such as one with a malformed Host.
  const status = error instanceof TRPCError ? getHTTPStatusCodeFromError(error) : (error.statusCode ?? 500);
  if (status === 413) return ERRORS.PAYLOAD_TOO_LARGE;
  // Fastify's own complaints about a request.
  if (status === 415) return { status, message: REQUEST_FAULTS.unsupportedType };
  if (status >= 400 && status < 500) {
    const isMalformed = error.code === "FST_ERR_CTP_INVALID_JSON_BODY";
    return { status, message: isMalformed ? REQUEST_FAULTS.malformedJson : ERRORS.REQUEST_FAILED.message };
  }
  return ERRORS.REQUEST_FAILED;
}
