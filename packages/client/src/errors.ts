import { TRPCClientError } from "@trpc/client";
import type { ErrorCode } from "./router.ts";

/** A call that Standings refused, or that did not reach it. */
export class StandingsError extends Error {
  /** What was wrong, such as `INSUFFICIENT_CREDITS`; null when no answer came. */
  readonly code: ErrorCode | null;
  /** HTTP status; null when no answer came. */
  readonly status: number | null;
  /** Further fields of the answer, such as `creditsRequired`. */
  readonly fields: Readonly<Record<string, string | number>>;
  /** Seconds until asking again makes sense; null when it was not said. */
  readonly retryAfter: number | null;

  constructor(
    message: string,
    details: Partial<Pick<StandingsError, "code" | "status" | "fields" | "retryAfter">> = {},
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = "StandingsError";
    this.code = details.code ?? null;
    this.status = details.status ?? null;
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter ?? null;
  }
}

/** The reply of a call. Throws StandingsError. */
export async function replyOf<Reply>(call: Promise<Reply>): Promise<Reply> {
  try {
    return await call;
  } catch (error) {
    throw toStandingsError(error);
  }
}

interface ErrorData {
  readonly errorCode?: ErrorCode;
  readonly httpStatus?: number;
  readonly fields?: Readonly<Record<string, string | number>>;
}

/** Any failure of a call as a `StandingsError`. */
export function toStandingsError(failure: unknown): StandingsError {
  if (failure instanceof StandingsError) return failure;
  if (!(failure instanceof TRPCClientError)) {
    return new StandingsError(failure instanceof Error ? failure.message : String(failure), {}, failure);
  }
  const { errorCode: code, httpStatus: status, fields }: ErrorData = failure.data ?? {};
  const retryAfter = retryAfterOf(failure.meta);
  return new StandingsError(failure.message, { code, status, fields, retryAfter }, failure);
}

function retryAfterOf(meta: Record<string, unknown> | undefined): number | null {
  const response = meta?.response;
  if (!(response instanceof Response)) return null;
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}
