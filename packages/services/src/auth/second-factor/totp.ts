import { APP_CODE_LENGTH, APP_CODE_SECONDS } from "@standings/domain";
import { Secret, TOTP } from "otpauth";

/** Bytes of a secret: as many as the hash has (RFC 4226 §4). */
const SECRET_BYTES = 20;

/** Steps before and after the present one whose codes count, for clocks that differ and slow typing. */
const WINDOW = 1;

const APP_CODE = new RegExp(`^[0-9]{${APP_CODE_LENGTH}}$`);

const ISSUER = "Standings";

export function newSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);
}

export interface AppKey {
  /** Base32, to type into an app. */
  readonly secret: string;
  /** `otpauth://` address, for a QR code. */
  readonly uri: string;
}

/** What an authenticator app needs to show the codes of an account. */
export function appKey(secret: Uint8Array, email: string): AppKey {
  const totp = totpOf(secret, email);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step whose code was entered, or null for a wrong one. `now` is milliseconds. */
export function findStep(secret: Uint8Array, code: string, now: number): number | null {
  // The library throws for digits of other scripts.
  if (!APP_CODE.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / APP_CODE_SECONDS) + delta;
}

/** SHA-1, six digits, 30 seconds: the only parameters that every app keeps. */
function totpOf(secret: Uint8Array, label = ""): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    algorithm: "SHA1",
    digits: APP_CODE_LENGTH,
    period: APP_CODE_SECONDS,
  });
}
