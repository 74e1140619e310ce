import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { StripeError } from "./stripe-error.ts";

/** Any failure in Stripe's shape; the unexpected says nothing about itself. */
export function sendStripeError(
  error: FastifyError | StripeError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  const refusal = toStripeError(error);
  reply
    .code(refusal.status)
    .headers(refusal.headers)
    .type("application/json")
    .send(JSON.stringify(refusal.toBody(), null, 2));
}

function toStripeError(error: FastifyError | StripeError): StripeError {
  if (error instanceof StripeError) return error;
  const { statusCode = 500 } = error;
  if (statusCode < 500)
    return new StripeError(error.message, { status: statusCode === 415 ? 400 : statusCode });
  return new StripeError("An unknown error occurred", { status: 500, type: "api_error" });
}
