import { ERRORS, type ErrorCode } from "@standings/domain";

/** An expected failure. Transports map its code to a status; its message is shown to the user. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Seconds until asking again makes sense. */
  readonly retryAfter: number | null;

  constructor(code: ErrorCode, options: ServiceErrorOptions = {}) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause });
    this.name = "ServiceError";
    this.code = code;
    this.status = ERRORS[code].status;
    this.retryAfter = options.retryAfter ?? null;
  }
}

interface ServiceErrorOptions {
  readonly message?: string;
  readonly cause?: unknown;
  readonly retryAfter?: number;
}
