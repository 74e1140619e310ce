import type { FastifyReply } from "fastify";

interface GatewayErrorBody {
  readonly error: {
    readonly message: string;
    readonly code: number;
    readonly metadata?: Readonly<Record<string, unknown>>;
  };
}

/** A refusal in OpenRouter's words and shape; `status` is both the HTTP status and the body's `code`. */
export class GatewayError extends Error {
  readonly status: number;
  readonly metadata: Readonly<Record<string, unknown>> | undefined;

  constructor(status: number, message: string, metadata?: Readonly<Record<string, unknown>>) {
    super(message);
    this.name = "GatewayError";
    this.status = status;
    this.metadata = metadata;
  }

  toBody(): GatewayErrorBody {
    const { message, status: code, metadata } = this;
    return { error: metadata ? { message, code, metadata } : { message, code } };
  }
}

export function sendGatewayError(reply: FastifyReply, error: unknown): FastifyReply {
  const known = toGatewayError(error);
  return reply.code(known.status).send(known.toBody());
}

function toGatewayError(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  if (status === 413) return new GatewayError(413, "Request body is too large");
  if (status >= 400 && status < 500) return new GatewayError(400, "Request body is not valid JSON");
  return new GatewayError(500, error instanceof Error ? error.message : "Internal Server Error");
}
