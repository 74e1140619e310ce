import { PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from "./passwords.ts";

/** A new password typed twice (spec part 1 §5, part 2 §5). */

export const PASSWORDS_DIFFER = "Passwords do not match";

/** Compares while the second one is typed; null until there is something to compare. */
export function passwordMatch(password: string, confirmed: string): "same" | "different" | null {
  if (confirmed === "") return null;
  return password === confirmed ? "same" : "different";
}

/** Why the pair can't be sent, or null when it can. */
export function findPasswordProblem(password: string, confirmed: string): string | null {
  if (password !== confirmed) return PASSWORDS_DIFFER;
  return password.length < PASSWORD_MIN_LENGTH ? PASSWORD_TOO_SHORT : null;
}
