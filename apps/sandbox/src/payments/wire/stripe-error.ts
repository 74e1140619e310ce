export type StripeErrorType = "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";

interface Details {
  readonly status?: number;
  readonly type?: StripeErrorType;
  readonly code?: string;
  readonly param?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal as Stripe words it; 400 `invalid_request_error` unless told otherwise. */
export class StripeError extends Error {
  readonly status: number;
  readonly type: StripeErrorType;
  readonly code: string | undefined;
  readonly param: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(message: string, details: Details = {}) {
    super(message);
    this.status = details.status ?? 400;
    this.type = details.type ?? "invalid_request_error";
    this.code = details.code;
    this.param = details.param;
    this.headers = details.headers ?? {};
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

/** The refusal of an id that nothing has: 404 for the object asked for, 400 inside a parameter. */
export function missing(kind: string, id: string, where: { status: 400 | 404; param: string }): StripeError {
  return new StripeError(`No such ${kind}: '${id}'`, { code: "resource_missing", ...where });
}
