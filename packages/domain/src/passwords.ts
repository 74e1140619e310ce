import { SITE_NAME } from "./public-pages.ts";

/** The admin that a product has while it only knows the sandbox. Its password is published, so it never goes live. */
export const SANDBOX_ADMIN = { email: "admin@standings.test", password: "standings-admin" } as const;

/** Rules for passwords (spec part 1 §5, decisions "Accounts"). */

export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 200;
export const PASSWORD_REQUIRED = "Password is required";
export const PASSWORD_TOO_SHORT = `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`;

/** Minutes after a sign-in in which it proves who acts, for accounts without a password. */
export const SIGN_IN_PROOF_MINUTES = 10;

/** What a password must not consist of: attackers guess it first. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

/**
 * Whether a password is one repeated character, or the owner's address, name or the product's name with no more than
 * digits and signs around it. Case, spaces and signs do not count.
 */
export function isPredictablePassword(password: string, { email, name }: PasswordOwner): boolean {
  if (/^(.)\1*$/su.test(password)) return true;
  const [localPart = ""] = email.split("@");
  const words = [email, localPart, name, ...name.split(/\s+/), SITE_NAME];
  const [letters, core] = [squash(password), stem(password)];
  return words.some((word) => {
    const isWhole = letters !== "" && letters === squash(word);
    return isWhole || (core !== "" && core === stem(word));
  });
}

/** Letters and digits alone, lower-case. */
function squash(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** The same without the digits at either end. */
function stem(text: string): string {
  return squash(text).replace(/^\p{N}+|\p{N}+$/gu, "");
}

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
