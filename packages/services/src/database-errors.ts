const UNIQUE_VIOLATION = "23505";

/** A unique constraint refused the statement, and with it everything else the statement did. */
export function isTaken(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error) || !("code" in error) || !("constraint" in error)) return false;
  return error.code === UNIQUE_VIOLATION && error.constraint === constraint;
}
