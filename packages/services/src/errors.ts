import { isOutage } from "@standings/database";
import { ALL_ERRORS, type ErrorCode } from "@standings/domain";

const UNIQUE_VIOLATION = "23505";

/** A unique constraint refused the statement, and with it everything else the statement did. */
export function isTaken(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error) || !("code" in error) || !("constraint" in error)) return false;
  return error.code === UNIQUE_VIOLATION && error.constraint === constraint;
}

const CHECK_VIOLATION = "23514";

/** The ledger refused a statement of an API token that would have spent more than the token may a day. */
export function isOverDailyCredits(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error) || !("constraint" in error)) return false;
  return error.code === CHECK_VIOLATION && error.constraint === "api_tokens_daily_credits";
}

/** An expected failure. Transports map its code to a status; its message is shown to the user. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Seconds until asking again makes sense. */
  readonly retryAfter: number | null;
  /** Further documented fields of the error's body. */
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, options: ServiceErrorOptions = {}) {
    super(options.message ?? ALL_ERRORS[code].message, { cause: options.cause });
    this.name = "ServiceError";
    this.code = code;
    this.status = ALL_ERRORS[code].status;
    this.retryAfter = options.retryAfter ?? null;
    this.fields = options.fields ?? {};
  }
}

interface ServiceErrorOptions {
  readonly message?: string;
  readonly cause?: unknown;
  readonly retryAfter?: number;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** A database that is back is found within 2 s. */
const OUTAGE_RETRY_SECONDS = 2;

/**
 * What a caller is told about a failure: an expected one as it is, a database that is away as DATABASE_UNAVAILABLE.
 * Null for anything else, which is a defect.
 */
export function toServiceError(failure: unknown): ServiceError | null {
  if (failure instanceof ServiceError) return failure;
  if (isOverDailyCredits(failure)) return tokenLimit(failure);
  if (!isOutage(failure)) return null;
  return new ServiceError("DATABASE_UNAVAILABLE", { cause: failure, retryAfter: OUTAGE_RETRY_SECONDS });
}

/** An API token's credits of the day come back at midnight (UTC). */
function tokenLimit(cause: unknown): ServiceError {
  const retryAfter = Math.ceil((DAY_MS - (Date.now() % DAY_MS)) / 1_000);
  return new ServiceError("TOKEN_LIMIT", { cause, retryAfter, fields: { errorType: "token_limit" } });
}

const DAY_MS = 86_400_000;

/** Whether something failed because the database is away. */
export function isDatabaseAway(failure: unknown): boolean {
  return toServiceError(failure)?.code === "DATABASE_UNAVAILABLE";
}
