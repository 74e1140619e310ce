import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

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
    | "unsubscribe"
    | "check",
  text: string,
) => string;

/** HMAC-SHA256 with the servers' key, as 32 hexadecimal digits. */
export function createKeyedHash(key: string): KeyedHash {
  return (purpose, text) => createHmac("sha256", key).update(`${purpose}:${text}`).digest("hex").slice(0, 32);
}

/** Seals bytes for one owner, so that a copy of the database tells nothing and a row cannot be given to another. */
export interface Sealer {
  seal(plain: Uint8Array, owner: string): Buffer;
  /** Throws UnsealError: sealed with another key or for another owner, or changed since. */
  open(sealed: Uint8Array, owner: string): Buffer;
}

export class UnsealError extends Error {
  constructor(cause: unknown) {
    super("HASH_KEY is not the key that sealed this, or it was sealed for another user", { cause });
    this.name = "UnsealError";
  }
}

const CIPHER = "aes-256-gcm";
const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM with a key derived (HKDF-SHA-256) from the servers' key. Layout: version, 12 bytes IV, 16 bytes tag, text. */
export function createSealer(serversKey: string): Sealer {
  const key = Buffer.from(hkdfSync("sha256", serversKey, "", "standings sealed v1", 32));
  return {
    seal(plain, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), text]);
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed);
      const [ivEnd, tagEnd] = [1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES];
      try {
        if (bytes[0] !== VERSION) throw new Error(`unknown layout ${bytes[0]}`);
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(1, ivEnd), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(ivEnd, tagEnd));
        return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]);
      } catch (cause) {
        throw new UnsealError(cause);
      }
    },
  };
}
