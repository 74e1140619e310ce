import { createHmac } from "node:crypto";
import { mailboxOf } from "@standings/domain";

/** Keyed hash of an address's mailbox, hex: tells a mailbox again, and tells nobody without the key which it is. */
export type MailboxHash = (email: string) => string;

export function createMailboxHash(key: string): MailboxHash {
  return (email) => createHmac("sha256", key).update(mailboxOf(email)).digest("hex");
}
