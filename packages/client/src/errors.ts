import { TRPCClientError } from "@trpc/client";
import type { AppRouter, ErrorCode } from "./router.ts";

/** A call that Standings refused, or that did not reach it; or a run of which nothing can be given. */
export class StandingsError extends Error {
  /** What was wrong, such as `INSUFFICIENT_CREDITS`; null when no answer of Standings came, and when no model answered. */
  readonly code: ErrorCode | null;
  /** HTTP status of the refusal; null when no answer came (`cause` says why then), and of a run. */
  readonly status: number | null;
  /** Further fields of the answer, such as `creditsRequired`. */
  readonly fields: Readonly<Record<string, unknown>>;
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
  readonly fields?: Readonly<Record<string, unknown>>;
}

type Failure = TRPCClientError<AppRouter>;

/** Any failure of a call as a `StandingsError`. */
export function toStandingsError(failure: unknown): StandingsError {
  if (failure instanceof StandingsError) return failure;
  if (!(failure instanceof TRPCClientError)) {
    return new StandingsError(failure instanceof Error ? failure.message : String(failure), {}, failure);
  }
  const { errorCode: code, fields }: ErrorData = failure.data ?? {};
  const status = statusOf(failure);
  const message = failure.data || status === null ? failure.message : foreignAnswer(status);
  return new StandingsError(message, { code, status, fields, retryAfter: retryAfterOf(failure) }, failure);
}

/** What an answer refuses with: the server's own words, or those of something that stands before it. */
export async function refusalOf(response: Response): Promise<Failure> {
  const meta = { response };
  const refusal: Failure = TRPCClientError.from(Object(await response.json().catch(() => null)), { meta });
  return refusal.data ? refusal : new TRPCClientError(foreignAnswer(response.status), { meta });
}

export function statusOf(failure: Failure): number | null {
  return failure.data?.httpStatus ?? responseOf(failure)?.status ?? null;
}

/** Seconds that an answer asks to wait; null when it does not say. */
export function retryAfterOf(failure: Failure): number | null {
  const seconds = Number(responseOf(failure)?.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

function responseOf({ meta }: Failure): Response | null {
  return meta?.response instanceof Response ? meta.response : null;
}

/** A proxy's or a foreign server's answer says nothing that a script could read. */
function foreignAnswer(status: number): string {
  return `No answer of Standings came, but one with status ${status}`;
}
