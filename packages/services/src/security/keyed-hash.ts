import { createHmac } from "node:crypto";

/** Hash of a text that nobody can guess back without the servers' key; `purpose` keeps tables from being joined. */
export type KeyedHash = (
  purpose:
    | "address"
    | "email"
    | "device"
    | "registration"
    | "mailbox"
    | "visitor"
    | "recovery_code"
    | "unsubscribe",
  text: string,
) => string;

/** HMAC-SHA256 with the servers' key, as 32 hexadecimal digits. */
export function createKeyedHash(key: string): KeyedHash {
  return (purpose, text) => createHmac("sha256", key).update(`${purpose}:${text}`).digest("hex").slice(0, 32);
}
