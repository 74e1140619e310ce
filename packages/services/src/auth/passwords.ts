import { hash, verify } from "@node-rs/argon2";
import {
  isPredictablePassword,
  PASSWORD_MIN_LENGTH,
  PASSWORD_TOO_SHORT,
  type PasswordOwner,
} from "@standings/domain";
import { ServiceError } from "../errors.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** argon2id with the parameters OWASP names first for 19 MiB. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Verified against when there is no account, so that the time tells nothing.
const ABSENT = hash("no such account", ARGON2);

/** Throws INVALID_INPUT (too short) or COMMON_PASSWORD. */
export async function checkNewPassword(password: string, owner: PasswordOwner): Promise<void> {
  if (password.length < PASSWORD_MIN_LENGTH)
    throw new ServiceError("INVALID_INPUT", { message: PASSWORD_TOO_SHORT });
  if (isPredictablePassword(password, owner) || (await isCommonPassword(password)))
    throw new ServiceError("COMMON_PASSWORD");
}

/** `salt` is 16 bytes; random without. */
export function hashPassword(password: string, salt?: Uint8Array): Promise<string> {
  return hash(password, salt ? { ...ARGON2, salt } : ARGON2);
}

/** Takes the same time whether or not there is a hash to compare with. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await ABSENT), password);
  return matches && typeof passwordHash === "string";
}
