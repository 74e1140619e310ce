import { errorCode } from "../api/errors.ts";

/** The challenge of a sign-in that waits for its second step; null for any other failure. */
export function challengeIn(error: unknown): string | null {
  if (errorCode(error) !== "SECOND_FACTOR_REQUIRED") return null;
  const { data }: { data?: { fields?: { challenge?: unknown } } } = Object(error);
  const challenge = data?.fields?.challenge;
  return typeof challenge === "string" ? challenge : null;
}
