/** Codes that are mailed to confirm an e-mail address (decisions "Accounts"). */

/** Decimal digits. */
export const CODE_LENGTH = 6;

/** Minutes a code lives. */
export const CODE_MINUTES = 10;

/** Guesses at a code: with the registration's secret, and as many without. */
export const CODE_TRIES = 5;

/** Hours the mailed link lives: its token cannot be guessed. */
export const CODE_LINK_HOURS = 24;

const CODE = new RegExp(`^[0-9]{${CODE_LENGTH}}$`);

export function isVerificationCode(text: string): boolean {
  return CODE.test(text);
}
