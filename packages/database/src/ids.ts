import { randomBytes } from "node:crypto";

/** A UUIDv7 (RFC 9562): sorts by creation time, so that index pages stay warm. */
export function newId(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isId(value: string): boolean {
  return UUID.test(value);
}

/** An id that no row has. */
export const NIL_ID = "00000000-0000-0000-0000-000000000000";
