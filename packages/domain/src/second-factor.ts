/** Two-step sign-in: codes of an authenticator app (RFC 6238) or recovery codes (decision record 50). */

/** Decimal digits of an app's code. */
export const APP_CODE_LENGTH = 6;

/** Seconds that an app shows one code. */
export const APP_CODE_SECONDS = 30;

/** Recovery codes of an account, each for one use. */
export const RECOVERY_CODES = 10;

/** Characters of a recovery code, in two groups. */
export const RECOVERY_CODE_LENGTH = 10;

/** UTF-16 units that may be entered as a code: one with spaces and dashes. */
export const ENTERED_CODE_MAX = 40;

/** Minutes that a sign-in waits for its code, and codes that it takes. */
export const CHALLENGE_MINUTES = 5;
export const CHALLENGE_TRIES = 5;

/** Minutes from the secret to its first code. */
export const FACTOR_SETUP_MINUTES = 30;

/** A code as somebody typed it: without spaces and dashes, in capitals, with digits of any width. */
export function readEnteredCode(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s-]+/gu, "")
    .toUpperCase();
}

/** "abcd efgh", a secret or code in groups that can be typed off. */
export function inGroups(text: string, size: number, separator: string): string {
  return (text.match(new RegExp(`.{1,${size}}`, "g")) ?? []).join(separator);
}

/** Whether the viewer's account has a second factor, and what is left of it. */
export interface SecondFactorState {
  readonly isOn: boolean;
  /** ISO 8601; null while it is off. */
  readonly since: string | null;
  /** Recovery codes that are not used. */
  readonly codesLeft: number;
  /** The operator requires it of this account. */
  readonly isRequired: boolean;
}

/** Days that the security log goes back. */
export const SECURITY_LOG_DAYS = 180;
