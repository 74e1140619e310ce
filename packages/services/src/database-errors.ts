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
