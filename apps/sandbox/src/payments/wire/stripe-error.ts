import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Stored, Table } from "../store/store.ts";

type StripeErrorType = "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";

interface Details {
  readonly status?: number;
  readonly type?: StripeErrorType;
  readonly code?: string;
  readonly param?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The parameters are not valid, so the call has not begun; its idempotency key is free. */
  readonly isBeforeCall?: boolean;
}

/** A refusal in Stripe's form; 400 `invalid_request_error` by default. */
export class StripeError extends Error {
  readonly status: number;
  readonly type: StripeErrorType;
  readonly code: string | undefined;
  readonly param: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly isBeforeCall: boolean;

  constructor(message: string, details: Details = {}) {
    super(message);
    this.status = details.status ?? 400;
    this.type = details.type ?? "invalid_request_error";
    this.code = details.code;
    this.param = details.param;
    this.headers = details.headers ?? {};
    this.isBeforeCall = details.isBeforeCall ?? false;
  }

  toBody(): { error: Record<string, string> } {
    const { code, message, param, type } = this;
    return {
      error: {
        ...(code !== undefined && {
          code,
          doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}`,
        }),
        message,
        ...(param !== undefined && { param }),
        type,
      },
    };
  }
}

/** The refusal of an unknown id: 404 in a path, 400 in a parameter. */
export function missing(kind: string, id: string, where: { status: 400 | 404; param: string }): StripeError {
  return new StripeError(`No such ${kind}: '${id}'`, { code: "resource_missing", ...where });
}

/** The object that a path names; throws Stripe's 404. */
export function found<T extends Stored>(table: Table<T>, id: string, kind: string, param = "id"): T {
  const row = table.get(id);
  if (!row) throw missing(kind, id, { status: 404, param });
  return row;
}

/** The object that a parameter names; throws Stripe's 400. */
export function referred<T extends Stored>(table: Table<T>, id: string, kind: string, param: string): T {
  const row = table.get(id);
  if (!row) throw missing(kind, id, { status: 400, param });
  return row;
}

/** Sends any failure in Stripe's form. Unexpected failures tell no details. */
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
