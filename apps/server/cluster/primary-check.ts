import { DATABASE_USER } from "./database-pair.ts";

/** Protocol 3.0. */
const PROTOCOL = 196_608;
const QUESTION = "select pg_is_in_recovery()";
/** A row of one column, one character long: `f`, for false. */
const NO = "440000000b00010000000166";

/**
 * HAProxy's `tcp-check` that passes for a PostgreSQL that takes writes: it says hello, asks whether the server is in
 * recovery, and expects "no". It has no password: `pg_hba.conf` trusts its user from the balancer's address.
 */
export function checkOfPrimary(user = DATABASE_USER): string {
  const lines = [
    "connect",
    `send-binary ${hello(user)}`,
    `send-binary ${message("Q", `${QUESTION}\0`)}`,
    `expect binary ${NO}`,
    `send-binary ${message("X", "")}`,
  ];
  return lines.map((line) => `  tcp-check ${line}`).join("\n");
}

function hello(user: string): string {
  const body = Buffer.concat([int32(PROTOCOL), Buffer.from(`user\0${user}\0database\0postgres\0\0`)]);
  return Buffer.concat([int32(body.length + 4), body]).toString("hex");
}

function message(type: string, body: string): string {
  const text = Buffer.from(body);
  return Buffer.concat([Buffer.from(type), int32(text.length + 4), text]).toString("hex");
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
