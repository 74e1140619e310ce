import { errorCode, errorField } from "../api/errors.ts";

/** The challenge of a sign-in that waits for its second step; null for any other failure. */
export function challengeIn(error: unknown): string | null {
  return errorCode(error) === "SECOND_FACTOR_REQUIRED" ? errorField(error, "challenge") : null;
}
