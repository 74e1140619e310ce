import { createHmac } from "node:crypto";

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MS = 30_000;

/** The code that an authenticator app shows at a time (milliseconds), computed as RFC 4226 and 6238 say. */
export function codeAt(base32: string, now = Date.now()): string {
  const bits = [...base32].map((sign) => SIGNS.indexOf(sign).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / STEP_MS)));
  const hash = createHmac("sha1", key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** A code that the app shows neither now nor soon. */
export function wrongCode(base32: string): string {
  const shown = [-2, -1, 0, 1, 2].map((steps) => codeAt(base32, Date.now() + steps * STEP_MS));
  return (
    ["000000", "000001", "000002", "000003", "000004", "000005"].find((code) => !shown.includes(code)) ?? ""
  );
}
