import { addLedgerEntry, type Connection } from "@standings/database";
import type { ServiceContext } from "../context.ts";

/** Gives a new account its credits, once: the ledger refuses a second time. */
export async function grantSignupCredits(
  tx: Connection,
  { settings }: ServiceContext,
  userId: string,
): Promise<void> {
  if (settings.signupCredits === 0) return;
  await addLedgerEntry(tx, { userId, delta: settings.signupCredits, reason: "signup", reference: userId });
}
