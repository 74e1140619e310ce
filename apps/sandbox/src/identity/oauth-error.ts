import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";

type OAuthCode =
  | "invalid_request"
  | "invalid_client"
  | "invalid_grant"
  | "invalid_token"
  | "unsupported_grant_type";

/** A refusal as OAuth words it (RFC 6749 §5.2, RFC 6750 §3). */
export class OAuthError extends Error {
  readonly code: OAuthCode;
  readonly status: number;
  /** The value of `WWW-Authenticate`, for 401. */
  readonly challenge: string | null;

  constructor(code: OAuthCode, message: string, refusal: { status?: number; challenge?: string } = {}) {
    super(message);
    this.code = code;
    this.status = refusal.status ?? 400;
    this.challenge = refusal.challenge ?? null;
  }
}

export function sendOAuthError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof OAuthError) {
    if (error.challenge !== null) reply.header("www-authenticate", error.challenge);
    sendError(reply, error.status, error.code, error.message);
  } else if (error.statusCode !== undefined && error.statusCode < 500) {
    sendError(reply, error.statusCode, "invalid_request", error.message);
  } else {
    sendError(reply, 500, "server_error", "Unexpected failure");
  }
}

function sendError(reply: FastifyReply, status: number, error: string, description: string): void {
  reply.code(status).header("cache-control", "no-store").send({ error, error_description: description });
}
