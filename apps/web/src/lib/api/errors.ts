import type { ErrorCode } from "@standings/domain";
import { isTimeout, REQUEST_TIMED_OUT } from "./request-timeout.ts";

export const TRPC_URL = "/trpc";

/** The catalogue code of a failed call, or null for anything else (no connection, a defect). */
export function errorCode(error: unknown): ErrorCode | null {
  const { data } = (error instanceof Error ? error : {}) as { data?: { errorCode?: unknown } | null };
  return typeof data?.errorCode === "string" ? (data.errorCode as ErrorCode) : null;
}

/** The session's token was refused, or nobody is signed in. */
export function isAuthenticationError(error: unknown): boolean {
  return errorCode(error) === "AUTHENTICATION_REQUIRED";
}

/** The server's exact message, that the call took too long, or the fallback; never a technical message. */
export function errorText(error: unknown, fallback: string): string {
  if (isTimeout(error)) return REQUEST_TIMED_OUT;
  return errorCode(error) !== null && error instanceof Error && error.message !== ""
    ? error.message
    : fallback;
}

/** The server's answer to a form's call; null without an error, and for a call without an answer, which is a toast. */
export function refusalText({ error }: { readonly error: unknown }): string | null {
  return errorCode(error) === null ? null : errorText(error, "");
}

/** Error message of a form's failed call; null without an error. */
export function failureText({ error }: { readonly error: unknown }, fallback: string): string | null {
  return error === null ? null : errorText(error, fallback);
}
