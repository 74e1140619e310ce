/** Codes that are mailed to confirm an e-mail address (decisions "Accounts"). */

/** Decimal digits. */
export const CODE_LENGTH = 6;

/** Minutes a code lives. */
export const CODE_MINUTES = 10;

const CODE = new RegExp(`^[0-9]{${CODE_LENGTH}}$`);

export function isVerificationCode(text: string): boolean {
  return CODE.test(text);
}
